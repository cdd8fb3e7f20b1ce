import { PdfArray, PdfDict, PdfName, PdfStream, type PDF } from '@libpdf/core';
import { entry, nameEntry, resolve, textEntry, type PdfObject } from '../pdf/objects.ts';
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

/** Every entry that is looked at below, but for those that say what a dictionary is. */
const telling = new Set([
  ...['XFA', 'EF', 'Collection', 'ByteRange', 'Ref', 'OPI', 'PS', 'Subtype2', 'UF', 'F'],
  ...['JS', 'A', 'PA', 'Next', 'OpenAction', 'AA'],
]);
const kinds = new Set(['Type', 'Subtype', 'S']);
/** What they say of a dictionary that is looked at further. */
const tellingKinds = new Set([
  ...neverAnywhere,
  ...richMedia,
  ...['EmbeddedFile', 'Filespec', 'F', 'FileAttachment', 'URI', 'PS'],
]);

/** Whether a dictionary has nothing that could be refused: most have not, and are done with. */
function isPlain(dict: PdfDict): boolean {
  for (const [{ value: key }, value] of dict) {
    if (telling.has(key)) return false;
    if (kinds.has(key) && !(value instanceof PdfName && !tellingKinds.has(value.value))) {
      return false;
    }
  }
  return true;
}

/**
 * Refuses active content, files inside and outside, signatures and what only a printer shows, in
 * one dictionary of those that the document reaches. Objects are compared as parsed:
 * `/J#61vaScript` is JavaScript here as anywhere.
 * @throws Unacceptable
 */
export function checkDictionary(pdf: PDF, dict: PdfDict): void {
  if (isPlain(dict)) return;
  if (dict.has('XFA')) throw new Unacceptable('xfa');
  if (dict.has('EF') || dict.has('Collection')) throw new Unacceptable('embedded_file');
  if (nameEntry(pdf, dict, 'Type') === 'EmbeddedFile') throw new Unacceptable('embedded_file');
  if (dict.has('ByteRange')) throw new Unacceptable('already_signed');
  if (dict instanceof PdfStream) checkStream(pdf, dict);
  const subtype = nameEntry(pdf, dict, 'Subtype');
  if (subtype === 'FileAttachment') throw new Unacceptable('embedded_file');
  if (subtype !== undefined && richMedia.has(subtype)) throw new Unacceptable('rich_media');
  const kind = nameEntry(pdf, dict, 'S');
  if (kind !== undefined && neverAnywhere.has(kind) && !isStructure(dict)) refuseAction(kind);
  if (dict.has('JS')) throw new Unacceptable('javascript');
  checkAction(pdf, entry(pdf, dict, 'A'), followed);
  checkAction(pdf, entry(pdf, dict, 'PA'), followed);
  checkAction(pdf, entry(pdf, dict, 'Next'), followed);
  checkAction(pdf, entry(pdf, dict, 'OpenAction'), automatic);
  const additional = entry(pdf, dict, 'AA');
  if (additional instanceof PdfDict) {
    for (const [, action] of additional) checkAction(pdf, resolve(pdf, action), automatic);
  }
  if (kind === 'URI') checkAddress(pdf, dict);
  if (isFileOutside(pdf, dict)) throw new Unacceptable('external_content');
}

function checkStream(pdf: PDF, object: PdfStream): void {
  if (object.has('F') || object.has('Ref') || object.has('OPI')) {
    throw new Unacceptable('external_content');
  }
  // PostScript is for printers alone (ISO 32000-1, 8.8.2).
  const kinds = [nameEntry(pdf, object, 'Subtype'), nameEntry(pdf, object, 'Subtype2')];
  if (kinds.includes('PS') || object.has('PS')) throw new Unacceptable('print_differs');
}

/** A file specification (ISO 32000-1, 7.11.3), under whatever key it stands. */
function isFileOutside(pdf: PDF, dict: PdfDict): boolean {
  const type = nameEntry(pdf, dict, 'Type');
  if (type === 'Filespec' || type === 'F') return true;
  return textEntry(pdf, dict, 'UF') !== undefined || textEntry(pdf, dict, 'F') !== undefined;
}

/** A structure element's kind is any word its author chose (ISO 32000-1, 14.7.2). */
function isStructure(dict: PdfDict): boolean {
  return dict.has('P') && !dict.has('JS') && !dict.has('F') && !dict.has('R');
}

function checkAction(pdf: PDF, action: PdfObject | undefined, allowed: Set<string>): void {
  if (action instanceof PdfArray) {
    for (const item of action) checkOne(pdf, resolve(pdf, item), allowed);
  } else checkOne(pdf, action, allowed);
}

function checkOne(pdf: PDF, action: PdfObject | undefined, allowed: Set<string>): void {
  if (!(action instanceof PdfDict)) return;
  const kind = entry(pdf, action, 'S');
  // Attributes of structure elements stand under /A too, and have no /S.
  if (kind instanceof PdfName && !allowed.has(kind.value)) refuseAction(kind.value);
}

function refuseAction(kind: string): never {
  throw new Unacceptable(actionReasons[kind] ?? 'action');
}
