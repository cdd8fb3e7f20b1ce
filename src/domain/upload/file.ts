import { Refusal } from '../refusals.ts';

export const maxFileBytes = 52_428_800;

/** Types of the spec; until there is a converter only PDFs are taken, the others refused by name. */
const supportedTypes = new Map([
  ['application/pdf', ''],
  ['application/msword', 'Word documents (.doc)'],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'Word documents (.docx)',
  ],
  ['image/png', 'PNG images'],
  ['image/jpeg', 'JPEG images'],
]);

/** The media type that a Content-Type header declares. @throws UNSUPPORTED_FILE_TYPE */
export function declaredType(contentType: string): string {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const known = supportedTypes.get(type);
  if (known === '') return type;
  throw unsupported(
    known === undefined
      ? 'Send a PDF with the header Content-Type: application/pdf.'
      : `${known} cannot be signed yet; save the file as PDF and send that.`,
  );
}

/** @throws FILE_TOO_LARGE */
export function requireSize(sizeBytes: number): void {
  if (sizeBytes <= maxFileBytes) return;
  throw new Refusal('FILE_TOO_LARGE', 'The file exceeds 50 MB (52,428,800 bytes).');
}

/** A file begins with what its type says; `head` is Latin-1. @throws UNSUPPORTED_FILE_TYPE */
export function requirePdf(head: string): void {
  if (head === '') throw unsupported('The request has no bytes.');
  if (head.startsWith('%PDF-')) return;
  throw unsupported('The bytes are not a PDF, although declared as one.');
}

/** Why a file that was looked into cannot be signed. */
export interface FileRefusal {
  kind: 'unsupported' | 'unprocessable';
  reason: string;
  /** For the sender. */
  message: string;
}

export function fileRefusal({ kind, reason, message }: FileRefusal): Refusal {
  return kind === 'unsupported'
    ? unsupported(message, { reason })
    : new Refusal('UNPROCESSABLE_FILE', message, { reason });
}

function unsupported(message: string, extras: { reason?: string } = {}): Refusal {
  return new Refusal('UNSUPPORTED_FILE_TYPE', message, extras);
}
