import { PdfArray, PdfDict, type PDF } from '@libpdf/core';
import { entry, nameEntry, resolve, type PdfObject } from '../../objects/objects.ts';
import { isWholeAddress } from './keep-link.ts';

/** Commands to the reader that links may give (ISO 32000-1, table 211, and what LaTeX offers). */
const commands = new Set([
  'NextPage',
  'PrevPage',
  'FirstPage',
  'LastPage',
  'GoBack',
  'GoForward',
  'GoToPage',
  'Find',
  'FullScreen',
  'Close',
  'Quit',
  'Print',
]);

/** Without these every page shows the same (12.6.4). */
const harmless = new Set(['GoTo', 'ResetForm', 'JavaScript']);
/** Likewise; but a file that does it by itself was made to get at whoever opens it. */
const elsewhere = new Set(['GoToR', 'GoToE', 'URI', 'SubmitForm']);

/**
 * What a link or a button may do besides, all of which goes: it starts, turns, shows or does nothing any
 * more.
 */
const ofLinks = new Set(['Launch', 'NoOp', 'SetOCGState', 'Thread']);

const maxChain = 64;

/** An action and all that follow it (12.6.2); undefined when these are too many, or one is none. */
export function chainOf(pdf: PDF, first: PdfDict): PdfDict[] | undefined {
  const chain = new Set<PdfDict>();
  const stack: (PdfObject | undefined)[] = [first];
  while (stack.length > 0) {
    const next = stack.pop();
    if (next instanceof PdfArray) stack.push(...[...next].map((item) => resolve(pdf, item)));
    else if (next instanceof PdfDict && !chain.has(next)) {
      chain.add(next);
      if (chain.size > maxChain) return undefined;
      stack.push(entry(pdf, next, 'Next'));
    }
  }
  return [...chain];
}

/**
 * `itself`: at a time, when a file is opened or a field is filled in; `hand`: by hand; `link`: when a
 * link or a button is pressed, which say that they do something.
 */
export type By = 'hand' | 'link' | 'itself';

/** Whether an action may be taken out: known, and without it every page shows the same. */
export function mayGo(pdf: PDF, action: PdfDict, by: By): boolean {
  const kind = nameEntry(pdf, action, 'S') ?? '';
  if (elsewhere.has(kind)) return by !== 'itself';
  if (ofLinks.has(kind)) return by === 'link';
  return (
    harmless.has(kind) || (kind === 'Named' && commands.has(nameEntry(pdf, action, 'N') ?? ''))
  );
}

export function isScript(pdf: PDF, action: PdfDict): boolean {
  return nameEntry(pdf, action, 'S') === 'JavaScript';
}

/** To a place of the document, or to an address that says by itself what it is. */
export function leads(pdf: PDF, action: PdfDict): boolean {
  const kind = nameEntry(pdf, action, 'S');
  return kind === 'GoTo' || (kind === 'URI' && isWholeAddress(entry(pdf, action, 'URI')));
}
