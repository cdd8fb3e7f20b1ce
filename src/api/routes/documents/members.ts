import { z } from 'zod';
import { wordIssue } from '../../middleware/wording.ts';
import type { Metadata } from '../../../domain/document/state.ts';
import { name } from '../../name-schemas.ts';
import { longText, moment, readable, text } from '../../schemas.ts';
import { expirationAlertDays, reminderSchedule } from '../settings/schema.ts';

/** What a sender says of a document beside its file, wherever documents are made or changed. */

export const title = name.meta({
  description: 'The title, which recipients read; up to 255 characters',
});

export const description = longText.meta({
  description: 'What the document is, for your workspace; up to 4,000 characters',
});

export const deadline = moment.meta({
  description:
    'Until when everybody must have acted: ISO 8601 with an offset or `Z`, in the future. Without ' +
    'one the workspace’s `default_deadline_days` count from sending. Past it the document is ' +
    'cancelled',
});

export const externalId = text(255).meta({
  description:
    'Your own name for the document, such as an order number; up to 255 characters, and it need not be unique',
});

const metadataName = /^[A-Za-z0-9_.-]{1,50}$/;
const maxMetadata = 20;
const metadataValue = text(500, 0);

/** Read by ourselves: a record of zod drops a member named `__proto__` without a word. */
export const metadata = z
  .unknown()
  .transform(readMetadata)
  .meta({
    type: 'object',
    maxProperties: maxMetadata,
    propertyNames: { pattern: metadataName.source },
    additionalProperties: { type: 'string', maxLength: 500 },
    description:
      'What you keep with the document: up to 20 names of 1 to 50 characters (A-Z, a-z, 0-9, `_`, ' +
      '`.` and `-`), each with a text of up to 500 characters. Webhooks carry it; recipients never ' +
      'see it',
  });

function readMetadata(given: unknown, { issues }: z.core.$RefinementCtx): Metadata {
  const refuse = (message: string, path: string[] = []) => {
    issues.push({ code: 'custom', input: given, message, path });
    return z.NEVER;
  };
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    return refuse('must be an object');
  }
  const entries = Object.entries(given);
  if (entries.length > maxMetadata) return refuse(`must have ${maxMetadata} names or fewer`);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (!metadataName.test(name)) refuse('must be named by 1 to 50 of A-Za-z0-9_.-', [name]);
      const text = metadataValue.safeParse(value, { error: wordIssue });
      if (!text.success) refuse(text.error.issues[0]?.message ?? 'must be text', [name]);
      return [name, text.data ?? ''];
    }),
  );
}

const redirectAddress = z.url('must be an absolute URL').max(2_048, 'is too long').check(readable);

export const redirectUrl = redirectAddress.meta({
  description:
    'Where the signing page leads on to after the act: an https address of up to 2,048 characters ' +
    'whose origin is in `signing.redirect_origins` of the settings, else 400 ' +
    '`REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query',
});

/** Sorted, as the workspace's own is. */
export const ownReminderSchedule = reminderSchedule
  .transform((days) => days.toSorted((a, b) => a - b))
  .meta({
    uniqueItems: true,
    description:
      'Days after the invitation on which recipients who have not acted are reminded: up to 10 ' +
      'whole numbers from 1 to 365, each once. `[]` reminds nobody; unless given, the workspace’s ' +
      '`reminder_schedule` holds',
  });

export const ownExpirationAlertDays = expirationAlertDays.meta({
  description:
    'How many days before the deadline you and those still due are warned, 1 to 30; unless given, ' +
    'the workspace’s `expiration_alert_days` holds',
});

/** What a sender remembers with a document, or says otherwise than the workspace does. */
export const remembered = {
  external_id: externalId.optional(),
  metadata: metadata.optional(),
  redirect_url: redirectUrl.optional(),
  reminder_schedule: ownReminderSchedule.optional(),
  expiration_alert_days: ownExpirationAlertDays.optional(),
};
