import { z } from 'zod';
import { readMailAddress } from '@countersign/mailer/mail-address';
import { wrongWithDrawing } from '../domain/text/drawn-name.ts';
import { asKept, wrongWithName } from '../domain/text/name.ts';
import { text } from './schemas.ts';

/** What a name loses at its ends, as far as JSON Schema has words for it. */
const lost = String.raw`\t-\r\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202c\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8`;
/** What no name holds, whatever its script; JSON Schema has no words for the rest of the rule. */
const never = String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb`;

/** Brought to one form, unless it is too long whatever its form. */
function keptText(maxLength: number) {
  const limit = 8 * maxLength;
  return z.string().overwrite((given) => (given.length > limit ? given : asKept(given)));
}

/** A name that may go into evidence, brought to one form, so that what looks the same is the same. */
export function nameOf(maxLength: number) {
  return text(maxLength, 1, keptText(maxLength))
    .check(bindable)
    .meta({ pattern: `^[${lost}]*[^${never}]*[^${never}\\s][^${never}]*[${lost}]*$` });
}

function bindable({ value, issues }: z.core.ParsePayload<string>): void {
  const message = issues.length === 0 ? wrongWithName(value) : undefined;
  if (message) issues.push({ code: 'custom', input: value, message });
}

export const name = nameOf(255);

/** As `nameOf`, of somebody whose name stands in signatures and on the certificate page. */
export function drawnNameOf(maxLength: number) {
  return nameOf(maxLength).check(({ value, issues }) => {
    const message = issues.length === 0 ? wrongWithDrawing(value) : undefined;
    if (message) issues.push({ code: 'custom', input: value, message });
  });
}

export const personName = drawnNameOf(255);

/** One mailbox, brought to one form, that a mail server takes: no other address comes in. */
export const email = text(254, 1, keptText(254).overwrite(asShown))
  .check(bindable)
  .check(deliverable)
  .meta({ format: 'email' });

function asShown(address: string): string {
  return readMailAddress(address)?.shown ?? address;
}

function deliverable({ value, issues }: z.core.ParsePayload<string>): void {
  if (issues.length > 0 || readMailAddress(value)) return;
  const message = /^[^@]{65,}@[^@]+$/.test(value)
    ? 'must have 64 characters or fewer before the @'
    : 'must be an email address';
  issues.push({ code: 'custom', input: value, message });
}
