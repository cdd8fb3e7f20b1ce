import type { NamedCheck } from '../check.ts';
import type { Judgement } from './within-limits.ts';

/**
 * All that was found, for a person: each check, what it was measured by, and what follows from it.
 * @param columns of a terminal, in which lines end between words; without them a check is one line
 */
export function printJudgement({ checks, trusted }: Judgement, columns?: number): string {
  const known = trusted.map((what) => `Measured by: ${plain(what)}`);
  const rest = [...known, ...conclusions(checks)];
  if (columns === undefined) return [...rows(checks), '', ...rest, ''].join('\n');
  const broken = rest.map((line) => wrap(line, columns));
  return [...checks.map((check) => block(check, columns)), '', ...broken, ''].join('\n');
}

const stateWidth = 'not checked'.length + 2;

function rows(checks: readonly NamedCheck[]): string[] {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return checks.map(
    ({ name, ok, detail }) =>
      `${name.padEnd(width)}  ${stateOf(ok).padEnd(stateWidth)}${said(detail)}`,
  );
}

/** The answer and the name, and below them what was found. */
function block({ name, ok, detail }: NamedCheck, columns: number): string {
  const head = `${stateOf(ok).padEnd(stateWidth)}${name}`;
  return `${head}\n${' '.repeat(stateWidth)}${wrap(said(detail), columns, stateWidth)}`;
}

function stateOf(ok: boolean | null): string {
  if (ok === null) return 'not checked';
  return ok ? 'ok' : 'FAILED';
}

/** Without what the word before it says already. */
function said(detail: string): string {
  return plain(detail).replace(/^Not checked, because /, 'because ');
}

/**
 * Ends lines between words, where they are to end at all.
 * @param indent of all lines; the first has it already
 */
export function wrap(text: string, columns = Infinity, indent = 0): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines.splice(-1, 1, word);
    else if (indent + line.length + 1 + word.length > columns) lines.push(word);
    else lines.splice(-1, 1, `${line} ${word}`);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

function conclusions(checks: readonly NamedCheck[]): string[] {
  const those = (answer: boolean | null) =>
    checks.flatMap(({ name, ok }) => (ok === answer ? [name] : []));
  const [failed, unchecked] = [those(false), those(null)];
  const of = `of ${checks.length} checks`;
  return [
    ...(failed.length > 0 ? [`${failed.length} ${of} FAILED: ${failed.join(', ')}.`] : []),
    ...(unchecked.length > 0
      ? [`${unchecked.length} ${of} NOT CHECKED: ${unchecked.join(', ')}.`]
      : []),
    whatFollows(failed, unchecked, checks.length),
  ];
}

function whatFollows(
  failed: readonly string[],
  unchecked: readonly string[],
  count: number,
): string {
  if (failed.length === 1 && failed[0] === 'seal additions') {
    return 'What was added later is not proved by anything. --extract-sealed saves what was sealed.';
  }
  if (failed.length > 0) return 'Do not rely on this file as it is.';
  if (unchecked.length > 0) {
    return 'No check fails, and the file is proved only as far as it was checked.';
  }
  return `All ${count} checks hold.`;
}

/** What the file says of itself must not move a terminal's cursor. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
