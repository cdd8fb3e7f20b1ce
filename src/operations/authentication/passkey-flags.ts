import type { PasskeyFlags } from '@countersign/verifier/recorded-authentication';

/** Of authenticator data (Web Authentication, section 6.1): the byte after the hash of the site. */
export function flagsOf(authenticatorData: Uint8Array): PasskeyFlags {
  const flags = authenticatorData[32] ?? 0;
  return {
    user_present: (flags & 0x01) !== 0,
    user_verified: (flags & 0x04) !== 0,
    backup_eligible: (flags & 0x08) !== 0,
    backed_up: (flags & 0x10) !== 0,
  };
}
