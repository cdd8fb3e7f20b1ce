import type { Character } from '../content/page-text.ts';
import { joinLines } from './join-lines.ts';
import { attributes, parseTag, type Tag } from './parse-tag.ts';
import { readLetters, type Letters } from './read-letters.ts';
import type { Run } from './read-run.ts';

/** A text tag, and the numbers of the characters that it is written with. */
export interface FoundTag {
  tag: Tag;
  numbers: number[];
  isBroken: boolean;
  /** As it is written, where it is a name between braces and nothing else. */
  plain?: string;
}

/** What a run of text holds between braces. */
export interface Findings {
  tags: FoundTag[];
  /** Sentences, each about one tag that cannot be read. */
  mistakes: string[];
  /** What template engines and other services read. */
  foreign: string[];
  /** Two opening braces that nothing closes, and two closing ones that nothing opens. */
  isOpen: boolean;
  isClosed: boolean;
}

/** Between braces of which the two of a pair may stand on two lines. */
const braced = /\{\n?\{([^{}]{1,1000})\}\n?\}/g;
const command = /\{%[^{}]{0,300}%\}/g;
/** In place of what was found: no character of any text. */
const taken = '\uffff';
const attribute = `;\\s*(?:${attributes.join('|')})\\s*=`;
const headless = new RegExp(`[^{}${taken}]{0,40}${attribute}[^{}${taken}]{0,200}\\}\\n?\\}`, 'gi');
const endless = new RegExp(`\\{\\n?\\{[^{}${taken}]{0,300}?${attribute}[^{}${taken}]{0,80}`, 'gi');
export const brokenTag = 'is broken over two lines: widen the cell';

/** Finds the tags of a run, and what is none and looks like one. */
export function findTags(run: Run): Findings {
  const found: Findings = { tags: [], mistakes: [], foreign: [], isOpen: false, isClosed: false };
  let rest = '';
  let from = 0;
  for (const match of run.text.matchAll(braced)) {
    const to = match.index + match[0].length;
    if (!takeMatch(run, { from: match.index, to }, found)) continue;
    rest += run.text.slice(from, match.index) + taken;
    from = to;
  }
  rest += run.text.slice(from);
  found.foreign.push(...(rest.match(command) ?? []).map(quote));
  const left = rest.match(endless) ?? rest.match(headless) ?? [];
  found.mistakes.push(...left.map((text) => `${quote(text)} ${brokenTag}, or lacks a brace.`));
  const { isOpen, isClosed } = unbalanced(rest);
  return { ...found, isOpen, isClosed };
}

/** @returns whether it is more than text */
function takeMatch(run: Run, { from, to }: { from: number; to: number }, found: Findings): boolean {
  const numbers = run.owners.slice(from, to).filter((number) => number >= 0);
  const letters = readLetters(charactersOf(run, numbers));
  const [, open = '', content = '', close = ''] =
    /^\{(\s?)\{([^{}]*)\}(\s?)\}$/.exec(letters.text) ?? [];
  const before = run.text[from - 1] === '{' ? '{' : '';
  const after = run.text[to] === '}' ? '}' : '';
  const isPlain = !content.includes(';');
  const quoted = quote(`${before}${letters.text}${after}`);
  if (isPlain && open !== '' && close !== '') return false;
  if (isPlain && (open === ' ' || close === ' ')) return false;
  if (!/[\p{L}\p{N}_]/u.test(content)) return false;
  const tag = before || after ? undefined : readTag(letters, content, `${open}${close}`);
  if (tag === undefined) {
    if (!/\p{L}/u.test(content)) return false;
    found.foreign.push(quoted);
  } else if ('mistake' in tag) found.mistakes.push(`${quoted} ${tag.mistake}.`);
  else {
    const isBroken = letters.text.includes('\n');
    found.tags.push({ tag, numbers, isBroken, ...(isPlain && { plain: quoted }) });
  }
  return true;
}

/** Undefined for what is no tag of ours, however its lines were broken. */
function readTag({ text, isCertain }: Letters, content: string, parted: string) {
  const asOne = parseTag(content.replaceAll('\n', ''));
  if (asOne === undefined) return undefined;
  if (!text.includes('\n')) {
    if (isCertain && parted === '') return asOne;
    return { mistake: 'has gaps in it: set it from the left, its letters no further apart' };
  }
  // A brace on the line above may be a brace and no more.
  const isSure = isCertain && (parted === '' || content.includes(';'));
  const joined = isSure ? joinLines(content) : undefined;
  const tag = joined === undefined ? undefined : parseTag(joined);
  return tag === undefined || 'mistake' in tag ? { mistake: brokenTag } : tag;
}

export function charactersOf(run: Run, numbers: readonly number[]): Character[] {
  return numbers.flatMap((number, index) =>
    number === numbers[index - 1] ? [] : (run.characters[number] ?? []),
  );
}

/** Whether two braces are left open or closed; what was taken out in between parts them. */
function unbalanced(text: string): { isOpen: boolean; isClosed: boolean } {
  const open: number[] = [];
  const left = { open: [] as number[], closed: [] as number[] };
  const bare = text.replaceAll('\n', '');
  for (let at = 0; at < bare.length; at++) {
    const sign = bare[at];
    if (sign === '{') open.push(at);
    else if (sign === '}' && open.pop() === undefined) left.closed.push(at);
    else if (sign === taken) left.open.push(...open.splice(0));
  }
  left.open.push(...open);
  const isPair = (places: number[]) => places.some((at, index) => places[index + 1] === at + 1);
  return { isOpen: isPair(left.open), isClosed: isPair(left.closed) };
}

function quote(text: string): string {
  const inOneLine = text.replaceAll(/\s+/g, ' ').trim();
  return inOneLine.length > 80 ? `${inOneLine.slice(0, 80)}…` : inOneLine;
}
