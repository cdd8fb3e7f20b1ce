import { z } from 'zod';
import { documentStatuses } from '../domain/document/document.ts';
import { locales } from '../domain/mail/mail.ts';
import { recipientRoles, recipientStatuses } from '../domain/recipient/recipient.ts';
import { plainTextPattern, wrongWithText } from '@countersign/pdf/plain-text';

/** Text that people read; its length counts characters, as JSON Schema does, not UTF-16 units. */
export function text(maxLength: number, minLength = 1, written = z.string()) {
  return written
    .min(
      minLength,
      minLength === 1 ? 'must not be empty' : `must have ${minLength} characters or more`,
    )
    .check(atMost(maxLength))
    .check(readable)
    .meta({ pattern: plainTextPattern });
}

/** Neither controls nor changes of direction; the same rule wherever people write. */
export function readable({ value, issues }: z.core.ParsePayload<string>): void {
  const message = wrongWithText(value);
  if (message) issues.push({ code: 'custom', input: value, message });
}

/** What is searched for, whose spaces at the ends count for nothing; accents and case never do. */
export function searchText(maxLength: number, minLength: number) {
  return text(maxLength, minLength).overwrite((given) => {
    const wanted = given.trim();
    return Array.from(wanted).length < minLength ? given : wanted;
  });
}

/** As `text`, where what it may hold besides is checked elsewhere, against what is there already. */
export function shortText(maxLength: number) {
  return z.string().check(atMost(maxLength));
}

/** Of what type it must be something else says; as text it is readable. */
export const anyValue = z.unknown().check(({ value, issues }) => {
  const message = typeof value === 'string' ? wrongWithText(value) : undefined;
  if (message) issues.push({ code: 'custom', input: value, message });
});

function atMost(maxLength: number) {
  const check = z.check<string>(({ value, issues }) => {
    if (value.length <= maxLength) return;
    if (value.length <= 2 * maxLength && Array.from(value).length <= maxLength) return;
    const message = `must have ${maxLength} characters or fewer`;
    issues.push({ code: 'custom', input: value, message });
  });
  // What JSON Schema is generated from; `max` would count UTF-16 units.
  check._zod.onattach.push((schema) => {
    schema._zod.bag['maximum'] = maxLength;
  });
  return check;
}

export const longText = text(4_000, 0);

/** Ids are checked by looking them up: a malformed one is as absent as an unknown one. */
export const id = z.string().min(1, 'must not be empty').max(255, 'is too long');

const prefixes = {
  'bulk send': 'blk',
  contact: 'con',
  delivery: 'dlv',
  document: 'doc',
  'entry of the log': 'aud',
  event: 'evt',
  field: 'fld',
  member: 'mem',
  recipient: 'rec',
  signature: 'sig',
  template: 'tpl',
  upload: 'upl',
  user: 'usr',
  webhook: 'whk',
} as const;

type Named = keyof typeof prefixes;

const idAbout = (what: Named) => `The id of the ${what}, which begins with \`${prefixes[what]}_\``;

/** An id in a query or body, said to be of this. */
export function idOf(what: Named) {
  return id.meta({ description: idAbout(what) });
}

/** An id in an answer, said to be of this. */
export function answerId(what: Named) {
  return z.string().meta({ description: idAbout(what) });
}

/** Text in an answer. */
export function answerText(description: string) {
  return z.string().meta({ description });
}

/** A whole number in an answer that counts something. */
export function count(description: string, min = 0) {
  return z.number().int().min(min).meta({ description });
}

export const timestamp = z.iso
  .datetime({ precision: 3 })
  .meta({ description: 'A time as ISO 8601 in UTC with milliseconds' });

/** A time in an answer, said to be when this happened. */
export function timeOf(when: string) {
  return timestamp.meta({ description: `${when}, as ISO 8601 in UTC with milliseconds` });
}

/** What a change may take away: absent it stays as it is. */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  const description = `${schema.meta()?.description ?? ''}. \`null\` takes it away`;
  return schema.nullable().optional().meta({ description });
}

/** A moment given by a client: ISO 8601 with an offset or Z. */
export const moment = z.iso
  .datetime({
    offset: true,
    error: 'must be an ISO 8601 date and time with offset, such as 2027-01-31T12:00:00Z',
  })
  .transform((value, context) => {
    const time = new Date(value);
    // An offset can carry the last hours of 9999 into a year that ISO 8601 writes otherwise.
    if (!Number.isNaN(time.getTime()) && time.getUTCFullYear() <= 9_999) return time;
    context.addIssue('must be a date that exists, before the year 10000');
    return z.NEVER;
  });

/** Values by name, of names up to so long. */
export function valuesByName<Value extends z.ZodType>(value: Value, maxCharacters: number) {
  // A record of zod drops a member of this name without a word.
  const whole = (given: unknown, { issues }: z.core.$RefinementCtx) => {
    if (given !== null && typeof given === 'object' && Object.hasOwn(given, '__proto__')) {
      const message = 'is not a name that a value can have';
      issues.push({ code: 'custom', input: given, message, path: ['__proto__'] });
    }
    return given;
  };
  return z.preprocess(whole, z.record(z.string().max(maxCharacters), value));
}

export const nothing = z.strictObject({});

export const done = z.literal(true).meta({ description: 'Always `true`: it was done' });
export const deleted = z.literal(true).meta({ description: 'Always `true`: it is gone for good' });

export const documentStatus = z.enum(documentStatuses).meta({
  description:
    'Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, ' +
    'then `completed`, `declined`, or `cancelled` (called off, or past its deadline)',
});
export const recipientRole = z.enum(recipientRoles).meta({
  description:
    'What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` ' +
    'gets a copy once the document is completed',
});
export const recipientStatus = z.enum(recipientStatuses).meta({
  description:
    'What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted',
});
export const locale = z.enum(locales);

/** A query parameter that holds a whole number. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d{1,16}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(min, `must be ${min} or more`).max(max, `must be ${max} or less`))
    .meta({ override: { type: 'integer', minimum: min, maximum: max } });
}

/** A moment in a query, as Unix milliseconds: from 1970 to 9999, which every reader of ISO 8601 takes. */
const latestMs = Date.UTC(9999, 0, 1);
const inMs = 'must be a time in milliseconds since 1970 in UTC, such as 1798761600000';
const unixTime = z
  .string()
  .regex(/^\d{1,15}$/, inMs)
  .transform(Number)
  .pipe(z.number().max(latestMs, inMs))
  .transform((value) => new Date(value))
  .meta({ override: { type: 'integer', minimum: 0, maximum: latestMs } });

/** A moment in a query, said to bound this. */
export function unixTimeOf(what: string) {
  return unixTime.optional().meta({
    description: `${what}, as milliseconds since 1970 in UTC, such as 1798761600000`,
  });
}

export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true');

/** `limit` and `cursor` of every paged list. */
export const paging = {
  limit: wholeNumber(1, 100)
    .optional()
    .meta({ description: 'How many items a page has, 1 to 100; 20 unless given' }),
  cursor: z.string().min(1).max(1_000).optional().meta({
    description: 'Where the page begins: `next_cursor` of the page before, with the same filters',
  }),
};

export const pageEnd = {
  has_more: z.boolean().meta({ description: 'Whether there is a further page' }),
  next_cursor: z
    .string()
    .nullable()
    .meta({ description: '`cursor` of the request for the next page; null on the last one' }),
};
