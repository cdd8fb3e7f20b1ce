import { expect, test } from '@jest/globals';
import { writeNumber } from '@countersign/verifier/pdf/syntax';

test.each([
  [0, '0'],
  [-0, '0'],
  [12, '12'],
  [-0.5, '-0.5'],
  [0.099853, '0.099853'],
  [595.2755906, '595.2755906'],
  [0.000004, '0.000004'],
  [4e-7, '0.0000004'],
  [-4.25e-9, '-0.00000000425'],
  [1.5e21, '1500000000000000000000'],
])('the number %p is written %s, without an exponent', (value, written) => {
  expect(writeNumber(value)).toBe(written);
  expect(Number(written)).toBe(value + 0);
});
