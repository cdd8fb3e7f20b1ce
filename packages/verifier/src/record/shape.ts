/** What a JSON value has to look like; an object has exactly these fields. */
export type Shape =
  | 'string'
  | 'string?'
  | 'time'
  | 'count'
  | 'strings'
  | 1
  | 2
  | readonly string[]
  | ((value: unknown) => boolean)
  | { [key: string]: Shape };

/** Whether every field is there and of its type, and no other is. */
export function fits(value: unknown, wanted: Shape): boolean {
  if (wanted === 'string') return typeof value === 'string';
  if (wanted === 'string?') return value === null || typeof value === 'string';
  if (wanted === 'time') return isTime(value);
  if (wanted === 'count') return Number.isSafeInteger(value) && Number(value) >= 0;
  if (wanted === 'strings') return isStrings(value);
  if (wanted === 1 || wanted === 2) return value === wanted;
  if (typeof wanted === 'function') return wanted(value);
  if (isOneOf(wanted)) return typeof value === 'string' && wanted.includes(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  const keys = Object.keys(wanted);
  return (
    found.size === keys.length &&
    Object.entries(wanted).every(([key, inner]) => found.has(key) && fits(found.get(key), inner))
  );
}

/** A list of things of one shape. */
export function listOf(shape: Shape): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every((one) => fits(one, shape));
}

/** An object of whose strings some may be absent. */
export function withOptional(
  shape: Record<string, Shape>,
  ...optional: string[]
): (value: unknown) => boolean {
  const absent = Object.fromEntries(optional.map((key) => [key, '']));
  const strings = Object.fromEntries(optional.map((key) => [key, 'string' as const]));
  return (value) =>
    typeof value === 'object' && fits({ ...absent, ...value }, { ...shape, ...strings });
}

function isOneOf(wanted: Shape): wanted is readonly string[] {
  return Array.isArray(wanted);
}

const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function isTime(value: unknown): boolean {
  return typeof value === 'string' && utc.test(value) && !Number.isNaN(Date.parse(value));
}

function isStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
