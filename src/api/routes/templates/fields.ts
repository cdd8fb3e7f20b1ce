import { z } from 'zod';
import { requireOwnTemplate } from '../../../domain/template/access.ts';
import {
  prepareTemplateFields,
  readTemplateFields,
  setTemplateFields,
} from '../../../operations/templates/set-fields.ts';
import { readRoute, writeRoute } from '../../route.ts';
import { count, idOf, nothing } from '../../schemas.ts';
import { documentFieldsExample } from '../documents/examples.ts';
import { pageSizes, placedField } from '../documents/field-schema.ts';
import { placingBody, placingMaxValues } from '../documents/placing-body.ts';
import { templateExample } from './examples.ts';
import { requireTemplate } from './schema.ts';

const query = z.strictObject({ id: idOf('template') });

/** Of a template whose file an earlier release prepared, nobody knows where its fields lie. */
const unplaced = { source: true, page: true, x: true, y: true, width: true, height: true } as const;

const answer = z
  .strictObject({
    revision: count(
      'The `version` of the template; sent with a change, it makes sure that nobody else changed the template before',
      1,
    ),
    pages: pageSizes,
    fields: z.array(placedField.partial(unplaced).meta({ id: 'TemplatePlacedField' })).meta({
      description: 'The fields in reading order: by page, from top to bottom, from left to right',
    }),
  })
  .meta({ id: 'TemplateFields' });

const example = {
  ...documentFieldsExample,
  fields: documentFieldsExample.fields.map((field) =>
    field.type === 'signature' ? { ...field, recipient: 'tenant' } : field,
  ),
};

export const getTemplateFieldsRoute = readRoute({
  method: 'GET',
  path: '/templates/fields',
  operationId: 'getTemplateFields',
  tag: 'Templates',
  summary: 'What signers of its documents fill in, and where it stands',
  description:
    'Read from the PDF, form fields and text tags, and those that were placed. A name such as ' +
    '`2.rent` in the file belongs to the second signer. `revision` is the `version` of the template.',
  access: { scope: 'svc:templates:read', roles: 'anyone' },
  query,
  body: nothing,
  status: 200,
  answer,
  refusals: ['TEMPLATE_NOT_FOUND'],
  example: { query: { id: templateExample.id }, answer: example },
  async read(call) {
    return readTemplateFields(call.deps, await requireTemplate(call, call.query.id));
  },
});

export const setTemplateFieldsRoute = writeRoute({
  method: 'PUT',
  path: '/templates/fields',
  operationId: 'setTemplateFields',
  tag: 'Templates',
  summary: 'Place the fields of a template, all of them at once',
  description:
    'As the fields of a document are placed; `recipient` names a role, by its key, or the number of ' +
    'a signer. A change is another `version`. Coordinates are points (1/72 inch) from the top left ' +
    'of the page as it is shown.',
  access: { scope: 'svc:templates:write', roles: 'writers' },
  query,
  body: placingBody('where the template changed since'),
  bodyMaxValues: placingMaxValues,
  status: 200,
  answer,
  refusals: [
    'ANCHOR_NOT_FOUND',
    'ANCHOR_AMBIGUOUS',
    'TEMPLATE_NOT_FOUND',
    'FIELDS_CHANGED',
    'FIELD_EXISTS',
    'UNPROCESSABLE_FILE',
  ],
  example: {
    query: { id: templateExample.id },
    body: {
      fields: [
        {
          name: 'sign',
          type: 'signature',
          recipient: 1,
          page: -1,
          x: 72,
          y: 700,
          width: 180,
          height: 36,
        },
      ],
    },
    answer: example,
  },
  ours: true,
  async prepare({ deps, principal, query: { id: templateId }, body }) {
    const template = await requireTemplate({ deps, principal }, templateId);
    requireOwnTemplate(principal, template);
    const located = await prepareTemplateFields(deps, template, body);
    return (tx, call) => setTemplateFields(tx, call.principal, templateId, body, located);
  },
});
