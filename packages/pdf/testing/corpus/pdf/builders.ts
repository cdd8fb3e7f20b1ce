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

/** A function that reckons (ISO 32000-1, 7.10.5), of values from 0 to 1. */
export const program = (text: string, inputs: number, outputs: number) =>
  streamBody(
    `{ ${text} }`,
    `/FunctionType 4 /Domain [${'0 1 '.repeat(inputs)}] /Range [${'0 1 '.repeat(outputs)}]`,
  );
/** For `program`, of two values: one of five steps, so many times. */
export const longProgram = (times: number) => `${'dup mul exch sin exch '.repeat(times)} pop`;
