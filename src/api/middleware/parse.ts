import type { Request } from 'express';
import { z } from 'zod';
import { invalidPlaces, Refusal } from '../../domain/refusals.ts';
import { parseInParts } from './long-lists.ts';

/** The query as one value per name; a name given twice, or bytes that are no UTF-8, are refused. */
export function parseQuery<Schema extends z.ZodObject>(
  schema: Schema,
  request: Request,
): z.output<Schema> {
  try {
    return readQuery(schema, request);
  } catch (error) {
    throw error instanceof Refusal ? inQuery(error) : error;
  }
}

/** `/id` may be meant of the query and of the body: this one is of the query. */
function inQuery({ extras }: Refusal): Refusal {
  return invalidPlaces((extras.errors ?? []).map((place) => ({ ...place, in: 'query' })));
}

function readQuery<Schema extends z.ZodObject>(schema: Schema, request: Request): z.output<Schema> {
  const given: Record<string, string> = Object.create(null) as Record<string, string>;
  const [, ...parts] = request.originalUrl.split('?');
  const query = parts.join('?');
  const utf8 = isEscapedUtf8(query);
  for (const [name, value] of new URLSearchParams(query)) {
    if (name in given) throw invalidPlaces([{ pointer: `/${name}`, message: 'is given twice' }]);
    if (!utf8 && `${name}${value}`.includes('\ufffd')) {
      throw invalidPlaces([{ pointer: pointer([name]), message: 'must be well-formed text' }]);
    }
    given[name] = value;
  }
  return validate(schema, { ...given });
}

/** Other bytes are read as replacement characters. A `%` that escapes nothing stands for itself. */
function isEscapedUtf8(query: string): boolean {
  try {
    decodeURIComponent(query.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

/** The JSON body against its schema; an absent body counts as `{}`. */
export function parseBody<Schema extends z.ZodObject>(
  schema: Schema,
  request: Request,
): z.output<Schema> {
  return validate(schema, request.body === undefined ? {} : (request.body as unknown));
}

/** A value against its schema. @throws VALIDATION_ERROR with a pointer to each place */
export function validate<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = parseInParts(schema, value);
  if (!parsed.issues) return parsed.data as z.output<Schema>;
  // The first thing wrong with a place says enough.
  const spelt = parsed.issues.map((issue) => withoutNull(schema, value, issue));
  const byPlace = Map.groupBy(spelt.flatMap(places), ({ pointer: at }) => at);
  throw invalidPlaces([...byPlace.values()].flatMap(([first]) => first ?? []));
}

function places(issue: z.core.$ZodIssue): { pointer: string; message: string }[] {
  const at = pointer(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      pointer: `${at}${pointer([key])}`,
      message: 'is not a known field',
    }));
  }
  if (issue.code === 'invalid_union') {
    const closest = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a))[0] ?? [];
    if (depthOf(closest) > 0) {
      return closest.flatMap((inner) => places({ ...inner, path: [...issue.path, ...inner.path] }));
    }
  }
  return [{ pointer: at, message: issue.message }];
}

/** `null` where a member may be absent, but not null. */
function withoutNull(schema: z.ZodType, value: unknown, issue: z.core.$ZodIssue): z.core.$ZodIssue {
  let here: unknown = value;
  let expected: unknown = schema;
  let optional = false;
  for (const key of issue.path) {
    here = (here as Record<PropertyKey, unknown> | null | undefined)?.[key];
    expected = memberOf(expected, key);
    optional = expected instanceof z.ZodOptional;
    while (expected instanceof z.ZodOptional) expected = expected.unwrap();
  }
  if (here !== null || !optional) return issue;
  return { ...issue, message: `${issue.message}; leave it out instead of null` };
}

function memberOf(schema: unknown, key: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, unknown>)[key];
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

/** How far into a value its form was the right one. */
function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

/** Of a name as long as the body the refusal shows no more; replacing in all of it takes seconds. */
const maxNameCharacters = 200;

/** RFC 6901 §3. */
function pointer(path: readonly PropertyKey[]): string {
  return path
    .map((part) => String(part).slice(0, maxNameCharacters))
    .map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
