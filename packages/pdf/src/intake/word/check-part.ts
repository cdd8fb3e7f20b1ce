import { UnacceptableFile, type FileRefusalReason } from '../file-refusals.ts';
import { isForeignFormula } from './find-objects.ts';
import { makeFieldReader, type TextKind } from './field-reader.ts';
import type { Relationship } from './read-package.ts';
import { readXml, type XmlAttribute, type XmlElement } from './read-xml.ts';
import { nameOfType } from './relationship-types.ts';
import { isLink } from './web-targets.ts';
import { nameOf } from './xml-names.ts';

/** Which attribute of which element may name a relationship, and of which type; all others may not. */
const uses = new Map([
  ...['w:headerReference r:id', 'w:footerReference r:id'].map(
    (use) => [use, use.startsWith('w:header') ? 'header' : 'footer'] as const,
  ),
  ...['Regular', 'Bold', 'Italic', 'BoldItalic'].map(
    (face) => [`w:embed${face} r:id`, 'font'] as const,
  ),
  ['w:hyperlink r:id', 'hyperlink'],
  ...['Click', 'Hover', 'MouseOver'].map((on) => [`a:hlink${on} r:id`, 'hyperlink'] as const),
  ['w:printerSettings r:id', 'printerSettings'],
  ['w:contentPart r:id', 'customXml'],
  ['w14:contentPart r:id', 'customXml'],
  ['a:blip r:embed', 'image'],
  ['asvg:svgBlip r:embed', 'image'],
  ['a14:imgLayer r:embed', 'hdphoto'],
  ...['v:imagedata', 'v:fill', 'v:stroke'].flatMap((element) =>
    ['r:id', 'r:pict', 'o:relid'].map((name) => [`${element} ${name}`, 'image'] as const),
  ),
  ['c:chart r:id', 'chart'],
  ['cx:chart r:id', 'chartEx'],
  ['c:userShapes r:id', 'chartUserShapes'],
  ['dgm:relIds r:dm', 'diagramData'],
  ['dgm:relIds r:lo', 'diagramLayout'],
  ['dgm:relIds r:qs', 'diagramQuickStyle'],
  ['dgm:relIds r:cs', 'diagramColors'],
]);

/** Changes that wait for somebody to accept them (ECMA-376 part 1, 17.13.5). */
const tracked = [
  ...['ins', 'del', 'moveFrom', 'moveTo', 'cellIns', 'cellDel', 'cellMerge', 'numberingChange'],
  ...['rPr', 'pPr', 'sectPr', 'tblPr', 'tblGrid', 'tblPrEx', 'tcPr', 'trPr'].map(
    (of) => `${of}Change`,
  ),
  ...['Ins', 'Del', 'MoveFrom', 'MoveTo'].map((kind) => `customXml${kind}RangeStart`),
].map((name) => `w:${name}`);

/** Elements that stand for something elsewhere or for another program's, whatever else they say. */
const refused = new Map<string, FileRefusalReason>([
  ...['w:altChunk', 'w:object', 'w:objectEmbed', 'w:control', 'w:ocx', 'o:OLEObject'].map(
    (name) => [name, 'word_ole'] as const,
  ),
  ...['w:subDoc', 'w:frameset', 'w:sourceFileName', 'w:mailMerge', 'w:attachedTemplate'].map(
    (name) => [name, 'word_external'] as const,
  ),
  ...['w:saveThroughXslt', 'w:objectLink', 'w:movie', 'w:linkedToFile'].map(
    (name) => [name, 'word_external'] as const,
  ),
  ...['a:audioFile', 'a:videoFile', 'a:quickTimeFile', 'a:wavAudioFile'].map(
    (name) => [name, 'word_external'] as const,
  ),
  ...[...tracked, 'w:commentReference'].map((name) => [name, 'word_changes'] as const),
]);

/** Elements whose text is read, and as what. */
const texts = new Map<string, TextKind | 'formula'>([
  ['w:instrText', 'instruction'],
  ['w:delInstrText', 'deleted'],
  ['w:t', 'run'],
  ['w:delText', 'run'],
  ['c:f', 'formula'],
  ['cx:f', 'formula'],
]);

/** Elements with fields of their own. */
export const apart: ReadonlySet<string> = new Set(['w:txbxContent', 'mc:Choice', 'mc:Fallback']);

/** Attributes by which elements name files without a relationship. */
const direct: readonly string[] = ['src', 'href', 'althref', 'relid', 'embeddedHtml'];

/**
 * Reads a part of a Word document: what it names by relationships is of the type that belongs there,
 * it names nothing otherwise, and its fields are of those that fetch nothing.
 * @param own the relationships of this part
 * @throws UnacceptableFile
 */
export function checkPart(bytes: Buffer, own: readonly Relationship[]): void {
  const types = new Map(own.map(({ id, type }) => [id, nameOfType(type)]));
  const fields = makeFieldReader();
  const around: string[] = [];
  let formula = '';
  readXml(bytes, {
    open(opened) {
      const element = nameOf(opened);
      // Readers differ in what they make of it.
      if (texts.has(around.at(-1) ?? '')) throw new UnacceptableFile('word_damaged');
      around.push(element);
      const reason = refused.get(element);
      if (reason !== undefined) throw new UnacceptableFile(reason);
      for (const attribute of opened.attributes) checkAttribute(element, attribute, types);
      if (apart.has(element)) fields.enter();
      if (element === 'w:fldSimple') fields.simple(soleValueOf(opened, 'instr'));
      if (element === 'w:fldChar') readMark(soleValueOf(opened, 'fldCharType'));
    },
    text(text) {
      const kind = texts.get(around.at(-1) ?? '');
      if (kind === 'formula') formula += text;
      else if (kind !== undefined) fields.text(kind, text);
    },
    close() {
      const element = around.pop() ?? '';
      if (apart.has(element)) fields.leave();
      if (texts.get(element) !== 'formula') return;
      // Cells of the chart's own workbook: neither another file nor another program.
      if (isForeignFormula(formula)) throw new UnacceptableFile('word_external');
      formula = '';
    },
  });
  fields.finish();

  function readMark(type: string): void {
    if (type === 'begin') fields.begin();
    else if (type === 'separate') fields.separate();
    else if (type === 'end') fields.end();
    else throw new UnacceptableFile('word_damaged');
  }
}

function checkAttribute(
  element: string,
  attribute: XmlAttribute,
  types: ReadonlyMap<string, string>,
): void {
  const { uri, local, value } = attribute;
  if (value === '') return;
  const name = nameOf(attribute);
  const type = uses.get(`${element} ${name}`);
  if (type !== undefined) {
    const named = types.get(value);
    if (named === undefined) throw new UnacceptableFile('word_damaged');
    if (named !== type) throw new UnacceptableFile('word_external');
    return;
  }
  if (name.startsWith('r:')) throw new UnacceptableFile('word_external');
  if (!direct.includes(local)) return;
  // A shape of the old drawing language can be a hyperlink.
  const isShape = element.startsWith('v:') && local === 'href' && uri === '';
  if (!isShape || !isLink(value)) throw new UnacceptableFile('word_external');
}

/**
 * What an attribute says, of a file that is judged: the same name in two namespaces some read as one,
 * some as the other.
 */
function soleValueOf({ attributes }: XmlElement, local: string): string {
  const named = attributes.filter((attribute) => attribute.local === local);
  if (named.length > 1) throw new UnacceptableFile('word_damaged');
  return named[0]?.value ?? '';
}
