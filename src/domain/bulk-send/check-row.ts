import { mustAct } from '../recipient/recipient.ts';
import { requireDistinct } from '../recipient/add-several.ts';
import { invalid, Refusal, type WrongPlace } from '../refusals.ts';
import { applyValues } from '../template/apply-values.ts';
import type { Field, FieldValue } from '../template/field.ts';
import { fillRoles, type RoleFilling } from '../template/fill-roles.ts';
import type { TemplateRole } from '../template/role.ts';
import type { Metadata } from '../document/state.ts';

/** What one row says of its document. */
export interface RowCommand {
  /** Absent: the template's name. */
  title?: string | undefined;
  external_id?: string | undefined;
  metadata?: Metadata | undefined;
  recipients: RoleFilling[];
  values?: Readonly<Record<string, FieldValue>> | undefined;
}

/** What of a template decides whether a row can be sent. */
export interface RowTemplate {
  recipients: readonly TemplateRole[];
  fields: readonly Field[];
}

/** A row lists no more than these, so that the answer stays shorter than the request. */
const maxErrorsOfRow = 5;

/** What is wrong with a row, at places inside it; none when it can be sent. */
export function wrongWithRow(row: RowCommand, template: RowTemplate): WrongPlace[] {
  try {
    const recipients = fillRoles(template.recipients, row.recipients, '/recipients');
    if (!recipients.some(({ role }) => mustAct(role))) {
      throw invalid('/recipients', 'leave nobody to sign or approve');
    }
    requireDistinct(recipients, '/recipients');
    applyValues(template.fields, row.values ?? {}, '/values');
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return placesOf(error);
  }
}

/** A refusal as places in a row, the first few of them. */
export function placesOf({ message, extras }: Refusal): WrongPlace[] {
  const errors = extras.errors ?? [{ pointer: '/recipients', message }];
  return errors.slice(0, maxErrorsOfRow);
}
