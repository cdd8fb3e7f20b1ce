import { setImmediate as othersTurn } from 'node:timers/promises';
import { unprintable } from '@countersign/pdf/fonts/printable-text';
import { invalidPlaces, pointerPart, type WrongPlace } from '../../domain/refusals.ts';
import type { Field, FieldValue } from '../../domain/template/field.ts';
import type { FieldInput } from '../../domain/template/field-input.ts';

/** Characters that are looked at in one turn of the event loop. */
const perTurn = 4_000;

/**
 * Refuses values that no font has a character of; outside of any lock, and sharing the event loop.
 * What a field has already is taken as it is.
 * @throws VALIDATION_ERROR at `/fields/3/value`
 */
export async function requirePrintableInputs(
  inputs: readonly FieldInput[],
  current: readonly Field[],
  at: string,
): Promise<void> {
  const known = new Map(current.map(({ name, value }) => [name, value]));
  await requirePrintable(
    inputs.flatMap(({ name, value }, index) =>
      value === known.get(name) ? [] : [[`${at}/${index}/value`, value] as const],
    ),
  );
}

/** As `requirePrintableInputs`, of values by names. @throws VALIDATION_ERROR at `/values/rent` */
export function requirePrintableValues(
  values: Readonly<Record<string, FieldValue>>,
  at: string,
): Promise<void> {
  return requirePrintable(
    Object.entries(values).map(([name, value]) => [`${at}/${pointerPart(name)}`, value]),
  );
}

async function requirePrintable(
  values: readonly (readonly [pointer: string, value: FieldValue | undefined])[],
): Promise<void> {
  const wrong: WrongPlace[] = [];
  let seen = 0;
  for (const [pointer, value] of values) {
    if (typeof value !== 'string') continue;
    seen += value.length;
    if (seen > perTurn) {
      await othersTurn();
      seen = 0;
    }
    const missing = /^[\n\r\x20-\x7e]*$/.test(value) ? undefined : unprintable(value, 'regular');
    if (missing === undefined) continue;
    wrong.push({ pointer, message: `must not hold ${missing}, which no font has` });
  }
  if (wrong.length > 0) throw invalidPlaces(wrong);
}
