import type { RefusedFile } from './ingest-result.ts';

/** Why a picture or a Word file is refused, with the message to its sender. */
export const fileRefusals = {
  not_an_image: 'The file is neither a PNG nor a JPEG picture, although sent as one.',
  image_damaged: 'The picture is damaged or incomplete. Open it, save it anew and send that.',
  image_too_large: 'The picture has more than 250 megapixels. Save it smaller and send that.',
  image_too_long: 'The picture is too long and narrow for a page. Cut it into several.',
  not_a_word_file: 'The file is not a Word document, although sent as one.',
  word_damaged: 'The Word file is damaged or incomplete. Open it, save it anew and send that.',
  word_encrypted: 'The Word file is protected by a password. Remove it and send the file again.',
  word_old:
    'The Word file has the form of Word 95 or an older one. Open it, save it as .docx or as PDF, and send that.',
  word_changes:
    'The Word file holds tracked changes or comments, of which nobody can tell whether they are agreed. Accept or reject the changes and delete the comments first, and send it again.',
  word_too_large: 'The Word file holds too much to be read safely. Save it as PDF and send that.',
  word_macros: 'The Word file contains macros. Save it without them, as .docx or as PDF.',
  word_ole:
    'The Word file has other files or controls inside, of which nobody sees how they look. Save it as PDF and send that.',
  word_external: 'The Word file loads content from elsewhere. Save it as PDF and send that.',
  word_unfamiliar:
    'The Word file holds something that this service does not know. Save it as PDF and send that.',
  word_dtd: 'The Word file contains a document type definition. Save it anew or as PDF.',
  conversion_failed: 'The Word file could not be converted. Save it as PDF and send that.',
  converter_unavailable: 'This service cannot convert Word files. Save it as PDF and send that.',
  file_too_complex: 'The file takes too much time or memory to read. Save it as PDF and send that.',
} as const;
export type FileRefusalReason = keyof typeof fileRefusals;

/** Thrown where a check fails; the child turns it into its answer. */
export class UnacceptableFile extends Error {
  readonly reason: FileRefusalReason;
  constructor(reason: FileRefusalReason, options?: ErrorOptions) {
    super(fileRefusals[reason], options);
    this.reason = reason;
  }
}

/** Not what it was sent as, which is another answer than what it is and cannot be signed. */
const unsupported: readonly FileRefusalReason[] = ['not_an_image', 'not_a_word_file'];

export function fileRefused(reason: FileRefusalReason): RefusedFile {
  const kind = unsupported.includes(reason) ? 'unsupported' : 'unprocessable';
  return { ok: false, kind, reason, message: fileRefusals[reason] };
}
