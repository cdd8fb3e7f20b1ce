import { expect, test } from '@jest/globals';
import {
  countPoints,
  inkOf,
  isInkWithinLimits,
  readTrace,
  traceForm,
  writeTrace,
} from '../src/ink.ts';

const line = (count: number, step: number) => ({
  points: Array.from({ length: count }, (_, at) => ({ x: at * step, y: 0 })),
});

test('a stroke is read as it was written, to the hundredth of a pixel', () => {
  const stroke = {
    points: [
      { x: 1, y: -2.5 },
      { x: 1 / 3, y: 9_999.994 },
      { x: -0, y: 0 },
    ],
  };
  const trace = writeTrace(stroke);
  expect(trace).toBe('1 -2.5, 0.33 9999.99, 0 0');
  expect(trace).toMatch(traceForm);
  expect(readTrace(trace).points).toEqual([
    { x: 1, y: -2.5 },
    { x: 0.33, y: 9_999.99 },
    { x: 0, y: 0 },
  ]);
  expect(countPoints([trace, '1 1'])).toBe(4);
});

test('ink is as wide as a pen, wherever it was drawn, and a dot leaves some', () => {
  const [here, there] = [0, 500].map((by) => inkOf([{ points: [{ x: by, y: by }] }]));
  expect(here?.paths).toHaveLength(1);
  expect(here?.box.width).toBeGreaterThan(1);
  expect(here?.box.width).toBeLessThan(8);
  expect(there?.box.width).toBeCloseTo(here?.box.width ?? NaN, 6);
  expect(there?.box.left).toBeCloseTo((here?.box.left ?? NaN) + 500, 6);
  expect(inkOf([])).toBeUndefined();
  expect(inkOf([{ points: [] }])).toBeUndefined();
});

test('ink covers its strokes, and little more', () => {
  const ink = inkOf([line(50, 4)]);
  expect(ink?.box.left).toBeGreaterThan(-4);
  expect(ink?.box.left).toBeLessThan(0);
  expect(ink?.box.width).toBeGreaterThan(196);
  expect(ink?.box.width).toBeLessThan(204);
  expect(ink?.box.height).toBeLessThan(7);
});

test('the picture of ink has three pixels for one of the screen, and 1,200 a side at most', () => {
  const small = inkOf([line(20, 2)]);
  expect(small?.picture.width).toBe(Math.round((small?.box.width ?? NaN) * 3));
  expect(inkOf([line(200, 10)])?.picture.width).toBe(1_200);
});

test('as many strokes, points and pixels as a signature can have are within the limits, and no more', () => {
  const dots = (count: number) => Array.from({ length: count }, () => line(1, 0));
  expect(isInkWithinLimits(dots(500))).toBe(true);
  expect(isInkWithinLimits(dots(501))).toBe(false);
  expect(isInkWithinLimits([line(10_000, 1)])).toBe(true);
  expect(isInkWithinLimits([line(5_000, 1), line(5_001, 1)])).toBe(false);
  expect(isInkWithinLimits([line(2, 10_001)])).toBe(false);
  expect(isInkWithinLimits(Array.from({ length: 10 }, () => line(2, 10_000)))).toBe(true);
  expect(isInkWithinLimits(Array.from({ length: 11 }, () => line(2, 10_000)))).toBe(false);
});
