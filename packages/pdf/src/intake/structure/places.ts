import { Unacceptable } from '../refusals.ts';
import type { Span } from './scan-value.ts';

/** Where a cross-reference table says that an object is. */
export type Place =
  | { kind: 'free' }
  | { kind: 'at'; offset: number }
  | { kind: 'packed'; stream: number; index: number };

/** One table with its trailer. */
export interface Section {
  places: Map<number, Place>;
  trailer: ReadonlyMap<string, Span>;
  /** What the spans of the trailer lead into. */
  file: Buffer;
}

/** Highest object number (ISO 32000-1, annex C). */
const highest = 8_388_607;

/** @throws Unacceptable when the same table says two things of one object */
export function addPlace(places: Map<number, Place>, number: number, place: Place): void {
  if (number > highest) throw new Unacceptable('damaged');
  const before = places.get(number);
  if (before && !isSame(before, place)) throw new Unacceptable('ambiguous');
  places.set(number, place);
}

export function isSame(one: Place, other: Place): boolean {
  if (one.kind === 'at') return other.kind === 'at' && one.offset === other.offset;
  if (one.kind === 'free') return other.kind === 'free';
  return other.kind === 'packed' && one.stream === other.stream && one.index === other.index;
}
