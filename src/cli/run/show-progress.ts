/** What goes on, for people. */
export interface Progress {
  /** Something that happened, once. */
  line: (text: string) => void;
  /** How far something is, from 0 to 1; drawn again and again on a terminal, else said when it is done. */
  bar: (text: string, share: number) => void;
  end: () => void;
}

interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

const width = 24;

/** @param quiet says nothing at all */
export function showProgress(output: Output, quiet = false): Progress {
  let open = false;
  const end = () => {
    if (open) output.write('\n');
    open = false;
  };
  if (quiet) return { line: () => undefined, bar: () => undefined, end };
  return {
    end,
    line(text) {
      end();
      output.write(`${text}\n`);
    },
    bar(text, share) {
      const filled = Math.floor(share * width);
      const drawn = `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${Math.floor(share * 100)} %`;
      if (output.isTTY) {
        output.write(`\r${text} ${drawn}`);
        open = true;
      } else if (share >= 1) output.write(`${text}\n`);
    },
  };
}
