import { z } from 'zod';
import { placesOf } from '../../../domain/bulk-send/check-row.ts';
import { maxRoles } from '../../../domain/template/check-roles.ts';
import { Refusal } from '../../../domain/refusals.ts';
import type { ReadRow } from '../../../operations/bulk-sends/start.ts';
import { validate } from '../../middleware/parse.ts';
import { name } from '../../name-schemas.ts';
import { externalId, metadata } from '../documents/members.ts';
import { fieldValues } from '../documents/request-schema.ts';
import { roleFilling } from '../templates/role-filling.ts';

/** One document of a bulk send. */
export const rowSchema = z
  .strictObject({
    recipients: z
      .array(roleFilling)
      .max(maxRoles, `must have ${maxRoles} recipients or fewer`)
      .meta({
        description:
          'Who takes the roles of the template, each once; those that it fixes may be left out',
      }),
    values: fieldValues.optional(),
    title: name.optional().meta({
      description:
        'The title of the document, up to 255 characters; the template’s name unless given',
    }),
    external_id: externalId.optional(),
    metadata: metadata.optional(),
  })
  .meta({ id: 'BulkSendRowInput' });

/** Each row by itself: one that is wrong is skipped, and holds up no other. */
export function readRow(row: unknown): ReadRow {
  try {
    return { command: validate(rowSchema, row) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { wrong: placesOf(error) };
  }
}
