import { notChecked, type Check } from '../check.ts';
import type { ReadEvidence } from '../record/read-evidence.ts';
import type { SealLevel } from './seal-level.ts';

export interface SealVerdict extends ReadEvidence {
  /** Every byte of the sealed revision is what was sealed. */
  bytes: Check;
  /** What follows the seal is timestamps and validation data, and the file ends with them. */
  additions: Check;
  /** The signature over them holds and names its certificate. */
  signature: Check;
  /** The certificates led to a trusted root when the seal was made. */
  certificates: Check;
  /** None of them was revoked; not checked below B-LT, where the seal does not say. */
  revocation: Check;
  /** Every token holds, and their times follow each other; not checked at B-B, without any. */
  timestamps: Check;
  /** It has the level still that it was made with. */
  durability: Check;
  level?: SealLevel;
  /** Subjects, the seal's own first. */
  chain: string[];
  /** By the token over the signature; below B-T as the seal claims, without proof. */
  sealedAt?: Date;
  /** When the last timestamp stops proving anything; a renewal has to come before. */
  provedUntil?: Date;
}

/** Of a file that nothing more can be said of. */
export function unreadable(detail: string): SealVerdict {
  const other = notChecked('unreadable');
  return {
    bytes: { ok: false, detail },
    additions: other,
    signature: other,
    certificates: other,
    revocation: other,
    timestamps: other,
    durability: other,
    chain: [],
  };
}
