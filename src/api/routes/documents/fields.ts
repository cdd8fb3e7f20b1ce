import { z } from 'zod';
import { requireChangeable } from '../../../domain/document/access.ts';
import { isReady } from '../../../domain/document/readiness.ts';
import { prepareFields, readFields, setFields } from '../../../operations/documents/fields.ts';
import { requireDocument } from '../../find.ts';
import { readRoute, writeRoute } from '../../route.ts';
import { idOf, nothing } from '../../schemas.ts';
import { documentExample, documentFieldsExample } from './examples.ts';
import { documentFieldsSchema } from './field-schema.ts';
import { placingBody, placingMaxValues } from './placing-body.ts';

const query = z.strictObject({ id: idOf('document') });

export const getDocumentFieldsRoute = readRoute({
  method: 'GET',
  path: '/documents/fields',
  operationId: 'getDocumentFields',
  tag: 'Documents',
  summary: 'What recipients fill in, where it stands, and what stands in it',
  description:
    'The fields of the file’s form, of text tags in it and those that were placed. Coordinates are ' +
    'points (1/72 inch) from the top left of the page as it is shown.',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query,
  body: nothing,
  status: 200,
  answer: documentFieldsSchema,
  refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_READY', 'UNPROCESSABLE_FILE'],
  example: { query: { id: documentExample.id }, answer: documentFieldsExample },
  ours: true,
  async read(call) {
    const document = await requireDocument(call, call.query.id);
    if (isReady(document)) return readFields(call.deps, document);
    await call.awaitConversion(document.preparedFileId);
    return readFields(call.deps, await requireDocument(call, call.query.id));
  },
});

export const setDocumentFieldsRoute = writeRoute({
  method: 'PUT',
  path: '/documents/fields',
  operationId: 'setDocumentFields',
  tag: 'Documents',
  summary: 'Place the fields of a draft, all of them at once',
  description:
    'Replaces what was placed before, and what was said of the file’s own fields. What the GET gives ' +
    'can be sent back. Coordinates are points (1/72 inch) from the top left of the page as it is shown.',
  access: { scope: 'svc:documents:write', roles: 'anyone' },
  query,
  body: placingBody('where they changed since'),
  bodyMaxValues: placingMaxValues,
  status: 200,
  answer: documentFieldsSchema,
  refusals: [
    'ANCHOR_NOT_FOUND',
    'ANCHOR_AMBIGUOUS',
    'DOCUMENT_NOT_FOUND',
    'DOCUMENT_NOT_DRAFT',
    'FIELDS_CHANGED',
    'FIELD_EXISTS',
    'DOCUMENT_NOT_READY',
    'UNPROCESSABLE_FILE',
  ],
  example: {
    query: { id: documentExample.id },
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
        {
          name: 'start',
          type: 'date',
          label: 'Start of the lease',
          value: '2027-02-01',
          read_only: true,
          format: 'd mmmm yyyy',
          page: 1,
          x: 72,
          y: 200,
          width: 120,
          height: 16,
        },
      ],
    },
    answer: documentFieldsExample,
  },
  ours: true,
  async whenNotReady(call) {
    const { preparedFileId } = await requireDocument(call, call.query.id);
    await call.awaitConversion(preparedFileId);
  },
  async prepare({ deps, principal, query: { id: documentId }, body }) {
    const document = await requireDocument({ deps, principal }, documentId);
    requireChangeable(principal, document);
    const located = await prepareFields(deps, document, body);
    return (tx, call) => setFields(tx, call.principal, documentId, body, located);
  },
});
