/** Of PAdES (ETSI EN 319 142-1), lowest first. */
export type SealLevel = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';

/** Whether records and seals of this level carry timestamp tokens. */
export function takesTimestamps(level: SealLevel): boolean {
  return level !== 'B-B';
}
