/** Every reason to refuse a PDF, with the message to its sender. */
const reasons = {
  not_a_pdf: 'The file is not a PDF: it does not begin with %PDF-.',
  damaged: 'The PDF is damaged or incomplete. Open it, save it anew as PDF and send that.',
  encrypted:
    'The PDF is protected by a password or by restrictions. Remove them and send it again.',
  too_many_pages: 'The PDF has more than 2,000 pages.',
  no_pages: 'The PDF has no pages.',
  page_too_large: 'A page of the PDF is wider or higher than 14,400 points.',
  page_count_disagrees: 'The PDF is ambiguous: two readers see a different number of pages.',
  xfa: 'The PDF holds an XFA form, which most readers do not show. Print it to a plain PDF.',
  javascript: 'The PDF contains JavaScript. Print it to a plain PDF and send that.',
  launch: 'The PDF can start programs or open other files. Print it to a plain PDF.',
  action: 'The PDF contains an action other than a link. Print it to a plain PDF.',
  rich_media: 'The PDF contains sound, video or 3D. Print it to a plain PDF.',
  embedded_file: 'The PDF carries other files inside. Remove the attachments and send it again.',
  external_content: 'The PDF loads content from outside. Print it to a plain PDF.',
  already_signed: 'The PDF is already signed; changing it would break that signature.',
  text_tag_invalid: 'A text tag {{…}} in the PDF cannot be read.',
  too_complex: 'The PDF takes too much time or memory to read. Print it to a plain PDF.',
} as const;
export type RefusalReason = keyof typeof reasons;

/** Thrown where a check fails; the ingest turns it into its answer. */
export class Unacceptable extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? reasons[reason] : `${reasons[reason]} ${detail}`, options);
    this.reason = reason;
  }
}

export function refusalOf(error: Unacceptable) {
  const kind = error.reason === 'not_a_pdf' ? ('unsupported' as const) : ('unprocessable' as const);
  return { ok: false as const, kind, reason: error.reason, message: error.message };
}
