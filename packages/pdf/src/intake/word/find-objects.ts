import type { Dropped } from './clean-relationships.ts';
import type { Changes, XmlElement, XmlHandlers } from './read-xml.ts';
import { isEmbedded, nameOf } from './xml-names.ts';

/** An element that holds an object or control, and the picture that Word shows of it. */
interface Holder {
  name: string;
  number: number;
  /** The drawing language of a picture that lies in the file. */
  picture?: 'shape' | 'drawing';
  /** The places of what opens the object. */
  openers: number[];
}

const holders: ReadonlySet<string> = new Set(['w:object', 'w:pict']);
const openers: ReadonlySet<string> = new Set(['o:OLEObject', 'w:objectEmbed', 'w:control']);
const pictures: Readonly<Record<string, Holder['picture']>> = {
  'v:imagedata': 'shape',
  'a:blip': 'drawing',
};
const tables: ReadonlySet<string> = new Set(['c:externalData', 'cx:externalData']);

/**
 * Finds objects and controls of which the file holds the picture, which alone stays, and the tables
 * behind charts, which hold their values by themselves. An object without a picture is left as it is.
 * @param dropped the relationships of this part that went
 */
export function findObjects(
  { choices, warnings }: Changes,
  dropped: ReadonlyMap<string, Dropped>,
): XmlHandlers {
  const around: Holder[] = [];
  const elements: string[] = [];
  /** The cells that a chart's values are from; undefined: no such element is open. */
  let formula: { number: number; text: string } | undefined;

  return {
    open(element, number) {
      const name = nameOf(element);
      elements.push(name);
      if (holders.has(name)) around.push({ name, number, openers: [] });
      const holder = around.at(-1);
      if (openers.has(name)) holder?.openers.push(number);
      const picture = pictures[name];
      if (holder && picture && isEmbedded(element)) holder.picture = picture;
      if (tables.has(name)) dropTable(element, number);
      formula = name === 'c:f' || name === 'cx:f' ? { number, text: '' } : undefined;
    },
    text(text) {
      if (formula) formula.text += text;
    },
    close() {
      if (formula && isForeignFormula(formula.text)) {
        choices.set(formula.number, 'drop');
        warnings.add('field_unlinked');
      }
      formula = undefined;
      if (holders.has(elements.pop() ?? '')) closeHolder(around.pop());
    },
  };

  function closeHolder(holder: Holder | undefined): void {
    if (!holder?.picture) return;
    const { name, number, picture } = holder;
    if (name === 'w:pict' && holder.openers.length === 0) return;
    for (const opener of holder.openers) choices.set(opener, 'drop');
    warnings.add('object_removed');
    if (name === 'w:pict') return;
    // What a picture of the old drawing language stands in; one of the new stands by itself.
    choices.set(number, picture === 'drawing' ? 'unwrap' : { local: 'pict', keeps: () => false });
  }

  function dropTable({ attributes }: XmlElement, number: number): void {
    const reasons = attributes.map((one) => nameOf(one) === 'r:id' && dropped.get(one.value));
    if (reasons.some((reason) => reason === 'entry' || reason === 'table')) {
      choices.set(number, 'drop');
    }
    if (reasons.includes('table')) warnings.add('field_unlinked');
  }
}

/** Whether it names cells of another file or program than the chart's own table. */
export function isForeignFormula(text: string): boolean {
  return /[[\]|\\]|:\/\//.test(text);
}
