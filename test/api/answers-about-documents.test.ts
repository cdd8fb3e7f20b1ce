import { expect, test } from '@jest/globals';
import type { WriteRoute } from '../../src/api/route.ts';
import { routeTable } from '../../src/api/route-table.ts';
import { parsePublicId } from '../../src/domain/ids.ts';

/** The answers that are kept under an Idempotency-Key: of every POST with an API key. */
const posts = routeTable.filter(
  (route): route is WriteRoute =>
    route.method === 'POST' &&
    route.access !== 'signing-link' &&
    ('write' in route || 'prepare' in route),
);

/** A document that the query or the answer itself names; a list of them is nobody's content. */
function documentNamed({ example }: WriteRoute): string | undefined {
  const answer = Object(example.answer) as Record<string, unknown>;
  const ids = [example.query?.['document_id'], example.query?.['id'], answer['id']];
  return ids.concat(answer['document_id']).find(isDocumentId);
}

function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && parsePublicId('doc', id) !== undefined;
}

test.each(posts.map((route) => [route.operationId, route] as const))(
  '%s declares the document that its answer is erased with, if it is about one',
  (_id, route) => {
    const { query = {}, answer } = route.example;
    expect(route.documentOf?.({ query }, answer)).toBe(documentNamed(route));
  },
);

test('some are about a document, and some are not', () => {
  const declared = posts
    .filter((route) => 'documentOf' in route)
    .map(({ operationId }) => operationId);
  expect(declared.toSorted()).toEqual([
    'addRecipient',
    'createAuthenticationCode',
    'createDocument',
    'declineAsTestRecipient',
    'reassignRecipient',
    'remindRecipient',
    'resetAuthentication',
    'sendDocument',
    'signAsTestRecipient',
    'useTemplate',
    'viewAsTestRecipient',
    'voidDocument',
  ]);
});
