import { UnacceptableFile, type FileRefusalReason } from '../file-refusals.ts';
import { kindOfPart, type PartKind } from './part-kinds.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { reasonAgainst, wordRelationships } from './relationship-types.ts';
import { isLink } from './web-targets.ts';
import { readZip, type ZipEntry } from './zip-directory.ts';

export interface Part {
  /** In lower case, without a `/` before it: no two differ in nothing but case. */
  name: string;
  /** As it is written. */
  writtenName: string;
  kind: PartKind;
  contentType: string;
  read(): Buffer;
}

export interface Relationship {
  /** The part that has it; empty: the package itself. */
  source: string;
  id: string;
  type: string;
  /** The part that it leads to; undefined: a link for people. */
  part: Part | undefined;
}

export interface OfficePackage {
  parts: readonly Part[];
  relationships: readonly Relationship[];
}

/** The part with the types of all others. */
export const contentTypes = '[content_types].xml';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/**
 * Reads an Office file's parts and relationships (ECMA-376 part 2). Every part is of a kind that is
 * known by its type and by its name, and every relationship of a type on the list, leading to a part
 * of its kind inside the file, or, a hyperlink's, to the web. Names are written alike wherever they
 * stand: a reader that looks for one in another spelling finds no Word document, and then perhaps a
 * document of another program in the same file.
 * @throws UnacceptableFile
 */
export function readPackage(bytes: Buffer): OfficePackage {
  const entries = readZip(bytes);
  const types = entries.find(({ name }) => name.toLowerCase() === contentTypes);
  if (!types) throw new UnacceptableFile('not_a_word_file');
  if (types.name !== '[Content_Types].xml') throw damaged();
  const typeOf = readTypes(types, entries);
  const parts = entries.filter((entry) => entry !== types).map((entry) => partOf(entry, typeOf));
  const names = new Map(parts.map((part) => [part.name, part]));
  const relationships = parts
    .filter(({ kind }) => kind === 'relationships')
    .flatMap((part) => readRelationships(part, names));
  return { parts, relationships };
}

/** Parts that hold code, whatever they are called. */
export const macroParts = /(^|\/)(vbaproject|vbadata)[^/]*$|\.(bas|vbs)$/;

/** Where other programs keep the parts by which their documents are known. */
const foreign = /^meta-inf\//;

function partOf(entry: ZipEntry, typeOf: (name: string) => string | undefined): Part {
  const name = entry.name.toLowerCase();
  if (macroParts.test(name)) throw new UnacceptableFile('word_macros');
  const contentType = typeOf(name);
  if (contentType === undefined) throw new UnacceptableFile('word_unfamiliar');
  const kind = kindOfPart(name, contentType);
  if (kind === undefined) throw new UnacceptableFile(reasonAgainstPart(name, contentType));
  if (!name.includes('/') || foreign.test(name)) throw new UnacceptableFile('word_unfamiliar');
  if (kind === 'relationships' && !/(^|\/)_rels\/[^/]*\.rels$/.test(entry.name)) throw damaged();
  return { name, writtenName: entry.name, kind, contentType, read: () => entry.read() };
}

function reasonAgainstPart(name: string, contentType: string): FileRefusalReason {
  // The main part of another kind of document.
  if (/\.main\+xml$/i.test(contentType) && name.endsWith('.xml')) return 'not_a_word_file';
  const object = /oleobject|activex|\.(docx?|xlsx?|pptx?|html?|rtf)$/i;
  return object.test(contentType) || object.test(name) ? 'word_ole' : 'word_unfamiliar';
}

/**
 * The content type of each part: its own, else that of its extension (part 2, 7.2.3).
 * @param entries all that there are, whose names it has to write as they do
 */
export function readTypes(
  entry: ZipEntry,
  entries: readonly ZipEntry[] = [],
): (name: string) => string | undefined {
  const written = new Map(entries.map(({ name }) => [name.toLowerCase(), name]));
  const defaults = new Map<string, string>();
  const overrides = new Map<string, string>();
  readXml(entry.read(), {
    open({ uri, local, attributes }) {
      if (uri !== `${packages}/content-types`) throw damaged();
      if (local === 'Types') return;
      const of = Object.fromEntries(attributes.map((one) => [one.local, one.value]));
      const [names, key] =
        local === 'Default'
          ? ([defaults, of['Extension']] as const)
          : ([overrides, of['PartName']?.replace(/^\//, '')] as const);
      const type = of['ContentType'];
      const isAlike = (name: string) => (written.get(name.toLowerCase()) ?? name) === name;
      if (names === overrides && !(of['PartName']?.startsWith('/') && isAlike(key ?? ''))) {
        throw damaged();
      }
      if (key === undefined || type === undefined || names.has(key.toLowerCase())) throw damaged();
      if (/macroenabled|vbaproject/i.test(type)) throw new UnacceptableFile('word_macros');
      names.set(key.toLowerCase(), type);
    },
  });
  return (name) => overrides.get(name) ?? defaults.get(name.slice(name.lastIndexOf('.') + 1));
}

function readRelationships(
  relationshipsPart: Part,
  names: ReadonlyMap<string, Part>,
): Relationship[] {
  const source = sourceOf(relationshipsPart.writtenName);
  const found: Relationship[] = [];
  const ids = new Set<string>();
  readXml(relationshipsPart.read(), {
    open(element) {
      if (element.uri !== `${packages}/relationships`) throw damaged();
      if (element.local === 'Relationships') return;
      const one = readRelationship(element, source, names);
      if (element.attributes.some((own) => own.uri !== '' || !attributeNames.includes(own.local))) {
        throw damaged();
      }
      if (ids.has(one.id)) throw damaged();
      ids.add(one.id);
      found.push(one);
    },
  });
  return found;
}

/** @param name of a part with relationships. @returns the part that has them; empty: the package */
export function sourceOf(name: string): string {
  return name.replace(/_rels\/([^/]*)\.rels$/, '$1');
}

const attributeNames: readonly string[] = ['Id', 'Type', 'Target', 'TargetMode'];

/** One that leads nowhere: readers differ in whether they pass over it. */
const idleSegment = /\/\/|(^|\/)\.(\/|$)/;

/** @param writtenSource the part that has it, as its name is written */
function readRelationship(
  { local, attributes }: XmlElement,
  writtenSource: string,
  names: ReadonlyMap<string, Part>,
): Relationship {
  if (local !== 'Relationship') throw damaged();
  const [id = '', type = '', target = '', mode = 'Internal'] = attributeNames.map(
    (name) => attributes.find((one) => one.uri === '' && one.local === name)?.value,
  );
  const source = writtenSource.toLowerCase();
  const allowed = wordRelationships.get(type);
  if (allowed === undefined) throw new UnacceptableFile(reasonAgainst(type));
  if (allowed === 'link') {
    if (!isLink(target)) throw new UnacceptableFile('word_external');
    return { source, id, type, part: undefined };
  }
  if (mode !== 'Internal') throw new UnacceptableFile('word_external');
  const resolved = resolveTarget(writtenSource, target);
  const part = names.get(resolved.toLowerCase());
  if (part?.writtenName !== resolved || idleSegment.test(target)) throw damaged();
  if (part.kind !== allowed) throw new UnacceptableFile('word_unfamiliar');
  return { source, id, type, part };
}

/**
 * A target inside of the file, as the name of a part (part 2, 8.3): neither scheme nor host. In the
 * letters that it and its source are written in.
 * @throws UnacceptableFile
 */
export function resolveTarget(source: string, target: string): string {
  if (/^\/\/|[\\:?#%]|[^\x20-\x7e]/.test(target)) throw new UnacceptableFile('word_external');
  const folder = target.startsWith('/') ? [] : source.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') folder.push(segment);
    else if (folder.pop() === undefined) throw new UnacceptableFile('word_external');
  }
  return folder.join('/');
}

function damaged(): UnacceptableFile {
  return new UnacceptableFile('word_damaged');
}
