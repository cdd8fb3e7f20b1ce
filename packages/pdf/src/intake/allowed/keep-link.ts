import { PdfString, type PDF, type PdfDict } from '@libpdf/core';
import { dict, dictEntry, entry, nameEntry, toPdf } from '../../objects/objects.ts';
import { Unacceptable, type RefusalReason } from '../refusals.ts';

const kept = new Set(['Type', 'Subtype', 'Rect', 'QuadPoints', 'Dest', 'StructParent', 'Contents']);
const print = 4;

/**
 * Leaves of a link where it is and where it leads: its frame is shown by some readers, printed by
 * others, and never part of the page.
 * @returns false for one that leads nowhere
 */
export function keepLink(pdf: PDF, link: PdfDict): boolean {
  const action = dictEntry(pdf, link, 'A');
  const target = action && followed(pdf, action);
  if (!target && !link.has('Dest')) return false;
  for (const [key] of [...link]) if (!kept.has(key.value)) link.delete(key);
  if (target) link.set('A', target);
  link.set('Border', toPdf([0, 0, 0]));
  link.set('F', toPdf(print));
  return true;
}

/** The action by itself, without what would follow it. */
function followed(pdf: PDF, action: PdfDict): PdfDict | undefined {
  const kind = nameEntry(pdf, action, 'S');
  const target = kind === 'URI' ? entry(pdf, action, 'URI') : action.get('D');
  if (!kind || !target) return undefined;
  return dict({ S: kind, [kind === 'URI' ? 'URI' : 'D']: target });
}

const webAddress = /^(?:https?|mailto|tel|ftp):/i;
const withScheme = /^[a-z][a-z0-9+.-]*:/i;

/** @throws Unacceptable for an address that leads onto the reader's machine or network, or runs */
export function checkAddress(pdf: PDF, action: PdfDict): void {
  const reason = wrongWith(entry(pdf, action, 'URI'));
  if (reason) throw new Unacceptable(reason);
}

function wrongWith(uri: unknown): RefusalReason | undefined {
  if (!(uri instanceof PdfString)) return undefined;
  if (isFileAddress(uri)) return 'external_content';
  return webAddress.test(plain(uri)) ? undefined : 'action';
}

/**
 * With a scheme, and not onto the reader's disk or network: any other is relative to the file or to a
 * base (ISO 32000-1, 12.6.4.7), which is not that of the prepared one.
 */
export function isWholeAddress(uri: unknown): boolean {
  return uri instanceof PdfString && withScheme.test(plain(uri)) && !isFileAddress(uri);
}

/** Onto the reader's disk or network. */
function isFileAddress(uri: unknown): boolean {
  return uri instanceof PdfString && /^[\\/]{2}|^[a-z]:[\\/]|^file:/i.test(plain(uri));
}

/** Readers skip white space and control characters before a scheme and inside it. */
function plain(uri: PdfString): string {
  return uri.asString().replace(/[\0-\x20]/g, '');
}
