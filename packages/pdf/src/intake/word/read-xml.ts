import { SaxesParser, type SaxesTagNS } from 'saxes';
import { UnacceptableFile } from '../file-refusals.ts';

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
  open(element: XmlElement): void;
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
  parser.on('opentag', (tag) => handlers.open(elementOf(tag)));
  if (handlers.close) parser.on('closetag', ({ uri, local }) => handlers.close?.({ uri, local }));
  if (handlers.text) {
    parser.on('text', (text) => handlers.text?.(text));
    parser.on('cdata', (text) => handlers.text?.(text));
  }
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
