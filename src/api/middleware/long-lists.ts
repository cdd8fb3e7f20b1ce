import { z } from 'zod';
import { wordIssue } from './wording.ts';

/** So many issues are answered; to look for all of them in a long list would take as long as it is. */
const enough = 20;

/** Items of lists that are looked at one by one. */
const itemsOfLong = new WeakSet<z.core.$ZodType>();

/**
 * A list of up to so many items, which is given up at the first twenty places that are wrong: all
 * that could be wrong with a thousand items would hold the event loop. Checks of the list as a whole
 * see its items as they were sent.
 */
export function longList<Item extends z.ZodType>(item: Item, most: number, noun: string) {
  itemsOfLong.add(item);
  return z.array(item).max(most, `must have ${most} ${noun} or fewer`);
}

type Parsed<Data> = { data: Data; issues?: never } | { issues: z.core.$ZodIssue[] };

/** As `safeParse`, with long lists item by item. */
export function parseInParts(schema: z.ZodObject, value: unknown): Parsed<Record<string, unknown>> {
  const { shallow, lists } = partsOf(schema);
  const result = shallow.safeParse(value, { error: wordIssue });
  if (lists.length === 0 || !result.success) {
    return result.success ? { data: result.data } : { issues: result.error.issues };
  }
  const data: Record<string, unknown> = { ...result.data };
  const issues: z.core.$ZodIssue[] = [];
  for (const [key, element] of lists) {
    const given = data[key];
    if (!isList(given)) continue;
    const list: unknown[] = [];
    data[key] = list;
    for (const [index, item] of given.entries()) {
      const parsed = parseItem(element, item);
      for (const issue of parsed.issues ?? []) {
        issues.push({ ...issue, path: [key, index, ...issue.path] });
      }
      if (issues.length >= enough) break;
      if (!parsed.issues) list.push(parsed.data);
    }
  }
  return issues.length > 0 ? { issues } : { data };
}

function parseItem(element: z.ZodType, item: unknown): Parsed<unknown> {
  if (element instanceof z.ZodObject) return parseInParts(element, item);
  const result = element.safeParse(item, { error: wordIssue });
  return result.success ? { data: result.data } : { issues: result.error.issues };
}

interface Parts {
  /** The schema with any items in its long lists. */
  shallow: z.ZodObject;
  lists: [key: string, element: z.ZodType][];
}

const known = new WeakMap<z.ZodObject, Parts>();

function partsOf(schema: z.ZodObject): Parts {
  const before = known.get(schema);
  if (before) return before;
  const lists: Parts['lists'] = [];
  const looser: Record<string, z.ZodType> = {};
  for (const [key, member] of Object.entries(schema.shape)) {
    const optional = member instanceof z.ZodOptional;
    const list: unknown = optional ? member.unwrap() : member;
    if (!(list instanceof z.ZodArray) || !(list.element instanceof z.ZodType)) continue;
    if (!itemsOfLong.has(list.element)) continue;
    lists.push([key, list.element]);
    const loose = list.clone({ ...list.def, element: z.unknown() });
    looser[key] = optional ? loose.optional() : loose;
  }
  const shallow = lists.length > 0 ? schema.extend(looser) : schema;
  const parts = { shallow, lists };
  known.set(schema, parts);
  return parts;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
