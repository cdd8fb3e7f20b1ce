import { expect, test } from '@jest/globals';
import { cancelBulkSend } from '../../../src/domain/bulk-send/cancel.ts';
import { givenId, start } from '../given-state.ts';

const bulkSend = { id: givenId<'blk'>(1), rowsSha256: 'ab' };

test('a running one is cancelled, and the log has the hash of its rows', () => {
  expect(cancelBulkSend({ ...bulkSend, status: 'running' }, start)).toEqual({
    facts: { status: 'cancelled', finishedAt: start },
    events: [{ type: 'bulk_send.cancelled', bulkSendId: bulkSend.id, details: { sha256: 'ab' } }],
  });
});

test('cancelling again changes nothing', () => {
  expect(cancelBulkSend({ ...bulkSend, status: 'cancelled' }, start)).toEqual({
    facts: {},
    events: [],
  });
});

test('BULK_SEND_DONE: a completed one', () => {
  expect(() => cancelBulkSend({ ...bulkSend, status: 'completed' }, start)).toThrow(
    expect.objectContaining({ code: 'BULK_SEND_DONE' }),
  );
});
