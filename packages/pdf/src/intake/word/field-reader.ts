import { UnacceptableFile, type FileRefusalReason } from '../file-refusals.ts';
import { reasonAgainstField, seemsToFetch } from './field-codes.ts';

/** By the element it stands in: an instruction, one that is marked as deleted, or any run's text. */
export type TextKind = 'instruction' | 'deleted' | 'run';

/**
 * Puts together the instructions of a part's fields, which may be spread over runs, paragraphs, and
 * comments between them. Methods throw UnacceptableFile where an instruction is refused.
 */
export interface FieldReader {
  begin(): void;
  /** After it the field's result stands. */
  separate(): void;
  end(): void;
  text(kind: TextKind, text: string): void;
  /** A field in one element, with its whole instruction. */
  simple(instruction: string): void;
  /** What has fields of its own: text boxes, and alternatives of which a reader takes one. */
  enter(): void;
  leave(): void;
  /** Of the part: judges what was left open. */
  finish(): void;
}

export interface FieldPiece {
  kind: TextKind;
  text: string;
}

interface OpenField {
  pieces: FieldPiece[];
  inResult: boolean;
}

/** Stands in an instruction for a field inside it. */
const inner = '\u0013';

export function makeFieldReader(): FieldReader {
  let open: OpenField[] = [];
  const around: OpenField[][] = [];
  const finish = () => {
    for (const { pieces } of open) judge(pieces);
  };
  return {
    begin() {
      const outer = open.at(-1);
      if (outer && !outer.inResult) beginInside(outer.pieces);
      open.push({ pieces: [], inResult: false });
    },
    separate() {
      const field = open.at(-1);
      if (!field) return;
      judge(field.pieces);
      field.inResult = true;
    },
    end() {
      const field = open.pop();
      if (field) judge(field.pieces);
    },
    text(kind, text) {
      const field = open.at(-1);
      if (field && !field.inResult) field.pieces.push({ kind, text });
      // An instruction elsewhere is read by some and not by others.
      else if (kind !== 'run' && text.trim() !== '') throw new UnacceptableFile('word_damaged');
    },
    simple: (text) => {
      judge([{ kind: 'instruction', text }]);
    },
    enter() {
      around.push(open);
      open = [];
    },
    leave() {
      finish();
      open = around.pop() ?? [];
    },
    finish,
  };
}

/** What a field inside shows must not be, or go on, the name of that around it. */
export function beginInside(pieces: FieldPiece[]): void {
  if (!/\S\s+$/.test(codeOf(pieces))) pieces.push({ kind: 'instruction', text: inner });
}

/** Readers differ in whether text of other runs, and what is marked as deleted, belongs to it. */
const readings: readonly (readonly TextKind[])[] = [
  ['instruction'],
  ['instruction', 'run'],
  ['instruction', 'deleted'],
  ['instruction', 'deleted', 'run'],
  ['deleted'],
];

function judge(pieces: readonly FieldPiece[]): void {
  const reason = reasonAgainstPieces(pieces);
  if (reason !== undefined) throw new UnacceptableFile(reason);
}

/** @returns why an instruction is refused; undefined: it stays */
export function reasonAgainstPieces(pieces: readonly FieldPiece[]): FileRefusalReason | undefined {
  for (const kinds of readings) {
    const code = codeOf(pieces.filter(({ kind }) => kinds.includes(kind)));
    const reason = reasonAgainstField(code);
    if (reason !== undefined) return reason;
  }
  // And one that skips what it does not know may begin with any of them.
  let rest = '';
  for (const { text } of pieces.toReversed()) {
    rest = (text + rest).slice(0, maxChars);
    if (seemsToFetch(rest)) return 'word_external';
  }
  return undefined;
}

/** As much of an instruction as tells what it does. */
const maxChars = 500;

/** An instruction, of its pieces. */
export function codeOf(pieces: readonly FieldPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}
