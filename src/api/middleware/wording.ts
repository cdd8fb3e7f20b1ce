import type { z } from 'zod';

/**
 * What is wrong with a place, as the rest of a sentence that begins with its name, where the schema
 * does not say it itself: `must be …`, `is required`.
 */
export function wordIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${typeNames(issue.expected)}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is required';
      return `must be ${oneOf(issue.values.map((value) => JSON.stringify(value)))}`;
    case 'too_small':
      return bound(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'more');
    case 'too_big':
      return bound(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'fewer');
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'is not a known field';
    case 'invalid_key':
      return 'has a name that is not allowed';
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_element':
    case 'custom':
      return 'is not of the documented form';
  }
}

const names: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
};

const typeNames = (expected: string) => names[expected] ?? 'of the documented form';

function oneOf(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `one of ${values.slice(0, -1).join(', ')} or ${last}`;
}

/** Of lengths and of numbers: `must have 3 entries or fewer`, `must be more than 0`. */
function bound(
  origin: string,
  limit: number | bigint,
  word: 'more' | 'more than' | 'fewer' | 'less than',
): string {
  const units: Record<string, string> = { string: 'characters', array: 'entries', set: 'entries' };
  const unit = units[origin];
  if (unit) return `must have ${limit} ${unit} or ${word.startsWith('more') ? 'more' : 'fewer'}`;
  if (word.endsWith('than')) return `must be ${word} ${limit}`;
  return `must be ${limit} or ${word === 'more' ? 'more' : 'less'}`;
}
