import { expect, test } from '@jest/globals';
import {
  makeEndpointGate,
  type EndpointGate,
  type Pass,
} from '../../src/activities/endpoint-gate.ts';

function entered(gate: EndpointGate, id: string, nowMs = 0): Pass {
  const pass = gate.enter(id, nowMs);
  if ('waitMs' in pass) throw new Error(`${id} was turned away`);
  return pass;
}

function turnedAway(gate: EndpointGate, id: string, nowMs = 0): number {
  const pass = gate.enter(id, nowMs);
  if (!('waitMs' in pass)) throw new Error(`${id} was let in`);
  return pass.waitMs;
}

test('ten requests to one endpoint at once, and no word of the others', () => {
  const gate = makeEndpointGate();
  const passes = Array.from({ length: 10 }, () => entered(gate, 'a'));
  turnedAway(gate, 'a');
  entered(gate, 'b');
  passes[0]?.leave(20);
  entered(gate, 'a');
  turnedAway(gate, 'a');
});

test('an endpoint that hangs gets two at once until it is quick again', () => {
  const gate = makeEndpointGate();
  for (const _ of [1, 2, 3]) entered(gate, 'a').leave(15_000);
  const passes = [entered(gate, 'a'), entered(gate, 'a')];
  turnedAway(gate, 'a');
  for (const pass of passes) pass.leave(20);
  for (const _ of [1, 2, 3]) entered(gate, 'a').leave(20);
  for (let count = 0; count < 10; count += 1) entered(gate, 'a');
  turnedAway(gate, 'a');
});

test('a thousand turned away come back one by one, within two minutes each', () => {
  const gate = makeEndpointGate();
  for (const _ of [1, 2, 3]) entered(gate, 'a').leave(15_000);
  entered(gate, 'a');
  entered(gate, 'a');
  const waits = Array.from({ length: 1_000 }, () => turnedAway(gate, 'a'));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...waits)).toBeLessThanOrEqual(120_000);
  const perSecond = new Map<number, number>();
  for (const wait of waits) {
    const second = Math.floor(wait / 1_000);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
  }
  expect(Math.max(...perSecond.values())).toBeLessThan(100);
});

test('an endpoint that has not answered for a while is slow before it is measured', () => {
  const gate = makeEndpointGate();
  for (let count = 0; count < 10; count += 1) entered(gate, 'a', 0);
  const soon = [turnedAway(gate, 'a', 10), turnedAway(gate, 'a', 10)];
  const later = [turnedAway(gate, 'a', 10_000), turnedAway(gate, 'a', 10_000)];
  expect((soon[1] ?? 0) - (soon[0] ?? 0)).toBeLessThan(20);
  expect((later[1] ?? 0) - (later[0] ?? 0)).toBe(5_000);
});
