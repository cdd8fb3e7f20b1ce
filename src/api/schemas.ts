import { z } from 'zod';
import { documentStatuses } from '../domain/document/document.ts';
import { sealWaits } from '../domain/document/seal-wait.ts';
import { locales } from '../domain/mail/mail.ts';
import { recipientRoles } from '../domain/recipient/recipient.ts';
import { wrongWithName } from '../domain/text/name.ts';

/** Can PostgreSQL and UTF-8 hold it? No NUL, no lone surrogate. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

/** Text that can be stored; its length counts characters, as JSON Schema does, not UTF-16 units. */
export function text(longest: number, shortest = 1) {
  return z
    .string()
    .min(
      shortest,
      shortest === 1 ? 'must not be empty' : `must have ${shortest} characters or more`,
    )
    .check(atMost(longest))
    .refine(isStorable, 'must be well-formed text')
    .meta({ pattern: '^[^\\u0000]*$' });
}

function atMost(longest: number) {
  const check = z.check<string>(({ value, issues }) => {
    if (value.length <= longest) return;
    if (value.length <= 2 * longest && Array.from(value).length <= longest) return;
    const message = `must have ${longest} characters or fewer`;
    issues.push({ code: 'custom', input: value, message });
  });
  // What JSON Schema is generated from; `max` would count UTF-16 units.
  check._zod.onattach.push((schema) => {
    schema._zod.bag['maximum'] = longest;
  });
  return check;
}

/** What no name holds, whatever its script; JSON Schema has no words for the rest of the rule. */
const never = String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb`;

/** A name that may go into evidence, in NFC, so that what looks the same is the same. */
export function nameOf(longest: number) {
  return text(longest)
    .normalize()
    .check(bindable)
    .meta({ pattern: `^[^${never}]*[^${never}\\s][^${never}]*$` });
}

function bindable({ value, issues }: z.core.ParsePayload<string>): void {
  const message = issues.length === 0 ? wrongWithName(value) : undefined;
  if (message) issues.push({ code: 'custom', input: value, message });
}

export const name = nameOf(255);
export const longText = text(4_000, 0);

/** Addresses end up in mail headers and logs: no white space, no control characters, one @. */
export const email = text(254)
  .regex(/^[^\s@<>(),;:\\"[\]\p{Cc}]+@[^\s@<>(),;:\\"[\]\p{Cc}]+$/u, 'must be an email address')
  .refine(
    (value) => plausibleDomain(value.slice(value.lastIndexOf('@') + 1)),
    'must be an email address',
  )
  .check(bindable)
  .meta({ format: 'email' });

function plausibleDomain(domain: string): boolean {
  return (
    domain.length <= 253 && domain.split('.').every((label) => label !== '' && label.length <= 63)
  );
}

/** Ids are checked by looking them up: a malformed one is as absent as an unknown one. */
export const id = z.string().min(1, 'must not be empty').max(255, 'is too long');

export const timestamp = z.iso
  .datetime({ precision: 3 })
  .meta({ description: 'ISO 8601 in UTC with milliseconds' });

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

export const nothing = z.strictObject({});

export const documentStatus = z.enum(documentStatuses);
export const recipientRole = z.enum(recipientRoles);
export const recipientStatus = z.enum(['pending', 'viewed', 'signed', 'approved', 'declined']);
export const locale = z.enum(locales);

/** A query parameter that holds a whole number. */
export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^-?\d{1,16}$/, 'must be a whole number')
    .transform(Number)
    .pipe(
      z.number().int().min(least, `must be ${least} or more`).max(most, `must be ${most} or less`),
    )
    .meta({ override: { type: 'integer', minimum: least, maximum: most } });
}

/** A moment in a query, as Unix milliseconds: from 1970 to 9999, which every reader of ISO 8601 takes. */
export const unixTime = wholeNumber(0, Date.UTC(9999, 0, 1))
  .transform((value) => new Date(value))
  .meta({ description: 'Unix time in milliseconds' });

export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true');

/** `limit` and `cursor` of every paged list. */
export const paging = {
  limit: wholeNumber(1, 100).optional().meta({ description: 'Items a page, 1 to 100; default 20' }),
  cursor: z
    .string()
    .min(1)
    .max(1_000)
    .optional()
    .meta({ description: '`next_cursor` of the page before' }),
};

export const pageEnd = {
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
};

export const recipientSchema = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: recipientRole,
    status: recipientStatus,
    order: z.number().int().optional(),
    locale: locale.optional(),
    notify: z.boolean().optional(),
    viewed_at: timestamp.optional(),
    completed_at: timestamp.optional(),
  })
  .meta({ id: 'Recipient' });

export const documentFields = {
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  status: documentStatus,
  created_at: timestamp,
  updated_at: timestamp,
  recipients_count: z.number().int(),
  signed_count: z.number().int(),
  deadline: timestamp.optional(),
  sent_at: timestamp.optional(),
  completed_at: timestamp.optional(),
  voided_at: timestamp.optional(),
  void_reason: z.string().optional(),
};

/** What the seal of a completed document waits for; absent when it waits for nothing. */
export const sealWait = z.strictObject({
  waiting_for: z.enum(sealWaits),
  since: timestamp,
});

/** A document as create, update, get and send return it. */
export const documentSchema = z
  .strictObject({ ...documentFields, download_url: z.url().optional() })
  .meta({ id: 'Document' });
