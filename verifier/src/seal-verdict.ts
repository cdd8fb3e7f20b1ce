import type { Check } from './check.ts';
import type { ReadEvidence } from './read-evidence.ts';

/** Levels of PAdES (EN 319 142-1, 6), as they are found. */
export type SealLevel = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';

export interface SealVerdict extends ReadEvidence {
  /** Every byte of the sealed revision is what was sealed. */
  bytes: Check;
  /** What follows the seal is timestamps and validation data, and the file ends with them. */
  additions: Check;
  /** The signature over them holds and names its certificate. */
  signature: Check;
  /** The certificates led to a trusted root when the seal was made. */
  certificates: Check;
  /** None of them was revoked; what a seal below B-LT carries does not say. */
  revocation: Check;
  /** Every token holds, and their times follow each other. */
  timestamps: Check;
  level?: SealLevel;
  /** Subjects, the seal's own first. */
  chain: string[];
  /** By the token over the signature; below B-T as the seal claims, without proof. */
  sealedAt?: Date;
  /** When the last timestamp stops proving anything; a renewal has to come before. */
  provedUntil?: Date;
}

const notChecked = {
  ok: false,
  detail: 'Not checked: the file or its seal cannot be read.',
};

/** Of a file that nothing more can be said of. */
export function unreadable(detail: string): SealVerdict {
  return {
    bytes: { ok: false, detail },
    additions: notChecked,
    signature: notChecked,
    certificates: notChecked,
    revocation: notChecked,
    timestamps: notChecked,
    chain: [],
  };
}
