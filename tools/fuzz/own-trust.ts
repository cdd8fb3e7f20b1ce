import { zipNames } from '@countersign/verifier/evidence-zip';
import { BadZip, readZip } from '@countersign/verifier/zip';

/** Written by whoever makes the ZIP, and said to prove nothing of itself. */
const own: readonly string[] = [
  zipNames.roots,
  zipNames.timestampRoots,
  zipNames.logKey,
  zipNames.sums,
];

/**
 * Whether a ZIP differs from another only in the roots and keys that it carries itself: measured by
 * those that are given, as here, nobody asks for them.
 */
export function differsInOwnTrust(one: Buffer, other: Buffer): boolean {
  try {
    const [files, others] = [readZip(one), readZip(other)];
    const names = [...files.keys(), ...others.keys()].filter((name) => !own.includes(name));
    return names.every((name) =>
      Buffer.from(files.get(name) ?? []).equals(others.get(name) ?? Buffer.alloc(0)),
    );
  } catch (error) {
    if (error instanceof BadZip) return false;
    throw error;
  }
}
