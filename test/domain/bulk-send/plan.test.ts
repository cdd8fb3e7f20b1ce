import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maxPerHour } from '../../../src/domain/bulk-send/bulk-send.ts';
import { paceOf, planBulkSend, type BulkSendProgress } from '../../../src/domain/bulk-send/plan.ts';
import { hourMs } from '../../../src/domain/time.ts';
import { start } from '../given-state.ts';

const progress = (given: Partial<BulkSendProgress> = {}): BulkSendProgress => ({
  status: 'running',
  perHour: null,
  pending: 3,
  batchAt: null,
  inBatch: 0,
  ...given,
});
const later = (ms: number) => new Date(start.getTime() + ms);

describe('what a bulk send does now', () => {
  test.each([
    ['nothing once it is cancelled', progress({ status: 'cancelled' }), { do: 'nothing' }],
    ['nothing once it is completed', progress({ status: 'completed' }), { do: 'nothing' }],
    ['completes when no row is left', progress({ pending: 0 }), { do: 'complete' }],
    ['sends a share where there is no pace', progress(), { do: 'send', max: 20 }],
    ['sends one by one at a slow pace', progress({ perHour: 60 }), { do: 'send', max: 1 }],
    ['sends several at a fast one', progress({ perHour: 5_000 }), { do: 'send', max: 14 }],
  ])('%s', (_name, given, expected) => {
    expect(planBulkSend(given, start)).toEqual(expected);
  });

  test('after a batch it waits for the pace, and not a moment longer', () => {
    const done = progress({ perHour: 60, batchAt: start, inBatch: 1 });
    const until = later(60_000);
    expect(planBulkSend(done, start)).toEqual({ do: 'wait', until });
    expect(planBulkSend(done, later(59_999))).toEqual({ do: 'wait', until });
    expect(planBulkSend(done, until)).toEqual({ do: 'send', max: 1 });
  });

  test('a batch that was interrupted is asked for again with what is left of it', () => {
    const half = progress({ perHour: 5_000, batchAt: start, inBatch: 6 });
    expect(planBulkSend(half, start)).toEqual({ do: 'send', max: 8 });
  });

  test('rows that are left are sent before it is completed, however late', () => {
    const done = progress({ perHour: 1, batchAt: start, inBatch: 1, pending: 0 });
    expect(planBulkSend(done, start)).toEqual({ do: 'complete' });
  });
});

test('no pace sends more within an hour than it says, or less than nine tenths', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxPerHour }), (perHour) => {
      const { batch, intervalMs } = paceOf(perHour);
      const batches = Math.ceil(hourMs / intervalMs);
      expect(batches * batch).toBeLessThanOrEqual(perHour + (perHour % batch === 0 ? 0 : batch));
      expect((batch * hourMs) / intervalMs).toBeLessThanOrEqual(perHour);
      expect((batch * hourMs) / intervalMs).toBeGreaterThan(perHour * 0.9);
    }),
  );
});
