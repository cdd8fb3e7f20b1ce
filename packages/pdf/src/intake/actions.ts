import { PdfArray, PdfDict, type PDF } from '@libpdf/core';
import { entry, nameEntry, resolve, type PdfObject } from '../objects/objects.ts';
import { isFileAddress } from './keep-link.ts';

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
 * Whether an action may be taken out: known, and without it every page shows the same.
 * @param by `itself` at a time, when a file is opened or a field is filled in; `hand` when pressed
 */
export function mayGo(pdf: PDF, action: PdfDict, by: 'hand' | 'itself'): boolean {
  const kind = nameEntry(pdf, action, 'S') ?? '';
  if (elsewhere.has(kind)) return by === 'hand';
  return (
    harmless.has(kind) || (kind === 'Named' && commands.has(nameEntry(pdf, action, 'N') ?? ''))
  );
}

export function isScript(pdf: PDF, action: PdfDict): boolean {
  return nameEntry(pdf, action, 'S') === 'JavaScript';
}

/** To a place of the document, or to a web address. */
export function leads(pdf: PDF, action: PdfDict): boolean {
  const kind = nameEntry(pdf, action, 'S');
  return kind === 'GoTo' || (kind === 'URI' && !isFileAddress(entry(pdf, action, 'URI')));
}
