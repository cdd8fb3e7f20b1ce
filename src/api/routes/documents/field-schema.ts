import { fieldLimits } from '@countersign/pdf/fields';
import { z } from 'zod';
import { fieldAutos, fieldSources, fieldTypes } from '../../../domain/template/field.ts';
import { longList } from '../../middleware/long-lists.ts';
import { answerId, answerText, readable, shortText, text } from '../../schemas.ts';

/** In points. A page has no more, and a number that has is a mistake. */
const farthest = 10_000_000;
const point = z.number().min(-farthest).max(farthest);
const length = z.number().min(0).max(farthest);
const page = z
  .number()
  .int()
  .min(-1)
  .max(100_000)
  .refine((value) => value !== 0, 'must be a page from 1, or -1 for the last')
  .meta({ description: 'The page that the box stands on: from 1, or -1 for the last' });

const box = {
  page,
  x: point.meta({
    description:
      'Points (1/72 inch) from the left edge of the page as it is shown to the left edge of the box',
  }),
  y: point.meta({
    description:
      'Points (1/72 inch) from the top edge of the page as it is shown down to the top of the box',
  }),
  width: length.meta({
    description: 'How wide the box is, in points: 4 or more, 20 or more for a signature',
  }),
  height: length.meta({
    description: 'How high the box is, in points: 4 or more, 10 or more for a signature',
  }),
};

/** One line of a field that people read; the rest of what it may hold is for `placeFields`. */
const line = shortText(fieldLimits.characters);

const anchor = z
  .strictObject({
    text: text(1_000)
      .refine((value) => value.trim() !== '', 'must not be blank')
      .meta({
        description:
          'The text to look for on the pages, case-sensitively; white space of any kind and length is one space',
      }),
    occurrence: z.number().int().min(1).max(1_000_000).optional().meta({
      description:
        'Which of several occurrences is meant, from 1 in reading order over all pages. Without it the text must be there once, else 400 `ANCHOR_AMBIGUOUS`',
    }),
    all: z
      .literal(true)
      .optional()
      .meta({ description: '`true`: the field has a place at each occurrence' }),
    dx: point.optional().meta({
      description:
        'Points from the left edge of the text to the left edge of the box; 0 unless given',
    }),
    dy: point.optional().meta({
      description:
        'Points from the top of the text down to the top of the box; negative is upwards; 0 unless given',
    }),
  })
  .meta({ id: 'FieldAnchor' });

export const fieldValue = z
  .union(
    [z.string().max(16_000).check(readable), z.number(), z.boolean()],
    'must be a text, number, true or false',
  )
  .meta({
    description:
      'What stands in the field before, by its type: a number, true or false, a date as YYYY-MM-DD, ' +
      'one of the options, else text. Alone it is a suggestion, which the recipient may change; ' +
      'with `read_only` nobody changes it',
  });

/** A field as requests place it, or as they change one of the file. */
export const fieldInput = z
  .strictObject({
    id: z
      .string()
      .max(255)
      .check(readable)
      .optional()
      .meta({ description: 'The id that an answer gave; it is ignored' }),
    source: z
      .enum(fieldSources)
      .optional()
      .meta({ description: 'Where an answer said the field is from; it is ignored' }),
    name: line.min(1, 'must not be empty').meta({
      description:
        'Names the field, once in the document: 1 to 255 characters of A-Z, a-z, 0-9, `_`, and after ' +
        'the first also space, `.` and `-`. The name of a field of the file, without a place, ' +
        'changes that field; with a place it is 409 `FIELD_EXISTS`',
    }),
    type: z
      .enum(fieldTypes)
      .optional()
      .meta({ description: 'What is filled in; a field that is placed needs it' }),
    variant: z
      .literal('initials')
      .optional()
      .meta({ description: '`initials`: a `signature` field that asks for initials' }),
    recipient: z
      .union([z.string().max(255).check(readable), z.number().int().min(1).max(100)], {
        error: 'must be the key or id of a recipient, or the number of a signer, 1 to 100',
      })
      .optional()
      .meta({
        description:
          'Who fills it in: the `key` or the id of a recipient (of a template: the key of a role), or ' +
          'n for the n-th signer, 1 to 100, who need not be there yet. Approvers hold all but ' +
          'signatures, viewers nothing. Without it a placed field is the sender’s own and needs ' +
          '`value` and `read_only`',
      }),
    label: line.optional().meta({
      description:
        'What the recipient reads beside the field, up to 255 characters; the name unless given',
    }),
    placeholder: line.optional().meta({
      description: 'An example that is shown while nothing is filled in, up to 255 characters',
    }),
    required: z.boolean().optional().meta({
      description: 'Whether it must be filled in; `false` unless given, for a `signature` `true`',
    }),
    options: z
      .array(line)
      .min(1, 'must name at least one option')
      .max(fieldLimits.optionsOfField, `must have ${fieldLimits.optionsOfField} options or fewer`)
      .optional()
      .meta({ description: 'What a `select` without buttons offers: up to 500, each once' }),
    max_length: z.number().int().min(1).max(9_999).optional().meta({
      description:
        'How many characters a `text`, `textarea` or `email` takes, 1 to 9,999; 4,000 unless given, and no more are ever taken',
    }),
    value: fieldValue.optional(),
    read_only: z.boolean().optional().meta({
      description:
        '`true`: `value` is the sender’s, which `POST /documents/send` writes into the PDF that everybody signs; `false` unless given',
    }),
    auto: z.enum(fieldAutos).optional().meta({
      description:
        'What the service fills in by itself in the act: `signed_at`, the day in UTC, in a `date`; the `name` or `email` of the recipient in a `text`. A `value` beside it is refused',
    }),
    format: z.string().max(40).check(readable).optional().meta({
      description:
        'How a `date` is written on paper: d, dd, m, mm, mmm, mmmm, yy, yyyy and what stands between, with day, month and year among them; unless given, a recipient’s as people of their language write it, and the sender’s as YYYY-MM-DD',
    }),
    font_size: z.number().min(6).max(24).optional().meta({
      description:
        'How large the letters are, in points, 6 to 24; unless given as large as fits, up to 12',
    }),
    page: page.optional(),
    x: box.x.optional(),
    y: box.y.optional(),
    width: box.width.optional(),
    height: box.height.optional(),
    places: longList(
      z.strictObject({
        option: line.optional().meta({
          description:
            'Of a `select`: the option that this button chooses; then each place has one',
        }),
        ...box,
      }),
      fieldLimits.places,
      'places',
    )
      .min(1, 'must name at least one place')
      .optional()
      .meta({
        description:
          'Several places instead of one: the same value stands at each, or each is a button with its `option`',
      }),
    every_page: z
      .literal(true)
      .optional()
      .meta({ description: '`true` instead of `page`: the box stands on each page' }),
    anchor: anchor.optional().meta({
      description:
        'The text that the box stands at, instead of `page`, `x` and `y`. It is looked up at once and kept as a place; a text that is not there is 400 `ANCHOR_NOT_FOUND`',
    }),
  })
  .meta({ id: 'FieldInput' });

export const fieldInputs = longList(fieldInput, fieldLimits.fields, 'fields');

const shownBox = {
  page: z.int().min(1).meta({ description: 'The number of the page, from 1' }),
  x: z.number().meta({
    description: 'Points (1/72 inch) from the left edge of the page as it is shown to the box',
  }),
  y: z.number().meta({
    description: 'Points (1/72 inch) from the top edge of the page as it is shown down to the box',
  }),
  width: z.number().meta({ description: 'How wide the box is, in points' }),
  height: z.number().meta({ description: 'How high the box is, in points' }),
};

export const pageSizes = z
  .array(
    z.strictObject({
      page: shownBox.page,
      width: z.number().meta({ description: 'How wide the page is shown, in points' }),
      height: z.number().meta({ description: 'How high the page is shown, in points' }),
    }),
  )
  .meta({ description: 'How large each page is shown, in their order' });

/** A field as answers have it: what may be sent back. */
export const placedField = z
  .strictObject({
    id: answerId('field'),
    name: answerText('The name of the field, unique in the document'),
    source: z.enum(fieldSources).meta({
      description:
        'Where the field is from: the `form` of the file, a text `tag` in it, or `placed` by a request',
    }),
    type: z.enum(fieldTypes).meta({ description: 'What kind of value is filled in' }),
    variant: z
      .literal('initials')
      .optional()
      .meta({ description: '`initials`: the field asks for initials' }),
    label: answerText('What the recipient reads beside the field'),
    required: z.boolean().meta({ description: 'Whether it must be filled in' }),
    placeholder: answerText('An example that is shown while nothing is filled in').optional(),
    options: z.array(z.string()).optional().meta({
      description:
        'What a `select` offers, and a `text` suggests; where it has buttons, each place has its `option`',
    }),
    max_length: z.int().min(1).optional().meta({
      description:
        'How many characters it takes; of a date or a number how many boxes its digits have on paper',
    }),
    recipient: z.union([z.string(), z.number().int()]).optional().meta({
      description:
        'Who fills it in: the recipient’s key, else their id, else the number of a signer who is not there yet. The sender’s own fields have none',
    }),
    value: z.union([z.string(), z.number(), z.boolean()]).optional().meta({
      description:
        'A suggestion; with `read_only` what the sender filled in; after completion what was signed. Signatures have none',
    }),
    read_only: z
      .literal(true)
      .optional()
      .meta({ description: '`true` where the sender filled it in and nobody changes it' }),
    auto: z
      .enum(fieldAutos)
      .optional()
      .meta({ description: 'What the service fills in by itself in the act' }),
    format: answerText(
      'How a date is written on paper; absent: a recipient’s as people of their language write it, the sender’s as YYYY-MM-DD',
    ).optional(),
    font_size: z
      .number()
      .min(6)
      .max(24)
      .optional()
      .meta({ description: 'How large the letters are, in points; absent: as large as fits' }),
    ...shownBox,
    places: z
      .array(
        z.strictObject({
          option: answerText('The option that this button chooses').optional(),
          ...shownBox,
        }),
      )
      .optional()
      .meta({ description: 'All places of the field, where it has several or they are buttons' }),
  })
  .meta({ id: 'PlacedField' });

export const documentFieldsSchema = z
  .strictObject({
    revision: z.int().min(0).meta({
      description:
        'Rises with every change of the fields; sent with a change, it makes sure that nobody else changed them before',
    }),
    pages: pageSizes,
    fields: z.array(placedField).meta({
      description: 'The fields in reading order: by page, from top to bottom, from left to right',
    }),
  })
  .meta({ id: 'DocumentFields' });
