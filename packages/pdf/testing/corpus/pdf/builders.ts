import { simplePdf, streamBody } from '../../raw-pdf.ts';

export const script = '/S /JavaScript /JS (app.alert(1))';
export const uri = (address: string) => `<< /S /URI /URI (${address}) >>`;

/** One link on the page, with this action. */
export const withLink = (action: string, more: (string | Buffer)[] = []) =>
  simplePdf({
    page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`,
    more,
  });

/** One empty text field with these entries. */
export const withField = (entries: string) =>
  simplePdf({
    catalog: '/AcroForm << /Fields [6 0 R] >>',
    page: '/Annots [6 0 R]',
    more: [`<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [9 9 90 30] ${entries} >>`],
  });

export const embedded = streamBody('x', '/Type /EmbeddedFile');
