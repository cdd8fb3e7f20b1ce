import { simplePdf, streamBody } from '../../raw-pdf.ts';

export const script = '/S /JavaScript /JS (app.alert(1))';
export const uri = (address: string) => `<< /S /URI /URI (${address}) >>`;

/** One link on the page, with this action. */
export const withLink = (action: string, more: (string | Buffer)[] = []) =>
  simplePdf({
    page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`,
    more,
  });

/** A bookmark with this action. */
export const withBookmark = (action: string) =>
  simplePdf({
    catalog: '/Outlines 6 0 R',
    more: [
      '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>',
      `<< /Title (Go) /Parent 6 0 R /A ${action} >>`,
    ],
  });

/** One empty text field with these entries. */
export const withField = (entries: string, kind = '/Tx') =>
  simplePdf({
    catalog: '/AcroForm << /Fields [6 0 R] >>',
    page: '/Annots [6 0 R]',
    more: [`<< /Type /Annot /Subtype /Widget /FT ${kind} /T (a) /Rect [9 9 90 30] ${entries} >>`],
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

/** A page that draws what this stream holds: a form, with these entries. */
export const drawing = (data: Buffer | string, entries = '') =>
  simplePdf({
    content: '/X Do',
    resources: '/XObject << /X 6 0 R >>',
    more: [streamBody(data, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${entries}`)],
  });

/** A page with a picture (object 6) with these entries. */
export const pictured = (entries: string, data: Buffer, more: (string | Buffer)[] = []) =>
  simplePdf({
    content: 'q 400 0 0 400 60 60 cm /X Do Q',
    resources: '/XObject << /X 6 0 R >>',
    more: [streamBody(data, `/Type /XObject /Subtype /Image ${entries}`), ...more],
  });

/** Of four by two samples, within content. */
export const inlinePicture = (entries: string, data: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`q 40 0 0 20 60 600 cm BI /W 4 /H 2 /BPC 8 ${entries} ID `),
    Buffer.from(data),
    Buffer.from('\nEI Q\n'),
  ]);
