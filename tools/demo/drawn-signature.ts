import type { Stroke } from '@countersign/signature-marks/ink';

/** Where a pen goes: from a point along cubic Bézier curves, each two control points and its end. */
const movements = [
  [15, 75, 30, 45, 47, 10, 56, 12, 64, 14, 46, 65, 42, 79],
  [
    26, 56, 42, 50, 59, 49, 69, 48, 75, 47, 67, 66, 72, 68, 79, 70, 84, 46, 89, 48, 94, 50, 86, 67,
    92, 69, 99, 71, 103, 50, 112, 50, 120, 50, 107, 71, 116, 70, 123, 69, 125, 56, 129, 53,
  ],
  [153, 23, 175, 18, 202, 17, 220, 20],
  [
    186, 20, 181, 42, 176, 61, 177, 75, 178, 84, 193, 56, 201, 56, 209, 56, 195, 75, 203, 75, 212,
    75, 212, 55, 218, 56, 224, 57, 219, 68, 226, 63, 235, 56, 237, 60, 243, 58, 260, 52, 264, 64,
    290, 48,
  ],
  [32, 91, 110, 84, 210, 86, 280, 75],
];
/** Of one curve. */
const steps = 14;

/** A few strokes of a pen, as a person would draw them on the page's pad. */
export function drawSignature(): Stroke[] {
  return movements.map((movement) => {
    const [x = 0, y = 0] = movement;
    const points = [{ x, y }];
    for (let at = 2; at + 6 <= movement.length; at += 6) {
      const curve = movement.slice(at - 2, at + 6);
      for (let step = 1; step <= steps; step++) points.push(pointOf(curve, step / steps));
    }
    return { points };
  });
}

function pointOf(curve: readonly number[], at: number) {
  const weights = [(1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at ** 2 * (1 - at), at ** 3];
  const along = (offset: number) =>
    weights.reduce((sum, weight, index) => sum + weight * (curve[2 * index + offset] ?? 0), 0);
  return { x: along(0), y: along(1) };
}
