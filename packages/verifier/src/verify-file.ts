import type { EvidenceTrust } from './evidence-trust.ts';
import { verifyPdf, type Verification } from './verify-evidence.ts';
import { verifyZip } from './zip/verify-zip.ts';

/** Everything that a sealed PDF or an evidence ZIP proves, whichever of them the bytes are. */
export function verifyFile(bytes: Uint8Array, trust: EvidenceTrust): Promise<Verification> {
  return isZip(bytes) ? verifyZip(bytes, trust) : verifyPdf(bytes, trust);
}

/** By its first two letters; whether it can be read as one is another question. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
