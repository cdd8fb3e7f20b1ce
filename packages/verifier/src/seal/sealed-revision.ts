import { takeFirstLook } from './first-look.ts';
import { verifySealed } from './pdf-seal.ts';

/**
 * Of a PDF in which no seal can be read as it stands: how many bytes, from its first, are what was
 * sealed, by themselves a sealed file whose bytes the seal covers; undefined where no seal does.
 * Whose seal it is, is another question.
 */
export async function sealedRevision(bytes: Uint8Array): Promise<number | undefined> {
  const look = takeFirstLook(bytes);
  if (look.kind !== 'intact') return undefined;
  const nobody = { roots: [], at: new Date(0) };
  const sealed = bytes.subarray(0, look.first);
  const { bytes: all, additions, signature } = await verifySealed(sealed, nobody);
  return all.ok && additions.ok && signature.ok ? look.first : undefined;
}
