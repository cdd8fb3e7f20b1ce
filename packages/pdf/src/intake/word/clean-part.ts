import type { FileWarningCode } from '../warnings.ts';
import type { Dropped } from './clean-relationships.ts';
import { findObjects } from './find-objects.ts';
import { readXml, rewriteXml, together, type Changes } from './read-xml.ts';
import type { XmlAttribute, XmlChoice, XmlElement, XmlHandlers } from './read-xml.ts';
import { unlinkFields } from './unlink-fields.ts';
import { isLink } from './web-targets.ts';
import { isEmbedded, nameOf } from './xml-names.ts';

export interface CleanPart {
  /** Undefined when nothing goes. */
  bytes: Buffer | undefined;
  warnings: ReadonlySet<FileWarningCode>;
}

/** Of settings: how the document is made, and what of it would be kept or sent elsewhere. */
const entries: ReadonlySet<string> = new Set([
  ...['w:attachedTemplate', 'w:mailMerge', 'w:saveThroughXslt'],
]);
const links: ReadonlySet<string> = new Set(['a:hlinkClick', 'a:hlinkHover', 'a:hlinkMouseOver']);

/**
 * Takes out of a part what adds nothing to the paper: entries of how the document was made, links to
 * other files, addresses that a picture in the file once came from, instructions of fields whose last
 * result stands there, objects of other programs of which the file holds the picture, and the tables
 * behind charts.
 * @param dropped the relationships of this part that went
 * @throws UnacceptableFile
 */
export function cleanPart(bytes: Buffer, dropped: ReadonlyMap<string, Dropped>): CleanPart {
  const changes: Changes = { choices: new Map(), warnings: new Set() };
  const { choices, warnings } = changes;
  const reader: XmlHandlers = {
    open(element, number) {
      const choice = choiceOf(element, nameOf(element));
      if (choice) choices.set(number, choice);
    },
  };
  readXml(bytes, together([reader, unlinkFields(changes), findObjects(changes, dropped)]));
  if (choices.size === 0) return { bytes: undefined, warnings };
  return { bytes: rewriteXml(bytes, (_element, number) => choices.get(number) ?? {}), warnings };

  function choiceOf(element: XmlElement, name: string): XmlChoice | undefined {
    if (entries.has(name)) return 'drop';
    if (name === 'w:hyperlink') return leadsOut(element) ? warnOfLink('unwrap') : undefined;
    if (links.has(name)) return leadsOut(element) ? warnOfLink('drop') : undefined;
    const goes = isEmbedded(element) ? isAddress : isForeignLink(name);
    return element.attributes.some(goes) ? { keeps: (one) => !goes(one) } : undefined;
  }

  function leadsOut({ attributes }: XmlElement): boolean {
    return attributes.some((one) => nameOf(one) === 'r:id' && dropped.get(one.value) === 'link');
  }

  /** A shape of the old drawing language can be a hyperlink. */
  function isForeignLink(name: string): (one: XmlAttribute) => boolean {
    return ({ uri, local, value }) => {
      const isLinked = name.startsWith('v:') && name !== 'v:imagedata' && local === 'href';
      if (!isLinked || uri !== '' || isLink(value)) return false;
      warnings.add('link_removed');
      return true;
    };
  }

  function warnOfLink(choice: XmlChoice): XmlChoice {
    warnings.add('link_removed');
    return choice;
  }
}

/** Where a picture that lies in the file was taken from. */
function isAddress(attribute: XmlAttribute): boolean {
  const names: readonly string[] = ['r:link', 'r:href', 'o:href', 'o:althref', '?:src'];
  return names.includes(nameOf(attribute));
}
