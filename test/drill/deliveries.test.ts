import { expect, test } from '@jest/globals';
import { checkDeliveries, type CommittedEvent } from '../../tools/drill/checks/deliveries.ts';
import type { Endpoint } from '../../tools/drill/harness/endpoints.ts';

const minuteMs = 60_000;

const event = (id: string, atMs: number, sequence: number): CommittedEvent => ({
  id,
  atMs,
  sequence,
  documentId: 'doc_1',
  body: `{"id":"${id}"}`,
});
const events = [event('evt_1', minuteMs, 1), event('evt_2', 2 * minuteMs, 2)];

function endpoint(ids: readonly string[], changes: Partial<Endpoint> = {}): Endpoint {
  return {
    name: 'steady',
    url: '',
    refusesOnce: 0,
    askedAt: 0,
    addedAt: 1,
    refused: new Set(),
    arrivals: new Map(ids.map((id) => [id, { body: `{"id":"${id}"}`, times: 1 }])),
    ...changes,
  };
}

test('nothing is said when every event reached every endpoint, however often', () => {
  const twice = endpoint(['evt_1', 'evt_2']);
  for (const arrival of twice.arrivals.values()) arrival.times = 2;
  const late = endpoint(['evt_2'], { askedAt: 1.5 * minuteMs, addedAt: 1.6 * minuteMs });
  const deleted = endpoint(['evt_1'], { deletedAt: 1.5 * minuteMs });
  expect(checkDeliveries(events, [twice, late, deleted])).toEqual([]);
});

test.each<[string, CommittedEvent[], Endpoint]>([
  ['steady: evt_2 never arrived.', events, endpoint(['evt_1'])],
  ['steady: evt_3 arrived and was never committed.', events, endpoint(['evt_1', 'evt_2', 'evt_3'])],
  [
    'steady: evt_1 arrived and was committed before there was such an endpoint.',
    events,
    endpoint(['evt_1', 'evt_2'], { askedAt: 1.5 * minuteMs, addedAt: 1.6 * minuteMs }),
  ],
  [
    'steady: evt_2 arrived and was committed after the endpoint was deleted.',
    events,
    endpoint(['evt_1', 'evt_2'], { deletedAt: 1.5 * minuteMs }),
  ],
  [
    'steady: evt_1 has another body.',
    events.map((one) => ({ ...one, body: one.id === 'evt_1' ? '{}' : one.body })),
    endpoint(['evt_1', 'evt_2']),
  ],
  [
    'steady: evt_1 came with a wrong signature.',
    events.slice(0, 1),
    endpoint([], {
      arrivals: new Map([
        ['evt_1', { body: '{"id":"evt_1"}', times: 1, wrong: 'came with a wrong signature' }],
      ]),
    }),
  ],
  [
    'The events of doc_1 are numbered 1, 3.',
    [event('evt_1', minuteMs, 1), event('evt_2', minuteMs, 3)],
    endpoint(['evt_1', 'evt_2']),
  ],
])('it says: %s', (sentence, committed, one) => {
  expect(checkDeliveries(committed, [one])).toEqual([sentence]);
});
