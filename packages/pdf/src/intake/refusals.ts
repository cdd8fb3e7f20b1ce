/** Every reason to refuse a file: what is wrong and what its sender can do about it. */
export const pdfRefusals = {
  not_a_pdf:
    'This file is not a PDF: %PDF- does not stand in its first kilobyte. Save it as PDF and upload that.',
  damaged:
    'This PDF is damaged or incomplete. Open it, save it anew as PDF and upload the new file.',
  ambiguous:
    'This PDF is ambiguous: readers differ in which of two versions of an object they show. Print it to a plain PDF and upload that.',
  encrypted: 'This PDF is protected with a password. Remove the protection and upload it again.',
  certificate_encrypted:
    'This PDF is encrypted for the holders of certain certificates. Who can open it can save it without protection: upload the new file.',
  encryption_unreadable:
    'This PDF is encrypted in a way that is damaged, or that readers do not agree on. Open it, save it without protection and upload the new file.',
  restricted:
    'This PDF opens without a password, but its owner forbids filling it in and signing it. Ask its owner for a copy without restrictions, or, where printing is allowed, print it to a plain PDF, and upload that.',
  too_many_pages: 'This PDF has more than 2,000 pages. Split it into smaller documents.',
  no_pages: 'This PDF has no pages. Export it again and upload the new file.',
  page_too_large:
    'A page of this PDF is wider or higher than 14,400 points (5 metres). Print it to a smaller page size.',
  page_count_disagrees:
    'This PDF is ambiguous: two readers see a different number of pages. Print it to a plain PDF and upload that.',
  xfa: 'This PDF is a form (XFA) that only Adobe’s programs show: its own pages do not hold it. Open it there, print it to a plain PDF and upload that.',
  javascript: 'This PDF contains JavaScript. Print it to a plain PDF and upload that.',
  launch:
    'This PDF can start programs or open other files. Print it to a plain PDF and upload that.',
  action: 'This PDF contains an action other than a link. Print it to a plain PDF and upload that.',
  rich_media: 'This PDF contains sound, video or 3D. Print it to a plain PDF and upload that.',
  embedded_file: 'This PDF carries other files inside. Remove the attachments and upload it again.',
  external_content: 'This PDF refers to files outside it. Print it to a plain PDF and upload that.',
  already_signed:
    'This PDF is signed already, and preparing it would break that signature. Upload the file from before it was signed, or print this one to a plain PDF.',
  print_differs:
    'This PDF would be printed otherwise than it is shown. Print it to a plain PDF, check what that shows and upload it.',
  hidden_layer:
    'This PDF has layers that are switched off. Remove them, or print it to a plain PDF, and upload that.',
  annotation_not_drawn:
    'This PDF has a comment or marking that each reader draws in its own way. Remove it, or print the file to a plain PDF, and upload that.',
  letters_missing:
    'The Word file holds letters that no font of the converter has: boxes would stand in their place. Save it as PDF with their fonts and upload that.',
  too_many_fields:
    'This PDF has more than 1,000 fields or text tags. Split it into smaller documents.',
  too_many_options:
    'A choice in this PDF has more than 500 options, or all choices together more than 5,000. Shorten the lists and upload it again.',
  field_invalid: 'A form field of this PDF cannot be used. Correct it and upload the file again.',
  text_tag_invalid: 'A text tag {{…}} in this PDF cannot be read. Correct it and upload it again.',
  too_much_drawing:
    'This PDF draws the same things so many times over that readers cannot show it. Print it to a plain PDF and upload that.',
  too_complex:
    'This PDF takes too much time or memory to read. Print it to a plain PDF and upload that.',
} as const;
export type RefusalReason = keyof typeof pdfRefusals;

/** Thrown where a check fails; the ingest turns it into its answer. */
export class Unacceptable extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? pdfRefusals[reason] : `${pdfRefusals[reason]} ${detail}`, options);
    this.reason = reason;
  }
}

export function refusalOf(error: Unacceptable) {
  const kind = error.reason === 'not_a_pdf' ? ('unsupported' as const) : ('unprocessable' as const);
  return { ok: false as const, kind, reason: error.reason, message: error.message };
}
