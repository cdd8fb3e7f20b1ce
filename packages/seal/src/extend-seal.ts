import type { FileEnd, ValidationData } from '@countersign/verifier/pdf/file-end';
import { timestampRevision, validationDataRevision } from '@countersign/verifier/pdf/renewal';
import { coverAll, type UnsignedPart } from './signature-hole.ts';
import { extend, type FileParts } from './file-parts.ts';

/** A sealed file to which revisions are appended, of which it need not be read again. */
export interface SealedFile extends FileParts {
  end: FileEnd;
}

/** Appends a revision with these data beside those that the file holds. */
export function addValidationData(file: SealedFile, data: ValidationData): SealedFile {
  const { bytes, end } = validationDataRevision(file, data);
  return { ...extend(file, bytes), end };
}

/** A revision with a document timestamp that has room for so many bytes and no value. */
export function addTimestamp(file: SealedFile, room: number): UnsignedPart {
  return coverAll(file, timestampRevision(file, room).bytes);
}
