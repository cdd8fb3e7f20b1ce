import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfStream,
  PdfString,
  type PDF,
} from '@libpdf/core';
import { entry, resolve, type PdfObject } from '../objects/objects.ts';
import { checkColours } from './check-colours.ts';
import { checkFonts } from './check-fonts.ts';
import { checkGraphicsStates } from './check-graphics-states.ts';
import { checkPatterns, checkShadings } from './check-patterns.ts';
import { checkAddress } from './keep-link.ts';
import { Unacceptable, type RefusalReason } from './refusals.ts';

/** What an action of each kind is refused as; kinds that are not named are refused as `action`. */
const actionReasons: Readonly<Record<string, RefusalReason>> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  GoToR: 'launch',
  GoToE: 'launch',
  Rendition: 'rich_media',
  RichMediaExecute: 'rich_media',
  Movie: 'rich_media',
  Sound: 'rich_media',
  GoTo3DView: 'rich_media',
};
/** Refused wherever they turn up, so that a way to reach them that we do not know is no hole. */
const neverAnywhere = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition']);

const richMedia = new Set(['RichMedia', 'Screen', '3D', 'Movie', 'Sound']);
const followed = new Set(['GoTo', 'URI']);
const automatic = new Set(['GoTo']);

/** Where it is found: an entry's value, resolved, of a dictionary. */
interface Entry {
  pdf: PDF;
  dict: PdfDict;
  value: PdfObject | undefined;
}

interface Rule {
  key: string;
  /** @throws Unacceptable */
  check: (found: Entry) => void;
}

const refuse = (reason: RefusalReason) => () => {
  throw new Unacceptable(reason);
};
const refuseNames =
  (names: ReadonlySet<string>, reason: RefusalReason) =>
  ({ value }: Entry) => {
    if (value instanceof PdfName && names.has(value.value)) throw new Unacceptable(reason);
  };
const inStreams = (check: Rule['check']) => (found: Entry) => {
  if (found.dict instanceof PdfStream) check(found);
};
const refuseText = ({ value }: Entry) => {
  if (value instanceof PdfString) throw new Unacceptable('external_content');
};
const allow =
  (allowed: ReadonlySet<string>) =>
  ({ pdf, value }: Entry) =>
    checkAction(pdf, value, allowed);

/** For each entry that is looked at; what is found first by this order names the refusal. */
const rules: readonly Rule[] = [
  { key: 'XFA', check: refuse('xfa') },
  { key: 'EF', check: refuse('embedded_file') },
  { key: 'Collection', check: refuse('embedded_file') },
  { key: 'Type', check: refuseNames(new Set(['EmbeddedFile']), 'embedded_file') },
  { key: 'ByteRange', check: refuse('already_signed') },
  { key: 'F', check: inStreams(refuse('external_content')) },
  { key: 'Ref', check: inStreams(refuse('external_content')) },
  { key: 'OPI', check: inStreams(refuse('external_content')) },
  // PostScript is for printers alone (ISO 32000-1, 8.8.2).
  { key: 'Subtype', check: inStreams(refuseNames(new Set(['PS']), 'print_differs')) },
  { key: 'Subtype2', check: inStreams(refuseNames(new Set(['PS']), 'print_differs')) },
  { key: 'PS', check: inStreams(refuse('print_differs')) },
  { key: 'Subtype', check: refuseNames(new Set(['FileAttachment']), 'embedded_file') },
  { key: 'Subtype', check: refuseNames(richMedia, 'rich_media') },
  { key: 'S', check: checkKind },
  { key: 'JS', check: refuse('javascript') },
  { key: 'A', check: allow(followed) },
  { key: 'PA', check: allow(followed) },
  { key: 'Next', check: allow(followed) },
  { key: 'OpenAction', check: allow(automatic) },
  { key: 'AA', check: checkAdditional },
  { key: 'S', check: checkLink },
  { key: 'Rect', check: checkPlace },
  { key: 'MediaBox', check: checkPlace },
  { key: 'BBox', check: checkPlace },
  { key: 'Font', check: ({ pdf, value }) => checkFonts(pdf, value) },
  { key: 'Pattern', check: ({ pdf, value }) => checkPatterns(pdf, value) },
  { key: 'Shading', check: ({ pdf, value }) => checkShadings(pdf, value) },
  { key: 'ColorSpace', check: ({ pdf, value }) => checkColours(pdf, value) },
  { key: 'ExtGState', check: ({ pdf, dict, value }) => checkGraphicsStates(pdf, dict, value) },
  // A file specification (ISO 32000-1, 7.11.3), under whatever key it stands.
  { key: 'Type', check: refuseNames(new Set(['Filespec', 'F']), 'external_content') },
  { key: 'UF', check: refuseText },
  { key: 'F', check: refuseText },
];
const ranksOf = Map.groupBy(rules.keys(), (rank) => rules[rank]?.key ?? '');

/**
 * Refuses active content, files inside and outside, signatures and what only a printer shows, in
 * one dictionary of those that the document reaches. Objects are compared as parsed:
 * `/J#61vaScript` is JavaScript here as anywhere.
 * @throws Unacceptable
 */
export function checkDictionary(pdf: PDF, dict: PdfDict): void {
  const ranks: number[] = [];
  for (const { value: key } of dict.keys()) {
    const found = ranksOf.get(key);
    if (found) ranks.push(...found);
  }
  for (const rank of ranks.sort((one, other) => one - other)) {
    const rule = rules[rank];
    rule?.check({ pdf, dict, value: entry(pdf, dict, rule.key) });
  }
}

function checkKind({ dict, value }: Entry): void {
  if (!(value instanceof PdfName) || !neverAnywhere.has(value.value)) return;
  if (!isStructure(dict)) refuseAction(value.value);
}

function checkAdditional({ pdf, value }: Entry): void {
  if (!(value instanceof PdfDict)) return;
  for (const [, action] of value) checkAction(pdf, resolve(pdf, action), automatic);
}

function checkLink({ pdf, dict, value }: Entry): void {
  if (value instanceof PdfName && value.value === 'URI') checkAddress(pdf, dict);
}

/** In points: seventy times the largest page; readers' arithmetic is exact well beyond it. */
const maxCoordinate = 1_000_000;

/** Readers differ in where on the page something is that stands further away. */
function checkPlace({ pdf, dict, value }: Entry): void {
  if (!(value instanceof PdfArray)) return;
  for (const item of value) {
    const number = resolve(pdf, item);
    if (number instanceof PdfNumber && Math.abs(number.value) <= maxCoordinate) continue;
    throw new Unacceptable(
      'damaged',
      `${dict.has('MediaBox') ? 'A page' : 'Something'} has no place.`,
    );
  }
}

/** A structure element's kind is any word its author chose (ISO 32000-1, 14.7.2). */
function isStructure(dict: PdfDict): boolean {
  return dict.has('P') && !dict.has('JS') && !dict.has('F') && !dict.has('R');
}

function checkAction(pdf: PDF, action: PdfObject | undefined, allowed: ReadonlySet<string>): void {
  if (action instanceof PdfArray) {
    for (const item of action) checkOne(pdf, resolve(pdf, item), allowed);
  } else checkOne(pdf, action, allowed);
}

function checkOne(pdf: PDF, action: PdfObject | undefined, allowed: ReadonlySet<string>): void {
  if (!(action instanceof PdfDict)) return;
  const kind = entry(pdf, action, 'S');
  // Attributes of structure elements stand under /A too, and have no /S.
  if (kind instanceof PdfName && !allowed.has(kind.value)) refuseAction(kind.value);
}

function refuseAction(kind: string): never {
  throw new Unacceptable(actionReasons[kind] ?? 'action');
}
