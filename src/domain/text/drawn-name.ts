import { firstUndrawn } from '@countersign/signature-marks/drawn-characters';
import { mustNotHold } from '@countersign/pdf/plain-text';
import { scriptNameOf } from './script-names.ts';

/** Why signature and certificate page could not draw a name, and the way out; undefined when they can. */
export function wrongWithDrawing(name: string): string | undefined {
  const undrawn = firstUndrawn(name);
  if (!undrawn) return undefined;
  const { character, before } = undrawn;
  const script = scriptNameOf(character);
  return script === undefined
    ? `${mustNotHold(character, before, 'no font here draws')}: leave it out`
    : `${mustNotHold(character, before, `is of the ${script} script and drawn by no font here`)}: write the name in Latin letters`;
}
