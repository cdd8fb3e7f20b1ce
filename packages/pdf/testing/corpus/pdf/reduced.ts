import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { embedded, script, uri, withField, withLink } from './builders.ts';

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

const bookmark = (action: string) =>
  simplePdf({
    catalog: '/Outlines 6 0 R',
    more: [
      '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>',
      `<< /Title (Go) /Parent 6 0 R /A ${action} >>`,
    ],
  });

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
    'javascript',
    'A sum with a script behind it',
    () => calls('C', 'AFSimple_Calculate("SUM", new Array ("a")); app.alert(1);'),
  ],
  [
    'sum-elsewhere',
    'javascript',
    'A sum when the field is entered',
    () => calls('Fo', 'AFSimple_Calculate("SUM", new Array ("a"));'),
  ],
  [
    'button-print',
    'prepared',
    'A button that prints: taken out',
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
    'A button that empties the form: taken out',
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
    'javascript',
    'A button that prints and more',
    () => button('/A << /S /JavaScript /JS (this.print\\(\\); app.alert\\(1\\)) >>'),
  ],
  [
    'button-print-then',
    'action',
    'A button that prints, then runs a script',
    () => button(`/A << /S /Named /N /Print /Next << ${script} >> >>`),
  ],
  [
    'button-submit',
    'action',
    'A button that sends the form away',
    () => button('/A << /S /SubmitForm /F (https://example.com) >>'),
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
    () => bookmark('<< /S /GoToR /F (a.pdf) /D [0 /Fit] >>'),
    'link_removed',
  ],
  [
    'bookmark-chain',
    'launch',
    'A bookmark in another document, then a script',
    () => bookmark(`<< /S /GoToR /F (a.pdf) /D [0 /Fit] /Next [${uri('x')} << ${script} >>] >>`),
  ],
  [
    'link-named-script',
    'action',
    'A script under the name of a command, escaped',
    () => withLink('<< /S /Named /N /NextPage /Next << /S /J#61vaScript /JS (x) >> >>'),
  ],
  [
    'invoice',
    'prepared',
    'An invoice with its data attached: left out',
    invoice,
    'attachment_removed',
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
]);
