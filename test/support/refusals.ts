import { expect } from '@jest/globals';
import type { Reply } from './client.ts';

/** A problem with this status and code. */
export function refused(status: number, code: string) {
  return expect.objectContaining({
    status,
    body: expect.objectContaining({ status, code }),
  });
}

/** A 400 that points to each of these places, and to nothing else. */
export function invalidAt(...pointers: string[]) {
  return expect.objectContaining({
    status: 400,
    body: expect.objectContaining({
      code: 'VALIDATION_ERROR',
      title: 'Validation Error',
      errors: pointers.map((pointer) => expect.objectContaining({ pointer })),
    }),
  });
}

/** A problem without what names the request and the id asked for: what is left tells nothing. */
export function anonymous(reply: Reply, ...ids: string[]): string {
  const { request_id: _id, ...body } = reply.body as Record<string, unknown>;
  return ids.reduce(
    (text, id) => text.replaceAll(id, '<id>'),
    JSON.stringify([reply.status, body]),
  );
}
