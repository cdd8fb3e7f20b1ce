import { expect, test } from '@jest/globals';
import { inBatches } from '../../../src/operations/unit-of-work/in-batches.ts';

/** Work whose batches end when the test says so. */
function heldWork() {
  const batches: { items: readonly number[]; end: () => void; fail: (why: Error) => void }[] = [];
  const work = (items: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      batches.push({ items, end: () => resolve(items.map((item) => item * 10)), fail: reject });
    });
  return { batches, work };
}

const turn = () => new Promise(setImmediate);

test('what comes together goes together, and each call has its own result', async () => {
  const { batches, work } = heldWork();
  const call = inBatches({ items: 10, underWay: 1 }, work);
  const results = Promise.all([call(1), call(2), call(3)]);
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2, 3]]);
  batches[0]?.end();
  expect(await results).toEqual([10, 20, 30]);
});

test('batches have a size, and no more are under way than allowed', async () => {
  const { batches, work } = heldWork();
  const call = inBatches({ items: 2, underWay: 1 }, work);
  const results = Promise.all([1, 2, 3].map(call));
  await turn();
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2]]);
  batches[0]?.end();
  await turn();
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2], [3]]);
  batches[1]?.end();
  expect(await results).toEqual([10, 20, 30]);
});

test('a failure is that of its batch alone', async () => {
  const { batches, work } = heldWork();
  const call = inBatches({ items: 1, underWay: 2 }, work);
  const results = Promise.allSettled([call(1), call(2)]);
  await turn();
  await turn();
  batches[0]?.fail(new Error('no database'));
  batches[1]?.end();
  expect(await results).toMatchObject([{ status: 'rejected' }, { value: 20 }]);
});
