import { makePaint } from '@countersign/embedded/phases';

/** Columns. Where the terminal says nothing, the widest line has 91. */
const widest = 91;
const narrowest = 40;
const labelWidth = 13;
/** `629 ms`, `12.3 s`, and a space before them. */
const timeWidth = 9;
const marginWidth = 4;

/** What the demo prints: colours on a terminal, the same words without them elsewhere. */
export interface Report {
  line(text: string): void;
  heading(text: string): void;
  /** Runs one step and says what came of it and how long it took. */
  step<T>(work: () => Promise<T>, done: (result: T) => string): Promise<T>;
  /** One outcome, good or bad; null where nothing was looked into. */
  verdict(isGood: boolean | null, name: string, detail: string): void;
  row(label: string, value: string): void;
}

export function makeReport(
  stream: { isTTY?: boolean; columns?: number; write(text: string): unknown },
  isColorWanted: boolean,
  nowMs: () => number,
): Report {
  const paint = makePaint(stream.isTTY === true && isColorWanted);
  const mark = (isGood: boolean | null) => (isGood ? paint.good('✓') : isGood === null ? '–' : '✗');
  const line = (text: string) => void stream.write(`${text}\n`);
  const width = Math.max(narrowest, Math.min(widest, stream.columns || widest));
  return {
    line,
    heading: (text) => line(`\n${paint.strong(text)}`),
    async step(work, done) {
      const startedMs = nowMs();
      const result = await work();
      const took = duration(nowMs() - startedMs).padStart(timeWidth);
      const textWidth = width - marginWidth - timeWidth;
      const [first = '', ...rest] = wrap(done(result), textWidth);
      line(`  ${paint.good('✓')} ${first.padEnd(textWidth)}${paint.dim(took)}`);
      for (const more of rest) line(`    ${more}`);
      return result;
    },
    verdict(isGood, name, detail) {
      const margin = ' '.repeat(marginWidth + labelWidth + 1);
      const text = wrap(detail, width - margin.length).join(`\n${margin}`);
      line(`  ${mark(isGood)} ${name.padEnd(labelWidth)} ${text}`);
    },
    row: (label, value) => line(`  ${paint.dim(label.padEnd(labelWidth))} ${value}`),
  };
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter((line) => line !== '');
}

/** Milliseconds below a second, else seconds. */
export function duration(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
