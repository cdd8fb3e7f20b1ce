import { Refusal } from '../refusals.ts';

export const maxFileBytes = 52_428_800;

/** How a file of a type is made a PDF. */
export type FileForm = 'pdf' | 'image' | 'word';

/** The spec's five types. */
const forms = new Map<string, FileForm>([
  ['application/pdf', 'pdf'],
  ['application/msword', 'word'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word'],
  ['image/png', 'image'],
  ['image/jpeg', 'image'],
]);

export const supportedTypes: readonly string[] = [...forms.keys()];

/** A name that many programs have for JPEG, beside the registered one. */
const otherNames = new Map([['image/jpg', 'image/jpeg']]);

/** The registered name of a media type, without parameters and in lower case (RFC 9110, 8.3.1). */
export function mediaType(written: string): string {
  const essence = written.split(';')[0]?.trim().toLowerCase() ?? '';
  return otherNames.get(essence) ?? essence;
}

export interface DeclaredType {
  mimeType: string;
  form: FileForm;
}

/** The media type that a Content-Type header declares. @throws UNSUPPORTED_FILE_TYPE */
export function declaredType(contentType: string): DeclaredType {
  const mimeType = mediaType(contentType);
  const form = forms.get(mimeType);
  if (form) return { mimeType, form };
  throw unsupported(`${notTaken(mimeType)} ${call}`);
}

/** The call that works, for whoever has another habit. */
const call =
  'Send the bytes of a PDF, Word, PNG or JPEG file as the body, with their type in the header ' +
  'Content-Type, such as: curl -H "Content-Type: application/pdf" --data-binary @lease.pdf "$UPLOAD_URL"';

function notTaken(mimeType: string): string {
  switch (mimeType) {
    case '':
      return 'The type of the file is missing.';
    case 'multipart/form-data':
    case 'application/x-www-form-urlencoded':
      return 'A form is not taken.';
    case 'application/json':
      return 'JSON is not taken.';
    default:
      return 'Files of this type are not taken.';
  }
}

/** @throws FILE_TOO_LARGE */
export function requireSize(sizeBytes: number): void {
  if (sizeBytes <= maxFileBytes) return;
  throw new Refusal('FILE_TOO_LARGE', 'The file exceeds 50 MB (52,428,800 bytes).');
}

const zip = 'PK\u0003\u0004';
const compound = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const png = '\u0089PNG\r\n\u001a\n';
const jpeg = '\u00ff\u00d8\u00ff';

/** How a file of each type begins, as Latin-1. Either form of Word may come under both names. */
function beginnings({ mimeType, form }: DeclaredType): readonly string[] {
  switch (form) {
    case 'pdf':
      return ['%PDF-'];
    case 'word':
      return [zip, compound];
    case 'image':
      return [mimeType === 'image/png' ? png : jpeg];
  }
}

/** As many bytes tell all of them apart: of a PDF, bytes may stand before the beginning. */
export const headBytes = 1_024;

/**
 * A file begins with what its type says; a PDF's header stands in its first kilobyte (ISO 32000-1,
 * annex H, note 13).
 * @param head its first bytes, as Latin-1
 * @throws UNSUPPORTED_FILE_TYPE, and UNPROCESSABLE_FILE of one whose lines have no ends
 */
export function requireForm(type: DeclaredType, head: string): void {
  if (head === '') throw unsupported('The request has no bytes.');
  const isBegun = beginnings(type).some((beginning) =>
    type.form === 'pdf' ? head.includes(beginning) : head.startsWith(beginning),
  );
  if (!isBegun) {
    throw unsupported(
      `The bytes are not of the declared type ${type.mimeType}. Send the file as it is, neither as Base64 nor in a form; with curl by --data-binary, for -d takes line breaks out.`,
    );
  }
  // A PDF is written in lines (ISO 32000-1, 7.5.1).
  if (type.form === 'pdf' && head.length === headBytes && !/[\r\n]/.test(head)) {
    throw fileRefusal({
      kind: 'unprocessable',
      reason: 'damaged',
      message:
        'The line breaks of this PDF are gone: send the file as it is, with curl by --data-binary, for -d takes them out.',
    });
  }
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
