import { expect, test } from '@jest/globals';
import { publicId } from '../../../src/domain/ids.ts';
import { messageBody } from '../../../src/domain/webhook/message-body.ts';
import { givenId, start } from '../given-state.ts';

const id = givenId<'evt'>(30);

test('the keys stand in the order that is signed', () => {
  const data = { document: { id: 'doc_1' } };
  expect(messageBody({ id, type: 'document.sent', at: start, sequence: 2, data })).toBe(
    `{"id":"${publicId('evt', id)}","type":"document.sent",` +
      '"timestamp":"2027-01-27T10:30:00.000Z","sequence":2,"data":{"document":{"id":"doc_1"}}}',
  );
});

test('an event of no document has no number', () => {
  const body = messageBody({ id, type: 'webhook.test', at: start, sequence: null });
  expect(JSON.parse(body)).toEqual({
    id: publicId('evt', id),
    type: 'webhook.test',
    timestamp: '2027-01-27T10:30:00.000Z',
    data: {},
  });
});
