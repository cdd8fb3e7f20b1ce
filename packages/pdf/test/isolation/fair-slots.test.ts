import { expect, test } from '@jest/globals';
import { makeFairSlots } from '@countersign/pdf/isolation/fair-slots';

/** Work that lasts until it is let go. */
function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

/** Lets everything that can go on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('an owner who fills all slots holds up nobody who has nothing under way', async () => {
  const slots = makeFairSlots({ slots: 2, reserve: 2 });
  const begun: string[] = [];
  const bombs = Array.from({ length: 4 }, () => {
    const { until, release } = held();
    const done = slots('hostile', async () => {
      begun.push('hostile');
      await until;
    });
    return { release, done };
  });
  await settle();
  await slots('honest', async () => {
    begun.push('honest');
  });
  expect(begun).toEqual(['hostile', 'hostile', 'honest']);
  for (const { release } of bombs) release();
  await Promise.all(bombs.map(({ done }) => done));
  expect(begun).toHaveLength(5);
});

test('whoever has the least under way is next, then who came first', async () => {
  const slots = makeFairSlots({ slots: 1, reserve: 0 });
  const begun: string[] = [];
  const first = held();
  const work = [slots('a', () => first.until)];
  for (const owner of ['a', 'b', 'a', 'c']) {
    work.push(
      slots(owner, async () => {
        begun.push(owner);
      }),
    );
  }
  first.release();
  await Promise.all(work);
  expect([...begun].sort()).toEqual(['a', 'a', 'b', 'c']);
});

test('work that fails gives its slot back', async () => {
  const slots = makeFairSlots({ slots: 1, reserve: 0 });
  await expect(slots('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots('b', async () => 'done')).toBe('done');
});
