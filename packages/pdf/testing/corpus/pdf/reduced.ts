import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { embedded, script, uri, withBookmark, withField, withLink } from './builders.ts';

const calls = (trigger: string, call: string) =>
  withField(`/AA << /${trigger} << /S /JavaScript /JS (${call.replace(/[()\\]/g, '\\$&')}) >> >>`);

/** A push button that is painted and does this. */
const button = (actions: string) =>
  simplePdf({
    catalog: '/AcroForm << /Fields [6 0 R] >>',
    page: '/Annots [6 0 R]',
    more: [
      '<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (b) /F 4 /Rect [60 500 160 530] ' +
        `/AP << /N 7 0 R >> ${actions} >>`,
      streamBody('0.8 g 0 0 100 30 re f', '/Type /XObject /Subtype /Form /BBox [0 0 100 30]'),
    ],
  });

/** A file that says what it is in its metadata (XMP, ISO 16684-1). */
const described = (description: string, encoding: BufferEncoding = 'utf8') => {
  const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
  const text = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}">${description}</rdf:RDF></x:xmpmeta>`;
  return simplePdf({
    catalog: '/Metadata 6 0 R',
    more: [streamBody(Buffer.from(text, encoding), '/Type /Metadata /Subtype /XML')],
  });
};
const pdfaNamespace = 'http://www.aiim.org/pdfa/ns/id/';

/** As invoices carry their data (ZUGFeRD, Factur-X): by name, and associated with the document. */
const invoice = () =>
  simplePdf({
    catalog:
      '/AF [7 0 R] /Names << /EmbeddedFiles << /Names [(factur-x.xml) 7 0 R] >> >> ' +
      '/MarkInfo << /Marked true >>',
    more: [
      embedded,
      '<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /AFRelationship /Alternative ' +
        '/EF << /F 6 0 R /UF 6 0 R >> >>',
    ],
  });

/** Ordinary files that lose something, and the nearest that are refused. */
export const reducedPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'sum',
    'prepared',
    'A sum of other fields: filled in by hand',
    () => calls('C', 'AFSimple_Calculate("SUM", new Array ("a", "b"));'),
    'calculation_removed',
  ],
  [
    'sum-of-list',
    'prepared',
    'The same, as newer Acrobats write it',
    () => calls('C', 'AFSimple_Calculate("AVG", ["a", "b"]);'),
    'calculation_removed',
  ],
  [
    'range',
    'prepared',
    'A field of a range: any value is taken',
    () => calls('V', 'AFRange_Validate(true, 0, true, 100);'),
    'range_check_removed',
  ],
  [
    'sum-and-more',
    'prepared',
    'A sum with a script behind it',
    () => calls('C', 'AFSimple_Calculate("SUM", new Array ("a")); app.alert(1);'),
    'calculation_removed',
  ],
  [
    'sum-elsewhere',
    'prepared',
    'A sum when the field is entered',
    () => calls('Fo', 'AFSimple_Calculate("SUM", new Array ("a"));'),
    'javascript_removed',
  ],
  [
    'button-print',
    'prepared',
    'A button that prints: its picture stays',
    () => button('/A << /S /Named /N /Print >>'),
    'button_action_removed',
  ],
  [
    'button-print-script',
    'prepared',
    'The same by a script',
    () =>
      button(
        '/AA << /U << /S /JavaScript /JS (this.print\\({bUI: true, bSilent: false}\\);) >> >>',
      ),
    'button_action_removed',
  ],
  [
    'button-reset',
    'prepared',
    'A button that empties the form: its picture stays',
    () => button('/A << /S /ResetForm >>'),
    'button_action_removed',
  ],
  [
    'button-reset-script',
    'prepared',
    'The same by a script',
    () => button('/A << /S /JavaScript /JS (this.resetForm\\(\\);) >>'),
    'button_action_removed',
  ],
  [
    'button-script',
    'prepared',
    'A button that prints and more',
    () => button('/A << /S /JavaScript /JS (this.print\\(\\); app.alert\\(1\\)) >>'),
    'javascript_removed',
    'button_action_removed',
  ],
  [
    'button-print-then',
    'prepared',
    'A button that prints, then runs a script',
    () => button(`/A << /S /Named /N /Print /Next << ${script} >> >>`),
    'button_action_removed',
    'javascript_removed',
  ],
  [
    'button-submit',
    'prepared',
    'A button that sends the form away',
    () => button('/A << /S /SubmitForm /F (https://example.com) >>'),
    'button_action_removed',
  ],
  [
    'button-jump',
    'prepared',
    'A button that leads to a page of the document: it stays as it is painted',
    () => button('/A << /S /GoTo /D [3 0 R /Fit] >>'),
    'button_action_removed',
  ],
  [
    'button-jump-and-script',
    'prepared',
    'The same, and then a script',
    () => button(`/A << /S /GoTo /D [3 0 R /Fit] /Next << ${script} >> >>`),
    'button_action_removed',
    'javascript_removed',
  ],
  [
    'beamer',
    'prepared',
    'Links that turn pages (LaTeX beamer): taken out',
    () => withLink('<< /S /Named /N /NextPage >>'),
    'link_removed',
  ],
  [
    'link-command',
    'action',
    'A link that gives the reader an unknown command',
    () => withLink('<< /S /Named /N /SaveAs >>'),
  ],
  [
    'bookmark-elsewhere',
    'prepared',
    'A bookmark in another document: it leads nowhere',
    () => withBookmark('<< /S /GoToR /F (a.pdf) /D [0 /Fit] >>'),
    'link_removed',
  ],
  [
    'bookmark-chain',
    'prepared',
    'A bookmark in another document, then a script',
    () =>
      withBookmark(`<< /S /GoToR /F (a.pdf) /D [0 /Fit] /Next [${uri('x')} << ${script} >>] >>`),
    'link_removed',
    'javascript_removed',
  ],
  [
    'link-named-script',
    'prepared',
    'A script under the name of a command, escaped',
    () => withLink('<< /S /Named /N /NextPage /Next << /S /J#61vaScript /JS (x) >> >>'),
    'link_removed',
    'javascript_removed',
  ],
  [
    'private-notes',
    'prepared',
    'Notes of programs of print shops, which tell where the file lay: left out',
    () =>
      simplePdf({
        catalog: '/FICL:Enfocus << /PitStop << >> >>',
        page: '/QITE_pageid << /F (E/scan/img.pdf) /I << /P 0 >> >>',
      }),
  ],
  [
    'pdfa',
    'prepared',
    'PDF/A: the prepared PDF does not say so',
    () =>
      described(
        `<rdf:Description rdf:about="" xmlns:pdfaid="${pdfaNamespace}"><pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>`,
      ),
    'pdfa_lost',
  ],
  [
    'pdfa-in-attributes',
    'prepared',
    'The same in attributes, by another prefix, in UTF-16',
    () =>
      described(`<rdf:Description rdf:about="" xmlns:a="${pdfaNamespace}" a:part="4"/>`, 'utf16le'),
    'pdfa_lost',
  ],
  [
    'described',
    'prepared',
    'Metadata that name the archive’s namespace, and no part of it',
    () => described(`<rdf:Description rdf:about="" xmlns:pdfaid="${pdfaNamespace}"/>`),
  ],
  [
    'invoice',
    'prepared',
    'An invoice with its data attached: left out',
    invoice,
    'invoice_data_removed',
  ],
  [
    'attachment-in-structure',
    'external_content',
    'A file that something else refers to',
    () =>
      simplePdf({
        catalog: '/StructTreeRoot << /Type /StructTreeRoot /X << /Type /Filespec /F (a) >> >>',
      }),
  ],
  [
    'distiller-settings',
    'prepared',
    'How the file was made, attached by Distiller: left out without a word',
    () =>
      simplePdf({
        catalog:
          '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (Print.joboptions) ' +
          '/EF << /F 6 0 R >> >>] >> >>',
        more: [embedded],
      }),
  ],
  [
    'attachment-with-picture',
    'prepared',
    'An attachment on a page with a picture of its own, which stays',
    () =>
      simplePdf({
        page:
          '/Annots [<< /Type /Annot /Subtype /FileAttachment /F 28 /Rect [60 500 160 530] ' +
          '/FS << /Type /Filespec /F (a) /EF << /F 6 0 R >> >> /AP << /N 7 0 R >> >>]',
        more: [
          embedded,
          streamBody('0.8 g 0 0 100 30 re f', '/Type /XObject /Subtype /Form /BBox [0 0 100 30]'),
        ],
      }),
    'attachment_removed',
  ],
]);
