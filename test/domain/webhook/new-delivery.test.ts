import { expect, test } from '@jest/globals';
import {
  deliveriesOf,
  newDelivery,
  type Endpoint,
} from '../../../src/domain/webhook/new-delivery.ts';
import { givenId, start } from '../given-state.ts';

const organizationId = givenId<'org'>(2);
const event = { organizationId, type: 'document.completed', deferred: false } as const;

function endpoint(number: number, given: Partial<Endpoint> = {}): Endpoint {
  return { id: givenId(number), organizationId, events: [], active: true, ...given };
}

test('each endpoint of the workspace that subscribed gets the event', () => {
  const endpoints = [
    endpoint(20),
    endpoint(21, { events: ['document.sent', 'document.completed'] }),
    endpoint(22, { events: ['document.sent'] }),
    endpoint(23, { organizationId: givenId(9) }),
  ];
  expect(deliveriesOf(event, endpoints, start)).toEqual([
    newDelivery(givenId(20)),
    newDelivery(givenId(21)),
  ]);
});

test('an endpoint that takes nothing gets it as skipped, deferred or not', () => {
  for (const deferred of [false, true]) {
    const given = { ...event, deferred };
    expect(deliveriesOf(given, [endpoint(20, { active: false })], start)).toEqual([
      { ...newDelivery(givenId(20)), status: 'skipped', finishedAt: start },
    ]);
  }
});

test('a deferred event is pending and waits', () => {
  expect(deliveriesOf({ ...event, deferred: true }, [endpoint(20)], start)).toEqual([
    { ...newDelivery(givenId(20)), deferred: true },
  ]);
});
