import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  PdfStream,
  PdfString,
  type PDF,
} from '@libpdf/core';
import { entry, nameEntry, resolve, type PdfObject } from '../../objects/objects.ts';
import { checkColours } from '../painting/check-colours.ts';
import { checkFonts } from '../fonts/check-fonts.ts';
import { checkGraphicsStates } from '../painting/check-graphics-states.ts';
import { checkPatterns, checkShadings } from '../painting/check-patterns.ts';
import { checkAddress } from './keep-link.ts';
import { areModest } from '../modest-numbers.ts';
import { Unacceptable, type RefusalReason } from '../refusals.ts';
import { makeAttributeCheck } from './is-attribute.ts';

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
  isAttribute: ReturnType<typeof makeAttributeCheck>;
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
  { key: 'A', check: checkFollowed },
  { key: 'PA', check: allow(followed) },
  { key: 'Next', check: allow(followed) },
  { key: 'OpenAction', check: allow(automatic) },
  { key: 'AA', check: checkAdditional },
  { key: 'S', check: checkLink },
  { key: 'Rect', check: checkPlace },
  { key: 'MediaBox', check: checkPlace },
  { key: 'Group', check: checkGroup },
  { key: 'BBox', check: checkPlace },
  { key: 'Matrix', check: checkMatrix },
  { key: 'XObject', check: checkForms },
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
 * Makes the check of one dictionary of those that the document reaches: it refuses active content,
 * files inside and outside, signatures and what only a printer shows. Objects are compared as parsed:
 * `/J#61vaScript` is JavaScript here as anywhere.
 * @returns what throws Unacceptable
 */
export function makeDictionaryCheck(pdf: PDF): (dict: PdfDict) => void {
  const isAttribute = makeAttributeCheck(pdf);
  return (dict) => {
    const ranks: number[] = [];
    for (const { value: key } of dict.keys()) {
      const found = ranksOf.get(key);
      if (found) ranks.push(...found);
    }
    for (const rank of ranks.sort((one, other) => one - other)) {
      const rule = rules[rank];
      rule?.check({ pdf, dict, value: entry(pdf, dict, rule.key), isAttribute });
    }
  };
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

/** Of a page or of what is drawn; whatever stands there is a group to some readers. */
function checkGroup({ dict, value }: Entry): void {
  const isDrawn = dict instanceof PdfStream || dict.has('MediaBox');
  if (!isDrawn || value === undefined) return;
  if (value instanceof PdfDict && !(value instanceof PdfStream)) return;
  throw new Unacceptable('damaged', 'A group cannot be read.');
}

/** In points: seventy times the largest page; readers' arithmetic is exact well beyond it. */
const maxCoordinate = 1_000_000;

/**
 * Readers differ in where on the page something is that stands further away, and in what is shown of
 * a box of other than four numbers.
 */
function checkPlace({ pdf, dict, value }: Entry): void {
  if (!(value instanceof PdfArray) && !(isDrawn(dict) && isThere(value))) return;
  const found = value instanceof PdfArray ? [...value].map((item) => resolve(pdf, item)) : [];
  const isNear = (one: PdfObject | undefined) =>
    one instanceof PdfNumber && Math.abs(one.value) <= maxCoordinate;
  if (found.length === 4 && found.every(isNear)) return;
  throw new Unacceptable(
    'damaged',
    `${dict.has('MediaBox') ? 'A page' : 'Something'} has no place.`,
  );
}

/** What is drawn by name has a box (ISO 32000-1, table 95), beyond which it paints nothing. */
function checkForms({ pdf, value }: Entry): void {
  if (!(value instanceof PdfDict) || value instanceof PdfStream) return;
  for (const [, item] of value) {
    const form = resolve(pdf, item);
    if (!(form instanceof PdfStream) || nameEntry(pdf, form, 'Subtype') !== 'Form') continue;
    if (!(entry(pdf, form, 'BBox') instanceof PdfArray)) {
      throw new Unacceptable('damaged', 'Something that is drawn has no box.');
    }
  }
}

/** Of what is drawn, from its own coordinates to those of whatever draws it. */
function checkMatrix({ pdf, dict, value }: Entry): void {
  if (!isDrawn(dict) || !isThere(value) || areModest(pdf, dict, 'Matrix', 6)) return;
  throw new Unacceptable('damaged', 'Something that is drawn has no place.');
}

function isDrawn(dict: PdfDict): boolean {
  return dict instanceof PdfStream || dict.has('PatternType') || dict.has('ShadingType');
}

function isThere(value: PdfObject | undefined): boolean {
  return value !== undefined && !(value instanceof PdfNull);
}

/** A structure element's kind is any word its author chose (ISO 32000-1, 14.7.2). */
function isStructure(dict: PdfDict): boolean {
  return dict.has('P') && !dict.has('JS') && !dict.has('F') && !dict.has('R');
}

/** Attributes of structure elements stand under /A as well. */
function checkFollowed({ pdf, dict, value, isAttribute }: Entry): void {
  const found = actionsIn(pdf, value).filter((action) => !isAttribute(dict, action));
  for (const action of found) checkOne(pdf, action, followed);
}

function checkAction(pdf: PDF, value: PdfObject | undefined, allowed: ReadonlySet<string>): void {
  for (const action of actionsIn(pdf, value)) checkOne(pdf, action, allowed);
}

function actionsIn(pdf: PDF, value: PdfObject | undefined): PdfDict[] {
  const list = value instanceof PdfArray ? [...value].map((item) => resolve(pdf, item)) : [value];
  return list.filter((item) => item instanceof PdfDict);
}

function checkOne(pdf: PDF, action: PdfDict, allowed: ReadonlySet<string>): void {
  const kind = entry(pdf, action, 'S');
  if (kind instanceof PdfName && !allowed.has(kind.value)) refuseAction(kind.value);
}

function refuseAction(kind: string): never {
  throw new Unacceptable(actionReasons[kind] ?? 'action');
}
