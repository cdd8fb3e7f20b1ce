import type { Checkpoint } from './checkpoint.ts';
import { equalBytes, isConsistent } from './merkle.ts';
import { consistencyRanges, rootOf, tilesOf, type Tile, type TileReader } from './tiles.ts';

/** The tiles that tell whether the later tree begins with the earlier one. */
export function tilesBetween(seen: Checkpoint, now: Checkpoint): Tile[] {
  return tilesOf(consistencyRanges(seen.size, now.size), now.size);
}

/**
 * What of a log contradicts an earlier checkpoint of the same log, as a sentence; undefined when
 * the log only grew.
 * @throws {RangeError} when a tile of `tilesBetween` is missing
 */
export function contradiction(
  seen: Checkpoint,
  now: Checkpoint,
  read: TileReader,
): string | undefined {
  if (now.size < seen.size) {
    return `The log went back: it had ${seen.size} leaves, and has ${now.size} now.`;
  }
  if (now.size === seen.size) {
    if (equalBytes(now.root, seen.root)) return undefined;
    return `The log forked: it shows another tree of ${now.size} leaves than before.`;
  }
  const proof = consistencyRanges(seen.size, now.size).map((range) => rootOf(range, read));
  if (isConsistent(seen, now, proof)) return undefined;
  return `The log forked: its ${now.size} leaves do not begin with the ${seen.size} seen before.`;
}
