import { SaxesParser, type SaxesTagNS } from 'saxes';
import { UnacceptableFile } from '../file-refusals.ts';
import type { FileWarningCode } from '../warnings.ts';

export interface XmlAttribute {
  uri: string;
  local: string;
  value: string;
}

export interface XmlElement {
  uri: string;
  local: string;
  /** Without the declarations of namespaces. */
  attributes: readonly XmlAttribute[];
}

/** What a reader of a part wants to know, in the part's order. */
export interface XmlHandlers {
  /** @param number its place among the elements of the part, from 0 */
  open(element: XmlElement, number: number): void;
  close?(element: { uri: string; local: string }): void;
  /** Characters, those of CDATA sections among them, as any parser puts them together. */
  text?(text: string): void;
}

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const declarations = 'http://www.w3.org/2000/xmlns/';
const inclusions = 'http://www.w3.org/2001/XInclude';

/**
 * Reads XML 1.0 strictly, with namespaces, as UTF-8 or as UTF-16 with its mark. A document type
 * definition, a processing instruction other than Office's own, XInclude and `xml:base` are refused:
 * with them, what a part says is not all in the part.
 * @throws UnacceptableFile
 */
export function readXml(bytes: Buffer, handlers: XmlHandlers): void {
  let count = 0;
  parseXml(bytes, (parser) => {
    parser.on('opentag', (tag) => handlers.open(elementOf(tag), count++));
    if (handlers.close) parser.on('closetag', ({ uri, local }) => handlers.close?.({ uri, local }));
    if (handlers.text) {
      parser.on('text', (text) => handlers.text?.(text));
      parser.on('cdata', (text) => handlers.text?.(text));
    }
  });
}

/** Several readers of one reading. */
export function together(readers: readonly XmlHandlers[]): XmlHandlers {
  return {
    open(element, number) {
      for (const reader of readers) reader.open(element, number);
    },
    close(element) {
      for (const reader of readers) reader.close?.(element);
    },
    text(text) {
      for (const reader of readers) reader.text?.(text);
    },
  };
}

/**
 * What becomes of an element: it goes with all that is in it, or without that, has another text, or
 * stays under this name and with these attributes.
 */
export type XmlChoice =
  | 'drop'
  | 'unwrap'
  | { text: string }
  | { local?: string; keeps?: (attribute: XmlAttribute) => boolean };

/** What is to change in a part: elements by their places, and what its sender is told. */
export interface Changes {
  choices: Map<number, XmlChoice>;
  warnings: Set<FileWarningCode>;
}

/**
 * Writes XML again as UTF-8, as it was read, but for comments and what is chosen to go.
 * @param choose is not asked of what is in an element that goes, nor behind another text
 * @throws UnacceptableFile
 */
export function rewriteXml(
  bytes: Buffer,
  choose: (element: XmlElement, number: number) => XmlChoice,
): Buffer {
  const written = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  /** Of each open element what ends it. */
  const ends: string[] = [];
  /** How many of them are in what goes. */
  let inside = 0;
  let count = 0;
  parseXml(bytes, (parser) => {
    parser.on('opentag', (tag) => {
      const number = count++;
      const choice = inside > 0 ? 'drop' : choose(elementOf(tag), number);
      if (choice === 'drop') inside += 1;
      if (typeof choice === 'string') {
        ends.push('');
        return;
      }
      const { local = tag.local, keeps = () => true } = 'text' in choice ? {} : choice;
      const name = tag.prefix === '' ? local : `${tag.prefix}:${local}`;
      const kept = Object.values(tag.attributes).filter(
        (one) => one.uri === declarations || keeps(one),
      );
      const attributes = kept.map((one) => ` ${one.name}="${escapedValue(one.value)}"`);
      written.push(`<${name}${attributes.join('')}>`);
      if ('text' in choice) {
        written.push(escaped(choice.text), `</${name}>`);
        inside += 1;
      }
      ends.push(`</${name}>`);
    });
    parser.on('closetag', () => {
      const end = ends.pop() ?? '';
      if (inside > 0) inside -= 1;
      else written.push(end);
    });
    const write = (text: string) => {
      // Around the root there is nothing but space.
      if (inside === 0 && ends.length > 0) written.push(escaped(text));
    };
    parser.on('text', write);
    parser.on('cdata', write);
  });
  return Buffer.from(written.join(''));
}

/** What XML would read as its own, or as the end of a line (XML 1.0, 2.4 and 2.11). */
function escaped(text: string): string {
  return text.replace(/[&<>\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Quotes, and other kinds of space, too: attributes have the one kind alone (3.3.3). */
function escapedValue(text: string): string {
  return escaped(text).replace(/["\t\n]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function parseXml(bytes: Buffer, listen: (parser: SaxesParser<{ xmlns: true }>) => void): void {
  const { text, encoding } = decode(bytes);
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', (cause) => {
    throw new UnacceptableFile('word_damaged', { cause });
  });
  parser.on('xmldecl', (declared) => {
    if ((declared.version ?? '1.0') !== '1.0') throw new UnacceptableFile('word_damaged');
    if (!encoding.test(declared.encoding ?? '')) throw new UnacceptableFile('word_damaged');
  });
  parser.on('doctype', () => {
    throw new UnacceptableFile('word_dtd');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (!/^mso-/.test(target)) throw new UnacceptableFile('word_external');
  });
  listen(parser);
  parser.write(text).close();
}

function elementOf({ uri, local, attributes }: SaxesTagNS): XmlElement {
  if (uri === inclusions) throw new UnacceptableFile('word_external');
  const own: XmlAttribute[] = [];
  for (const attribute of Object.values(attributes)) {
    if (attribute.uri === declarations) continue;
    if (attribute.uri === xmlNamespace && attribute.local === 'base') {
      throw new UnacceptableFile('word_external');
    }
    own.push(attribute);
  }
  return { uri, local, attributes: own };
}

/** The encoding that the bytes have, and what a part in it may call it. */
function decode(bytes: Buffer): { text: string; encoding: RegExp } {
  const mark = bytes.toString('latin1', 0, 2);
  const name = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
  try {
    return {
      text: new TextDecoder(name, { fatal: true }).decode(bytes),
      encoding: name === 'utf-8' ? /^(utf-?8)?$/i : /^(utf-?16(le|be)?)?$/i,
    };
  } catch (cause) {
    throw new UnacceptableFile('word_damaged', { cause });
  }
}
