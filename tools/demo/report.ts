import { makePaint } from '../../src/embedded/phases.ts';

/** Columns; with the time the widest line has 91. */
const textWidth = 80;
const labelWidth = 13;

/** What the demo prints: colours on a terminal, the same words without them elsewhere. */
export interface Report {
  line(text: string): void;
  heading(text: string): void;
  /** Runs one step and says what came of it and how long it took. */
  step<T>(work: () => Promise<T>, done: (result: T) => string): Promise<T>;
  /** One outcome, good or bad. */
  verdict(isGood: boolean, name: string, detail: string): void;
  row(label: string, value: string): void;
}

export function makeReport(
  stream: { isTTY?: boolean; write(text: string): unknown },
  isColorWanted: boolean,
  nowMs: () => number,
): Report {
  const paint = makePaint(stream.isTTY === true && isColorWanted);
  const line = (text: string) => void stream.write(`${text}\n`);
  return {
    line,
    heading: (text) => line(`\n${paint.strong(text)}`),
    async step(work, done) {
      const startedMs = nowMs();
      const result = await work();
      const took = duration(nowMs() - startedMs);
      line(`  ${paint.good('✓')} ${done(result).padEnd(textWidth)} ${paint.dim(took.padStart(8))}`);
      return result;
    },
    verdict(isGood, name, detail) {
      const margin = ' '.repeat(labelWidth + 5);
      const text = wrap(detail, textWidth + 11 - margin.length).join(`\n${margin}`);
      line(`  ${isGood ? paint.good('✓') : '✗'} ${name.padEnd(labelWidth)} ${text}`);
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
