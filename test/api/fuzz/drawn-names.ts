import { firstUndrawn } from '@countersign/signature-marks/drawn-characters';

/** Names in place of those that no font can write, which no schema can tell (people-names.test.ts). */
export function drawnNames(body: Record<string, unknown>): Record<string, unknown> {
  const undrawn = ['name', 'first_name', 'last_name'].filter((key) => {
    const given = body[key];
    return typeof given === 'string' && firstUndrawn(given) !== undefined;
  });
  return Object.fromEntries(undrawn.map((key) => [key, 'Ana Torres']));
}
