import { UnacceptableFile } from '../file-refusals.ts';
import { fieldsFetch } from './field-codes.ts';
import { readZip, type ZipEntry } from './zip-directory.ts';

const main = 'word/document.xml';
const contentTypes = '[content_types].xml';
/** Parts that hold other programs' files or code, whatever they are called. */
const macroParts = /(^|\/)(vbaproject|vbadata)[^/]*$|\.(bas|vbs)$/;
const hyperlink = /\/hyperlink$/;
const active = /\/(oleobject|control|activexcontrol\w*|attachedtoolbars|vbaproject|afchunk)$/;
const embedded = /\/package$/;

/**
 * Refuses a .docx (ECMA-376) that is none, runs macros, carries OLE objects, controls or other
 * documents, loads anything from elsewhere, or holds a document type definition. Hyperlinks stay.
 * The workbook of a chart stays as well: the converter draws the chart and not the workbook.
 * @throws UnacceptableFile
 */
export function checkDocx(bytes: Buffer): void {
  const entries = readZip(bytes);
  const parts = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const types = parts.get(contentTypes);
  if (!parts.has(main) || !types) throw new UnacceptableFile('not_a_word_file');
  if (entries.some(({ name }) => macroParts.test(name.toLowerCase()))) {
    throw new UnacceptableFile('word_macros');
  }
  const declared = xmlOf(types);
  if (/macroenabled|vbaproject/i.test(declared)) throw new UnacceptableFile('word_macros');
  if (!/wordprocessingml\.(document|template)\.main\+xml/i.test(declared)) {
    throw new UnacceptableFile('not_a_word_file');
  }
  for (const entry of entries) {
    const name = entry.name.toLowerCase();
    if (name.endsWith('.rels')) checkRelationships(name, xmlOf(entry));
    else if (name.endsWith('.xml') && name !== contentTypes) checkPart(xmlOf(entry));
  }
}

/** XML as text; UTF-16 is told by its mark or by its first character, `<`. */
function xmlOf(entry: ZipEntry): string {
  const bytes = entry.read();
  const [first, second] = [bytes[0], bytes[1]];
  const little = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const big = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  if (big) bytes.swap16();
  const text = bytes.toString(little || big ? 'utf16le' : 'utf8');
  // Entities need a definition, so without one no parser sees anything but these characters.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new UnacceptableFile('word_dtd');
  const encoding = /^\uFEFF?<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1];
  if (
    encoding !== undefined &&
    !/^(utf-?8|utf-?16|us-ascii|iso-8859-1|windows-1252)$/i.test(encoding)
  ) {
    throw new UnacceptableFile('word_damaged');
  }
  return text;
}

/** Relationships (ECMA-376 part 2, 8.5) are how a part names what it uses. */
function checkRelationships(name: string, xml: string): void {
  for (const [element] of xml.matchAll(/<(?:[\w.-]+:)?Relationship\s[^>]*>/g)) {
    const type = attribute(element, 'Type').toLowerCase();
    if (active.test(type)) throw new UnacceptableFile('word_ole');
    if (embedded.test(type) && !/\/charts\//.test(name)) throw new UnacceptableFile('word_ole');
    const external = attribute(element, 'TargetMode').toLowerCase() === 'external';
    const remote = /^\s*([a-z][a-z0-9+.-]*:|\\\\|\/\/)/i.test(attribute(element, 'Target'));
    if ((external || remote) && !hyperlink.test(type)) throw new UnacceptableFile('word_external');
  }
}

/** Undoes the character references that XML knows without a definition. */
function attribute(element: string, name: string): string {
  const [, quoted = '', single = ''] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element) ?? [];
  return unescapeXml(quoted || single);
}

function unescapeXml(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|amp|lt|gt|quot|apos);/gi,
    (all, hex: string | undefined, decimal: string | undefined) => {
      const code =
        hex !== undefined ? parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : undefined;
      if (code === undefined)
        return { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }[all.toLowerCase()] ?? "'";
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** Fields whose code fetches something; a code may be spread over several runs. */
function checkPart(xml: string): void {
  if (/<(?:[\w.-]+:)?(?:OLEObject|altChunk)[\s/>]/.test(xml))
    throw new UnacceptableFile('word_ole');
  const codes: string[] = [];
  for (const [, attributes = '', text = ''] of xml.matchAll(
    /<(?:[\w.-]+:)?(?:fldSimple\s([^>]*)>|instrText(?:\s[^>]*)?>([^<]*)<)/g,
  )) {
    codes.push(
      unescapeXml(text || ` \u0013${attribute(` ${attributes}`, '(?:[\\w.-]+:)?instr')}\u0013 `),
    );
  }
  // Field beginnings are marks of their own; here any word that stands in a code counts.
  if (fieldsFetch(codes.join(''))) throw new UnacceptableFile('word_external');
}
