import type { XmlElement } from './read-xml.ts';

/** Short names for the namespaces whose elements name something else; each has one or two addresses. */
const namespaces = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.microsoft.com/office/drawing/2010/main', 'a14'],
  ['http://schemas.microsoft.com/office/drawing/2016/SVG/main', 'asvg'],
  ['http://schemas.openxmlformats.org/drawingml/2006/chart', 'c'],
  ['http://purl.oclc.org/ooxml/drawingml/chart', 'c'],
  ['http://schemas.microsoft.com/office/drawing/2014/chartex', 'cx'],
  ['http://schemas.openxmlformats.org/drawingml/2006/diagram', 'dgm'],
  ['http://purl.oclc.org/ooxml/drawingml/diagram', 'dgm'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
]);

/** @returns with its short prefix; with `?` of a namespace that is none of these */
export function nameOf({ uri, local }: { uri: string; local: string }): string {
  return `${namespaces.get(uri) ?? '?'}:${local}`;
}

/**
 * @returns what an attribute says, by its local name; empty where there is none. The first of several:
 *   for what is rewritten, and judged afterwards (`check-docx.ts`)
 */
export function valueOf({ attributes }: XmlElement, local: string): string {
  return attributes.find((one) => one.local === local)?.value ?? '';
}

/** The attributes by which a picture that lies in the file goes. */
const embedding: ReadonlySet<string> = new Set(['r:id', 'r:pict', 'r:embed', 'o:relid']);
const pictures: ReadonlySet<string> = new Set([
  ...['a:blip', 'asvg:svgBlip', 'v:imagedata', 'v:fill', 'v:stroke'],
]);

/** Whether it is a picture that lies in the file. */
export function isEmbedded(element: XmlElement): boolean {
  if (!pictures.has(nameOf(element))) return false;
  return element.attributes.some((one) => embedding.has(nameOf(one)) && one.value !== '');
}
