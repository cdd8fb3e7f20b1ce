import { PdfName, PdfStream, type PDF, type PdfDict } from '@libpdf/core';
import { entry } from '../../objects/objects.ts';
import { walk } from '../walk.ts';

/** Every kind of action (ISO 32000-2, table 201, and what older versions had). */
const actions = new Set([
  ...['GoTo', 'GoToR', 'GoToE', 'GoToDp', 'Launch', 'Thread', 'URI', 'Sound', 'Movie', 'Hide'],
  ...['Named', 'SubmitForm', 'ResetForm', 'ImportData', 'JavaScript', 'SetOCGState', 'Rendition'],
  ...['Trans', 'GoTo3DView', 'RichMediaExecute', 'SetState', 'NOP'],
]);
/** What structure elements have none of, and what can act has some of. */
const ofOthers = ['Subtype', 'Rect', 'FT', 'Title', 'Parent', 'First', 'JS', 'F', 'AA'];
const ofActions = ['Type', 'Next', 'JS', 'URI', 'F'];

/**
 * Makes the question whether what stands under /A of a dictionary is an attribute of a structure
 * element (ISO 32000-1, 14.7.5), whose /S is any word its author chose. It is one where it says whose
 * attribute it is, is no kind of action that a reader knows, and belongs to a structure element that
 * the document reaches by its structure alone: what an annotation or a bookmark is as well may act.
 */
export function makeAttributeCheck(pdf: PDF): (owner: PdfDict, value: PdfDict) => boolean {
  let acting: ReadonlySet<PdfDict> | undefined;
  return (owner, value) => {
    const kind = entry(pdf, value, 'S');
    const looksSo =
      entry(pdf, value, 'O') instanceof PdfName &&
      kind instanceof PdfName &&
      !actions.has(kind.value) &&
      !hasAny(value, ofActions) &&
      !(value instanceof PdfStream) &&
      isElement(pdf, owner);
    if (!looksSo) return false;
    acting ??= reachedBesides(pdf);
    return !acting.has(owner) && !acting.has(value);
  };
}

function isElement(pdf: PDF, owner: PdfDict): boolean {
  const type = entry(pdf, owner, 'Type');
  return (
    (type === undefined || (type instanceof PdfName && type.value === 'StructElem')) &&
    entry(pdf, owner, 'S') instanceof PdfName &&
    owner.has('P') &&
    !hasAny(owner, ofOthers)
  );
}

function hasAny(owner: PdfDict, keys: readonly string[]): boolean {
  return keys.some((key) => owner.has(key));
}

/** What the document reaches otherwise than by its structure tree, which bookmarks name too (/SE). */
function reachedBesides(pdf: PDF): ReadonlySet<PdfDict> {
  const reached = new Set<PdfDict>();
  walk(
    pdf,
    (dict) => reached.add(dict),
    (key) => key !== 'StructTreeRoot' && key !== 'SE',
  );
  return reached;
}
