import type { FileRefusalReason } from '../file-refusals.ts';
import { isLink } from './web-targets.ts';

/**
 * The fields (ECMA-376 part 1, 17.16.5, and [MS-OE376]) that show something of the document itself,
 * or ask its reader.
 */
const allowed = new Set([
  ...['PAGE', 'NUMPAGES', 'SECTION', 'SECTIONPAGES', 'PAGEREF', 'REF', 'NOTEREF', 'STYLEREF'],
  ...['SEQ', 'TOC', 'TC', 'TOA', 'TA', 'INDEX', 'XE', 'BOOKMARK', 'HYPERLINK', 'GOTOBUTTON'],
  ...['DATE', 'TIME', 'CREATEDATE', 'SAVEDATE', 'PRINTDATE', 'EDITTIME', 'REVNUM'],
  ...['AUTHOR', 'LASTSAVEDBY', 'TITLE', 'SUBJECT', 'KEYWORDS', 'COMMENTS', 'DOCPROPERTY'],
  ...['DOCVARIABLE', 'INFO', 'FILENAME', 'FILESIZE', 'TEMPLATE', 'NUMWORDS', 'NUMCHARS'],
  ...['USERNAME', 'USERINITIALS', 'USERADDRESS', 'SYMBOL', 'EQ', 'ADVANCE', 'QUOTE', 'SET'],
  ...['IF', 'COMPARE', 'FORMTEXT', 'FORMCHECKBOX', 'FORMDROPDOWN', 'FILLIN', 'ASK'],
  ...['AUTONUM', 'AUTONUMLGL', 'AUTONUMOUT', 'LISTNUM', 'BIDIOUTLINE', 'CITATION'],
  ...['BIBLIOGRAPHY', 'ADDIN', 'PRIVATE', 'MACROBUTTON', 'SHAPE', 'BARCODE', 'DISPLAYBARCODE'],
  ...['MERGEFIELD', 'MERGEREC', 'MERGESEQ', 'NEXT', 'NEXTIF', 'SKIPIF', 'ADDRESSBLOCK'],
  ...['GREETINGLINE', 'MERGEBARCODE'],
]);

const fetching = /^(INCLUDE\w*|IMPORT|DDE\w*|LINK|DATABASE|DATA|RD|PRINT|AUTOTEXT\w*|GLOSSARY)$/;
const embedding = /^(EMBED|CONTROL|HTMLCONTROL|OCX)$/;

/** @returns in capitals; empty for none */
export function fieldName(instruction: string): string {
  return (/^([A-Za-z]+)(?=[\s\\"“]|$)/.exec(instruction.trim())?.[1] ?? '').toUpperCase();
}

/** Whether a field shows what it takes from somewhere else, or from another program. */
export function isFetching(instruction: string): boolean {
  const name = fieldName(instruction);
  return fetching.test(name) || embedding.test(name);
}

/**
 * Reads a field's instruction, without those of fields inside it.
 * @returns why it is refused; undefined: it stays
 */
export function reasonAgainstField(instruction: string): FileRefusalReason | undefined {
  const code = instruction.trim();
  // What is empty shows what was last there; `=` calculates.
  if (code === '' || code.startsWith('=')) return undefined;
  const name = fieldName(code);
  if (fetching.test(name)) return 'word_external';
  if (embedding.test(name)) return 'word_ole';
  if (!allowed.has(name)) return 'word_unfamiliar';
  if (name !== 'HYPERLINK') return undefined;
  return targetsOf(code.slice(name.length)).every(isLink) ? undefined : 'word_external';
}

/** Whether a text begins as an instruction that fetches, with the name of what it fetches. */
export function seemsToFetch(text: string): boolean {
  return /^\s*(INCLUDE\w*|IMPORT|DDE\w*|LINK|DATABASE|RD)\s+(["“\\]|\S*[\\/:])/i.test(text);
}

/** Switches of HYPERLINK that are followed by something: a bookmark, a tip, a window. */
const withArgument = /^\\[lot]$/i;

/** Arguments that belong to no switch: the address. */
function targetsOf(code: string): string[] {
  const found: string[] = [];
  let before = '';
  for (const [whole, quoted, plain] of code.matchAll(/["“]([^"”]*)["”]?|([^\s"“]+)/g)) {
    const isSwitch = quoted === undefined && whole.startsWith('\\') && !whole.startsWith('\\\\');
    const target = quoted ?? plain ?? '';
    if (!isSwitch && !withArgument.test(before) && target !== '') found.push(target);
    before = isSwitch ? whole : '';
  }
  return found;
}
