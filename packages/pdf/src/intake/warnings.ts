/**
 * What of a file is not in its prepared PDF, or is drawn there by us; for the sender. Documents keep
 * theirs: a code never goes, nor gets another name.
 */
export const fileWarnings = {
  leading_bytes_removed:
    'Bytes before the beginning of the PDF were removed. Check that the pages are complete.',
  restrictions_removed:
    'The owner of the PDF restricted what may be done with it. Filling in and signing are allowed, and the prepared document has no restrictions.',
  attachment_removed:
    'Files attached to the PDF are not part of the prepared document. Send them separately if recipients need them.',
  invoice_data_removed:
    'The invoice carries its data as a file (XML). That is not part of the prepared document: who books it by machine needs the original.',
  usage_rights_removed:
    'The PDF grants rights in Adobe Reader. They were removed: nobody needs them to sign.',
  xfa_removed:
    'The PDF holds a second form (XFA) beside the ordinary one, which only Adobe’s programs show. It was removed: signers see the ordinary form as most readers show it. Compare what is filled in there.',
  javascript_removed:
    'Scripts were removed. What they fill in, check, show or hide when the PDF is open is not in the prepared document.',
  action_removed:
    'Something that the reader does by itself, such as printing, sending the form or opening another page, was removed.',
  calculation_removed:
    'A field is calculated from others. The calculation was removed: signers fill the field in themselves, unless it shows a result already.',
  range_check_removed:
    'A field accepts values of a range only. The check was removed: signers may enter any value.',
  button_action_removed:
    'A button does nothing any more, such as print, empty or send the form. Its picture stays on the page.',
  link_removed:
    'A link to another file, or that commands the reader or sends the form, was removed. The text under it stays.',
  marking_drawn:
    'A marked passage, a line or a shape has no picture of its own in the file. It was drawn as most readers show it: look at the page.',
  pdfa_lost:
    'The file is marked as PDF/A, for archives. The prepared and the signed document are not: keep the original where PDF/A is asked for.',
  image_shrunk:
    'The picture is finer than paper shows: it was made smaller, to 300 dots an inch on A4. Signers see no more than that.',
  object_removed:
    'The Word file holds something of another program, such as a table of Excel or a control. Its picture stays on the page, and nothing that opens behind it.',
  field_unlinked:
    'The Word file takes something from elsewhere, such as a picture or a passage of another file. The document shows what was last taken: look at the pages.',
  word_signature_removed:
    'The Word file is signed digitally. That signature is of the Word file, and not part of the prepared document.',
} as const;

export type FileWarningCode = keyof typeof fileWarnings;
export const fileWarningCodes = Object.keys(fileWarnings);

export interface FileWarning {
  code: FileWarningCode;
  message: string;
  /** From 1; absent when it concerns the whole file. */
  page?: number;
}

/** More than a sender reads. */
export const maxWarnings = 100;

/** Collects warnings, each once. */
export interface Warnings {
  /** @param page its index, from 0 */
  add(code: FileWarningCode, page?: number): void;
  /** By page, those of the whole file first; at most 100. */
  list(): FileWarning[];
}

export function collectWarnings(): Warnings {
  const found = new Map<string, FileWarning>();
  return {
    add(code, page) {
      const message = fileWarnings[code];
      const warning = { code, message, ...(page !== undefined && { page: page + 1 }) };
      found.set(`${code} ${page ?? ''}`, warning);
    },
    list: () =>
      [...found.values()]
        .sort((one, other) => (one.page ?? 0) - (other.page ?? 0))
        .slice(0, maxWarnings),
  };
}

/** Of a file that was read in two forms: what is said of the whole file is said once. */
export function joinWarnings(
  first: readonly FileWarning[],
  second: readonly FileWarning[],
): FileWarning[] {
  const warnings = collectWarnings();
  for (const { code, page } of [...first, ...second]) {
    warnings.add(code, page === undefined ? undefined : page - 1);
  }
  return warnings.list();
}
