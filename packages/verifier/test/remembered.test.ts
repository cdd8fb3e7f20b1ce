import { expect, test } from '@jest/globals';
import { remembered } from '@countersign/verifier/remembered';

function counted(max: number) {
  const computed: string[] = [];
  const ask = remembered(
    max,
    (given: string) => given,
    (given) => {
      computed.push(given);
      if (given === 'wrong') throw new Error('It cannot be read.');
      return given.toUpperCase();
    },
  );
  return { computed, ask };
}

test('an answer is computed once, until others have pushed it out', () => {
  const { computed, ask } = counted(2);
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});

test('neither failures nor answers about long bytes are kept', () => {
  const { computed, ask } = counted(2);
  const long = 'x'.repeat(20_000);
  for (const given of ['wrong', 'wrong']) expect(() => ask(given)).toThrow('cannot be read');
  ask(long);
  ask(long);
  expect(computed).toEqual(['wrong', 'wrong', long, long]);
});
