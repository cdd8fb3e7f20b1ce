import { apart } from './check-part.ts';
import { fieldName, isFetching } from './field-codes.ts';
import { beginInside, codeOf, reasonAgainstPieces, type FieldPiece } from './field-reader.ts';
import type { Changes, XmlHandlers } from './read-xml.ts';
import { nameOf, valueOf } from './xml-names.ts';

interface OpenField {
  pieces: FieldPiece[];
  /** Of its own elements that hold its instruction, the places. */
  instructions: number[];
  marks: number[];
  /** What stands in runs before the result begins, as a range of what the story has. */
  from: number;
  to: number;
  /** All of the instruction stands in runs of one paragraph, and not too deep in others. */
  contained: boolean;
  inResult: boolean;
  shows: Set<'text' | 'picture'>;
  /** A field within the instruction is refused. */
  tainted: boolean;
}

/** What has fields of its own, in the order in which it is read. */
interface Story {
  open: OpenField[];
  /** The places of what stands in runs, but for how they look. */
  inRuns: number[];
}

/**
 * Finds the fields that are refused, or that a converter would fill in, and show what they last
 * showed: the paper has that as Word shows it, and the instruction is of no use to anybody. One that
 * is refused only for how it is spread over runs is put together. What fetches and shows nothing of
 * its own is left as it is.
 */
export function unlinkFields({ choices, warnings }: Changes): XmlHandlers {
  let story: Story = { open: [], inRuns: [] };
  const around: Story[] = [];
  const elements: string[] = [];
  const simple: { number: number; field: OpenField }[] = [];

  return {
    open(opened, number) {
      const element = nameOf(opened);
      if ((elements.at(-1) === 'w:r' && element !== 'w:rPr') || element === 'w:fldSimple') {
        story.inRuns.push(number);
      }
      elements.push(element);
      if (element === 'w:p' || apart.has(element)) {
        for (const field of story.open) field.contained &&= field.inResult;
      }
      if (apart.has(element)) {
        around.push(story);
        story = { open: [], inRuns: [] };
      } else if (element === 'w:fldSimple') {
        const pieces: FieldPiece[] = [{ kind: 'instruction', text: valueOf(opened, 'instr') }];
        simple.push({ number, field: { ...newField(0), pieces, inResult: true } });
      } else if (element === 'w:fldChar') {
        readMark(valueOf(opened, 'fldCharType'), number);
      } else if (element === 'w:instrText') {
        story.open.at(-1)?.instructions.push(number);
      } else if (pictures.has(element)) {
        show('picture');
      }
    },
    text(text) {
      const element = elements.at(-1);
      const field = story.open.at(-1);
      if (element === 'w:instrText') {
        field?.pieces.push({ kind: 'instruction', text });
        return;
      }
      if (element === 'w:t' && field && !field.inResult) field.pieces.push({ kind: 'run', text });
      if (text.trim() !== '') show('text');
    },
    close() {
      const element = elements.pop() ?? '';
      if (apart.has(element)) story = around.pop() ?? { open: [], inRuns: [] };
      const last = element === 'w:fldSimple' ? simple.pop() : undefined;
      if (!last) return;
      taint(story.open.at(-1), last.field);
      if (goes(last.field)) choices.set(last.number, 'unwrap');
    },
  };

  function readMark(type: string, number: number): void {
    const outer = story.open.at(-1);
    if (type === 'begin') {
      if (outer && !outer.inResult) beginInside(outer.pieces);
      // The mark itself stands before the instruction.
      const contained = story.open.length < maxDepth;
      story.open.push({ ...newField(story.inRuns.length), contained, marks: [number] });
      return;
    }
    if (!outer) return;
    outer.marks.push(number);
    if (type === 'separate' && !outer.inResult) {
      outer.inResult = true;
      outer.to = story.inRuns.length - 1;
    }
    if (type === 'end') end(outer);
  }

  function end(field: OpenField): void {
    story.open.pop();
    if (isSpread(field)) {
      join(field);
      return;
    }
    taint(story.open.at(-1), field);
    if (!goes(field)) return;
    for (const one of [...field.marks, ...story.inRuns.slice(field.from, field.to)]) {
      choices.set(one, 'drop');
    }
  }

  function join({ instructions: [first, ...rest], pieces }: OpenField): void {
    if (first === undefined) return;
    choices.set(first, { text: codeOf(pieces) });
    for (const one of rest) choices.set(one, 'drop');
  }

  function show(what: 'text' | 'picture'): void {
    const open = [...around.flatMap((one) => one.open), ...story.open];
    for (const field of [...open, ...simple.map((one) => one.field)]) {
      if (field.inResult) field.shows.add(what);
    }
  }

  function goes(field: OpenField): boolean {
    const { pieces, contained, inResult, shows } = field;
    if (!isRefused(field) || !contained || !inResult) return false;
    const code = codeOf(pieces);
    const name = fieldName(code);
    // A picture that the file does not hold is not shown by the words that stand in its place.
    if (name === 'INCLUDEPICTURE' && !shows.has('picture')) return false;
    if (isFetching(code) && shows.size === 0) return false;
    if (name === 'HYPERLINK') warnings.add('link_removed');
    else if (name === 'EMBED' || name === 'CONTROL') warnings.add('object_removed');
    else if (isFetching(code) || field.tainted) warnings.add('field_unlinked');
    return true;
  }
}

/** Fields within each other; as many as Word reckons. */
const maxDepth = 20;
const pictures: ReadonlySet<string> = new Set(['w:drawing', 'w:pict', 'w:object']);

function taint(outer: OpenField | undefined, field: OpenField): void {
  if (outer && !outer.inResult) outer.tainted ||= isRefused(field);
}

/** What a converter would fill in anew, from its own copy of the file and of itself. */
const ofTheConverter: ReadonlySet<string> = new Set([
  ...['FILENAME', 'FILESIZE', 'TEMPLATE', 'USERNAME', 'USERINITIALS', 'USERADDRESS'],
]);

function isRefused({ pieces, tainted }: OpenField): boolean {
  if (tainted || ofTheConverter.has(fieldName(codeOf(pieces)))) return true;
  return reasonAgainstPieces(pieces) !== undefined;
}

/** Refused by a part of its instruction, and not by all of it, in which there is nothing else. */
function isSpread({ pieces, tainted, from, to, instructions }: OpenField): boolean {
  const own = pieces.every(({ kind }) => kind === 'instruction') && !tainted;
  if (!own || pieces.length < 2) return false;
  if (Number.isFinite(to) && to - from !== instructions.length) return false;
  const whole: FieldPiece = { kind: 'instruction', text: codeOf(pieces) };
  return reasonAgainstPieces(pieces) !== undefined && reasonAgainstPieces([whole]) === undefined;
}

function newField(from: number): OpenField {
  return {
    pieces: [],
    instructions: [],
    marks: [],
    from,
    to: Number.POSITIVE_INFINITY,
    contained: true,
    inResult: false,
    shows: new Set(),
    tainted: false,
  };
}
