import { z } from 'zod';
import { fieldAutos } from '../../../domain/template/field.ts';
import { answerText, count } from '../../schemas.ts';
import { fieldSchema } from '../templates/schema.ts';

const place = {
  page: count('The page that the box stands on, from 0'),
  rect: z.array(z.number()).length(4).meta({
    description:
      'The box as x, y, width and height in units of the PDF, x and y from the bottom left of the page; rounded to two decimals',
  }),
  turn: z.literal([90, 180, 270]).optional().meta({
    type: 'integer',
    description:
      'How far what is written there is turned counter-clockwise against upright, on the page as it is shown; absent: it is upright',
  }),
};

/** A field as whoever fills it in sees it. */
export const sessionField = z.strictObject({
  ...fieldSchema.shape,
  variant: z
    .enum(['initials'])
    .optional()
    .meta({ description: '`initials`: the field asks for initials' }),
  max_length: count(
    'How many characters it takes; of a date or a number how many boxes its digits have on paper',
    1,
  ).optional(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional().meta({
    description:
      'What stands in the field already, from the form or the sender: a suggestion that may be changed, and stands unless it is; with `read_only` what the sender filled in, which is in the file already; with `auto` what the service will fill in',
  }),
  read_only: z.literal(true).optional().meta({
    description: '`true` where the sender filled it in; a value given for it is refused',
  }),
  auto: z.enum(fieldAutos).optional().meta({
    description:
      'What the service fills in by itself in the act; a value given for it is refused. `signed_at` is the day of the act in UTC, and has no `value` before',
  }),
  format: z.string().optional().meta({
    description:
      'How a date stands on paper, in Acrobat’s letters; values are YYYY-MM-DD all the same',
  }),
  ...place,
  places: z
    .array(
      z.strictObject({
        option: answerText('The option that this button chooses').optional(),
        ...place,
      }),
    )
    .optional()
    .meta({
      description: 'All places of the field, where it has several, such as radio buttons',
    }),
});
