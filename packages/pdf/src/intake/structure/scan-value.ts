import { Unacceptable } from '../refusals.ts';
import { isDigit, isRegular, readInteger, readName, skipSpace, Tokens } from './tokens.ts';

/** From a byte up to another. */
export interface Span {
  start: number;
  end: number;
}

export interface Value extends Span {
  /** Where its values stand, when it is a dictionary. */
  entries?: Map<string, Span>;
}

/** An array or a dictionary that was opened. */
interface Open {
  start: number;
  entries?: Map<string, Span>;
  /** Of the entry whose value is read. */
  key?: string | undefined;
}

/** As deep as PDFium follows; others stop at 100 to 500, and files have less than twenty. */
const deepest = 64;

/**
 * Finds where a value ends (ISO 32000-1, 7.3), looking at every token once and building nothing: a
 * bracket that closes nothing keeps a lenient parser busy until the process dies.
 * @throws Unacceptable for a token that cannot stand where it stands
 */
export function scanValue(file: Buffer, from: number): Value {
  const tokens = new Tokens(file, from);
  const open: Open[] = [];
  for (;;) {
    const kind = tokens.next();
    const holder = open.at(-1);
    if (kind === 'name' && holder?.entries && holder.key === undefined) {
      holder.key = readName(file, tokens.start, tokens.end);
      continue;
    }
    let value: Value = { start: tokens.start, end: tokens.end };
    if (kind === 'openArray' || kind === 'openDict') {
      if (open.length >= deepest) throw new Unacceptable('too_complex');
      open.push({ start: tokens.start, ...(kind === 'openDict' && { entries: new Map() }) });
      continue;
    }
    if (kind === 'closeArray' || kind === 'closeDict') {
      value = close(open.pop(), kind === 'closeDict', tokens);
    } else if (kind === 'word') {
      tokens.end = endOfWord(tokens);
      value.end = tokens.end;
    } else if (kind !== 'name' && kind !== 'string') throw misplaced(tokens);
    const outer = open.at(-1);
    if (!outer) return value;
    put(file, outer, value);
  }
}

function close(opened: Open | undefined, isDict: boolean, { start, end, file }: Tokens): Value {
  if (!opened || isDict !== (opened.entries !== undefined) || opened.key !== undefined) {
    throw misplaced({ file, start });
  }
  return { start: opened.start, end, ...(opened.entries && { entries: opened.entries }) };
}

function put(file: Buffer, holder: Open, { start, end }: Span): void {
  const { entries, key } = holder;
  if (!entries) return;
  if (key === undefined) throw misplaced({ file, start });
  const before = entries.get(key);
  const isOther =
    before && !file.subarray(before.start, before.end).equals(file.subarray(start, end));
  // Readers differ in which of the two they take.
  if (isOther) throw new Unacceptable('ambiguous');
  entries.set(key, { start, end });
  holder.key = undefined;
}

/** A number, a reference or a constant. */
function endOfWord(tokens: Tokens): number {
  const { file, start, end } = tokens;
  if (isNumber(file, start, end)) {
    return endOfReference(file, start, end) ?? end;
  }
  const word = tokens.text();
  if (word === 'true' || word === 'false' || word === 'null') return end;
  throw misplaced(tokens);
}

/** As lenient as readers are alike: several signs, a dot without digits, but not signs alone. */
function isNumber(file: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end && (file[at] === 0x2b || file[at] === 0x2d)) at++;
  const afterSigns = at;
  while (at < end && isDigit(file[at])) at++;
  if (file[at] === 0x2e) at++;
  while (at < end && isDigit(file[at])) at++;
  return at === end && at > afterSigns;
}

/** ISO 32000-1, 7.5.4: readers differ in what a reference beyond it is. */
const maxGeneration = 65_535;

function endOfReference(file: Buffer, start: number, end: number): number | undefined {
  if (readInteger(file, start)?.end !== end) return undefined;
  const generation = readInteger(file, skipSpace(file, end));
  if (!generation || generation.end - end > 64) return undefined;
  const at = skipSpace(file, generation.end);
  if (at === generation.end || file[at] !== 0x52 || isRegular(file[at + 1])) return undefined;
  if (generation.value > maxGeneration) throw new Unacceptable('damaged');
  return at + 1;
}

function misplaced({ file, start }: { file: Buffer; start: number }): Unacceptable {
  const sign = file.toString('latin1', start, start + 1);
  const detail = /[()<>[\]{}]/.test(sign)
    ? `A bracket “${sign}” stands where none may, at byte ${start}.`
    : undefined;
  return new Unacceptable('damaged', detail);
}
