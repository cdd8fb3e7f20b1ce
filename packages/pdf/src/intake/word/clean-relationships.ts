import { UnacceptableFile } from '../file-refusals.ts';
import { resolveTarget } from './read-package.ts';
import { readXml, rewriteXml, type XmlElement } from './read-xml.ts';
import { reasonAgainst, wordRelationships } from './relationship-types.ts';
import { isLink } from './web-targets.ts';
import { nameOf, valueOf } from './xml-names.ts';

/**
 * Why a relationship goes, by which the elements that name it are told what to do: a link that leads
 * to a file, where a picture in the file was taken from, an object or control, what a chart was made
 * of elsewhere, or what nothing is shown of.
 */
export type Dropped = 'link' | 'picture' | 'object' | 'table' | 'entry';

/** What a document says of how it is made, and of the program it is made in. */
const entries =
  /\/(attachedTemplate|mailMergeSource|mailMergeHeaderSource|recipientData|transform|webextension\w*|attachedToolbars|keyMapCustomizations|extensibility)$/i;
const objects = /\/(oleObject|package|control)$/i;
const inChart = /(^|\/)charts\/[^/]+$/;
/** How an element names a hyperlink, and where a picture was taken from. */
const asLink = /^(w:hyperlink|a:hlink\w+) r:id$/;
const asSource = / r:(link|href)$/;
const byNothing = /^$/;

export interface CleanRelationships {
  /** Undefined when all stay. */
  bytes: Buffer | undefined;
  dropped: ReadonlyMap<string, Dropped>;
  /** The parts that those that stay lead to. */
  targets: readonly string[];
}

/**
 * @param source the part that has them, in lower case; empty: the package
 * @param usesOf see `usesIn`, of that part, which is read only where that decides
 * @throws UnacceptableFile
 */
export function cleanRelationships(
  bytes: Buffer,
  source: string,
  usesOf: () => Uses,
): CleanRelationships {
  const dropped = new Map<string, Dropped>();
  const targets: string[] = [];
  const kept = rewriteXml(bytes, (element) => {
    if (element.local !== 'Relationship') return {};
    const reason = reasonToDrop(element, source, usesOf);
    if (reason === undefined) {
      targets.push(...targetOf(element, source));
      return {};
    }
    dropped.set(valueOf(element, 'Id'), reason);
    return 'drop';
  });
  return { bytes: dropped.size > 0 ? kept : undefined, dropped, targets };
}

function reasonToDrop(
  element: XmlElement,
  source: string,
  usesOf: () => Uses,
): Dropped | undefined {
  const type = valueOf(element, 'Type');
  const isOutside = valueOf(element, 'TargetMode') === 'External';
  const isUsedOnly = (by: RegExp) =>
    (usesOf().get(valueOf(element, 'Id')) ?? []).every((use) => by.test(use));
  const allowed = wordRelationships.get(type);
  if (allowed === 'link') {
    return !isLink(valueOf(element, 'Target')) && isUsedOnly(asLink) ? 'link' : undefined;
  }
  if (entries.test(type)) return 'entry';
  if (objects.test(type)) {
    if (!inChart.test(source)) return 'object';
    return isOutside ? 'table' : 'entry';
  }
  if (allowed === 'image') return isOutside && isUsedOnly(asSource) ? 'picture' : undefined;
  const isUnknown = allowed === undefined && reasonAgainst(type) === 'word_unfamiliar';
  return isUnknown && isUsedOnly(byNothing) ? 'entry' : undefined;
}

/** None where it is not inside the file: the check says so. */
function targetOf(element: XmlElement, source: string): string[] {
  try {
    return [resolveTarget(source, valueOf(element, 'Target')).toLowerCase()];
  } catch (error) {
    if (error instanceof UnacceptableFile) return [];
    throw error;
  }
}

/** The relationships that a part names, by their ids, and the elements with attributes that do. */
export type Uses = ReadonlyMap<string, readonly string[]>;

/** @throws UnacceptableFile */
export function usesIn(bytes: Buffer): Uses {
  const uses = new Map<string, string[]>();
  readXml(bytes, {
    open(element) {
      for (const attribute of element.attributes) {
        const name = nameOf(attribute);
        if (!name.startsWith('r:') && attribute.local !== 'relid') continue;
        const use = `${nameOf(element)} ${name}`;
        const all = uses.get(attribute.value);
        if (all) all.push(use);
        else uses.set(attribute.value, [use]);
      }
    },
  });
  return uses;
}
