import { z } from 'zod';
import { fieldLimits } from '@countersign/pdf/fields';
import { longText, valuesByName } from '../../schemas.ts';
import { recipientItem } from '../../answer-schemas.ts';
import { documentDetailFields } from './details-schema.ts';
import { fieldValue, placedField } from './field-schema.ts';

/** What a document that is made and sent in one request is given beside, and answered as. */

export const fieldValues = valuesByName(fieldValue, 255)
  .refine(
    (values) => Object.keys(values).length <= fieldLimits.fields,
    `must have ${fieldLimits.fields} values or fewer`,
  )
  .meta({
    maxProperties: fieldLimits.fields,
    description:
      'What stands in fields when the recipient comes, by the names of fields of the document, the ' +
      'file’s own among them. The recipient may change it; in a `read_only` field it is the ' +
      'sender’s, and nobody changes it. Up to 1,000; a name that no field has is refused',
  });

export const sending = z
  .strictObject({
    message: longText.optional().meta({
      description: 'What the mails to everybody who is asked say; up to 4,000 characters',
    }),
  })
  .meta({
    description:
      'Sends the document at once where it is there, even if empty; without it the document stays a draft',
  });

const { owner, ...details } = documentDetailFields;

export const requestAnswer = z
  .strictObject({
    ...details,
    owner: owner.optional(),
    recipients: z
      .array(
        recipientItem.extend({
          signing_url: z.url().optional().meta({
            description:
              'The address at which the recipient signs; there for recipients with `notify: false`, and its hand-out is in the audit log',
          }),
        }),
      )
      .optional()
      .meta({ description: 'Everybody who is asked, in the order they were given' }),
    fields: z.array(placedField).optional().meta({
      description:
        'The fields as `GET /documents/fields` gives them; absent while a file is being converted',
    }),
  })
  .meta({ id: 'CreatedDocument' });
