import type { Request } from 'express';
import type { z } from 'zod';
import { invalidPlaces } from '../../domain/refusals.ts';
import { wordIssue } from './wording.ts';

/** The query as one value per name; a name given twice, or bytes that are no UTF-8, are refused. */
export function parseQuery<Schema extends z.ZodObject>(
  schema: Schema,
  request: Request,
): z.output<Schema> {
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
  const result = schema.safeParse(value, { error: wordIssue });
  if (result.success) return result.data;
  // The first thing wrong with a place says enough.
  const byPlace = Map.groupBy(result.error.issues.flatMap(places), ({ pointer: at }) => at);
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
  return [{ pointer: at, message: issue.message }];
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
