/** Where the parts that start say what they are doing. */
export interface Progress {
  /** A line that stays. */
  say(line: string): void;
  /** The state of a long step: overwrites itself on a terminal, shows now and then elsewhere. */
  update(line: string): void;
}

/** On a terminal one line is rewritten; in a log file a line appears at most every ten seconds. */
export function makeProgress(
  stream: { isTTY?: boolean; write(text: string): unknown },
  nowMs: () => number,
): Progress {
  const isTerminal = stream.isTTY === true;
  let shown = false;
  let lastMs = -Infinity;
  const clear = (): void => {
    if (shown) stream.write('\r\u001b[2K');
    shown = false;
  };
  return {
    say: (line) => {
      clear();
      stream.write(`${line}\n`);
    },
    update: (line) => {
      if (isTerminal) {
        clear();
        stream.write(line);
        shown = true;
      } else if (nowMs() - lastMs >= 10_000) {
        lastMs = nowMs();
        stream.write(`${line}\n`);
      }
    },
  };
}
