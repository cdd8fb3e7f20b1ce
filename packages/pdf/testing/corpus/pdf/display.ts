import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const image = (entries: string) =>
  streamBody(
    Buffer.from([0x00]),
    `/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray ${entries}`,
  );
const withObject = (object: Buffer, ...more: (string | Buffer)[]) =>
  simplePdf({
    content: 'q 200 0 0 60 60 500 cm /X1 Do Q',
    resources: '/XObject << /X1 6 0 R >>',
    more: [object, ...more],
  });
const withState = (entries: string) =>
  simplePdf({
    content:
      '/G1 gs 0 0 0 1 k 60 500 200 60 re f 0 0 0 0 k BT /F1 18 Tf 70 520 Td (Twice the rent) Tj ET',
    resources: `/ExtGState << /G1 << ${entries} >> >>`,
    more: [streamBody('{ 1 exch sub }', '/FunctionType 4 /Domain [0 1] /Range [0 1]')],
  });
const form = (entries: string) =>
  streamBody('0 g 0 0 1 1 re f', `/Type /XObject /Subtype /Form /BBox [0 0 1 1] ${entries}`);
/** What of a page, or of how a reader treats it, would be printed otherwise than it is shown. */
export const displayPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'font-of-no-kind',
    'damaged',
    'Text by a font that does not say what it is, which only some readers show',
    () =>
      withObject(
        streamBody(
          'BT /F 0.3 Tf (900 Euro) Tj ET',
          '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /Font << /F 7 0 R >> >>',
        ),
        '<< /Type /Font /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ),
  ],
  [
    'alternate-image',
    'prepared',
    'A picture with another for printing: dropped',
    () => withObject(image('/Alternates [<< /Image 7 0 R /DefaultForPrinting true >>]'), image('')),
  ],
  [
    'reference-object',
    'external_content',
    'A page of another document in place of a picture',
    () => withObject(form('/Ref << /F (other.pdf) /Page 0 >>')),
  ],
  [
    'opi-object',
    'external_content',
    'A picture that the printer fetches',
    () => withObject(form('/OPI << /2.0 << /Type /OPI /Version 2.0 /F (fine.tif) >> >>')),
  ],
  [
    'opi-image',
    'external_content',
    'An image that the printer fetches',
    () => withObject(image('/OPI << /1.3 << /Version 1.3 /F (fine.tif) >> >>')),
  ],
  [
    'postscript-object',
    'print_differs',
    'PostScript for the printer',
    () => withObject(streamBody('showpage', '/Type /XObject /Subtype /PS')),
  ],
  [
    'postscript-form',
    'print_differs',
    'PostScript for the printer in a form',
    () => withObject(form('/Subtype2 /PS')),
  ],
  [
    'transfer-function',
    'print_differs',
    'Colours that the printer inverts',
    () => withState('/Type /ExtGState /TR 6 0 R'),
  ],
  [
    'overprint',
    'prepared',
    'White that is overprinted: knocked out as shown',
    () => withState('/Type /ExtGState /OP true /op true /OPM 1'),
  ],
  [
    'print-area',
    'prepared',
    'Another part of the page for printing: dropped',
    () =>
      simplePdf({
        catalog:
          '/ViewerPreferences << /PrintArea /ArtBox /PrintClip /ArtBox /ViewArea /CropBox >>',
        page: '/ArtBox [0 0 100 100]',
      }),
  ],
  [
    'printer-preferences',
    'prepared',
    'How to print: dropped',
    () =>
      simplePdf({
        catalog: '/ViewerPreferences << /PrintScaling /None /NumCopies 5 /PrintPageRange [0 0] >>',
      }),
  ],
  [
    'page-template',
    'prepared',
    'A page that scripts would add: dropped',
    () =>
      simplePdf({
        catalog: '/Names << /Templates << /Names [(t) 6 0 R] >> >>',
        page: '/TemplateInstantiated /t',
        more: ['<< /Type /Template /MediaBox [0 0 595 842] >>'],
      }),
  ],
  [
    'usage-rights',
    'prepared',
    'Usage rights without a signature: dropped',
    () => simplePdf({ catalog: '/Perms << >> /Legal << /JavaScriptActions 0 >>' }),
  ],
  [
    'slide',
    'prepared',
    'A slide with a transition',
    () => simplePdf({ page: '/Trans << /S /Dissolve >> /Dur 2' }),
  ],
  [
    'alternate-presentation',
    'prepared',
    'A slide show: dropped',
    () =>
      simplePdf({
        catalog:
          '/Names << /AlternatePresentations << /Names [(a) << /Type /SlideShow /Subtype /Embedded >>] >> >>',
      }),
  ],
]);
