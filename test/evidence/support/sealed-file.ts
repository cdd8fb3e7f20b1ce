import { readSealedFile, type SealedFile } from '@countersign/verifier/pdf/sealed-file';

/** The seal of a file that has one. @throws when it has none */
export function sealedFile(bytes: Uint8Array): SealedFile {
  const file = readSealedFile(bytes);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}
