import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plan } from '../../../src/domain/document/plan.ts';
import { dayMs, hourMs, minuteMs } from '../../../src/domain/time.ts';
import { happenings, Interleaved, type Run } from './interleaved.ts';

const runs = { numRuns: 300 };

test('progress is never mistaken for none: what works is never held back', () => {
  fc.assert(
    fc.property(happenings(['effective'], dayMs), (list) => {
      const world = new Interleaved(
        () => undefined,
        (held) => expect(held).toEqual([]),
      );
      for (const happening of list) world.happen(happening);
      world.drain();
      expect(world.known.rev).toBe(world.committed.rev);
      expect(plan(world.known, world.nowMs).actions).toEqual([]);
    }),
    runs,
  );
});

test('what failed is held back only while the document is as it was when the action began', () => {
  fc.assert(
    fc.property(happenings(['effective', 'fails permanently'], minuteMs), (list) => {
      const last = new Map<string, Run>();
      const world: Interleaved = new Interleaved(
        (run) => last.set(run.action.key, run),
        (held) => {
          for (const key of held) expect(last.get(key)?.beganWith).toEqual(world.known);
        },
      );
      for (const happening of list) world.happen(happening);
    }),
    runs,
  );
});

test.each([
  ['makes no progress', ['nothing', 'revision only'] as const, minuteMs],
  ['fails permanently', ['fails permanently'] as const, hourMs],
])(
  'what %s is not tried again in a tight loop unless others change the document',
  (_, effects, pauseMs) => {
    fc.assert(
      fc.property(happenings([...effects], pauseMs), (list) => {
        const last = new Map<string, Run>();
        const world: Interleaved = new Interleaved(
          (run) => {
            const before = last.get(run.action.key);
            last.set(run.action.key, run);
            if (!before || run.atMs - before.atMs >= pauseMs) return;
            expect(world.changes.length).toBeGreaterThan(before.knownChanges);
          },
          () => undefined,
        );
        // Two that raise the revision in vain at once would each take the other for a change.
        const single = list.filter((next) => next.happens !== 'change' || next.how !== 'mail');
        for (const happening of single) world.happen(happening);
      }),
      runs,
    );
  },
);
