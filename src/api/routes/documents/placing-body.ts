import { z } from 'zod';
import { fieldInputs } from './field-schema.ts';

/** A thousand fields, and the places that they may have. */
export const placingMaxValues = 60_000;

/**
 * Body of a request that places fields, of a document or of a template.
 * @param outdated when a revision is refused
 */
export function placingBody(outdated: string) {
  return z.strictObject({
    revision: z
      .number()
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .meta({
        description: `The \`revision\` of the fields that this change was made on: ${outdated}, it is refused (409 \`FIELDS_CHANGED\`)`,
      }),
    fields: fieldInputs.meta({
      description:
        'All fields that are placed, and those of the file that are changed; up to 1,000. What is left out is gone, or the file’s own again',
    }),
  });
}
