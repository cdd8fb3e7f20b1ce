import { simplePdf } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { uri, withBookmark, withField, withLink } from './builders.ts';

const program = '<< /S /Launch /F (calc.exe) >>';

/** Links and bookmarks that lead elsewhere than to a place or a web address. */
export const linkPdfs = corpusFiles('application/pdf', 'pdf', [
  ['link-script', 'action', 'A link that is a script', () => withLink(uri('javascript:alert(1)'))],
  [
    'link-file',
    'prepared',
    'A link to a file on the reader’s disk: taken out',
    () => withLink(uri('file:///etc/passwd')),
    'link_removed',
  ],
  [
    'link-unc-path',
    'prepared',
    'A link to a share on the network: taken out',
    () => withLink(uri('\\\\\\\\192.0.2.1\\\\share')),
    'link_removed',
  ],
  [
    'link-relative',
    'prepared',
    'A link to a file beside this one: taken out',
    () => withLink(uri('../../annex.odt')),
    'link_removed',
  ],
  [
    'link-relative-to-base',
    'prepared',
    'A link relative to a base that the file names: taken out',
    () =>
      simplePdf({
        catalog: '/URI << /Base (https://example.com/) >>',
        page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${uri('other.pdf')} >>]`,
      }),
    'link_removed',
  ],
  [
    'link-without-address',
    'prepared',
    'A link to an address that is none: taken out',
    () => withLink('<< /S /URI /URI /x >>'),
    'link_removed',
  ],
  [
    'link-program',
    'prepared',
    'A link that starts a program with arguments: taken out',
    () => withLink('<< /S /Launch /F (calc.exe) /Win << /F (calc.exe) /P (/x) >> >>'),
    'link_removed',
  ],
  [
    'link-launch-document',
    'prepared',
    'A link that opens another document as a program does: taken out',
    () => withLink('<< /S /Launch /F << /Type /Filespec /F (other.pdf) >> >>'),
    'link_removed',
  ],
  [
    'link-nothing',
    'prepared',
    'A link that does nothing: taken out',
    () => withLink('<< /S /NoOp >>'),
    'link_removed',
  ],
  [
    'link-thread',
    'prepared',
    'A link to an article: taken out',
    () => withLink('<< /S /Thread /D 0 >>'),
    'link_removed',
  ],
  [
    'layer-action',
    'prepared',
    'A link that switches layers: taken out',
    () => withLink('<< /S /SetOCGState /State [/OFF 3 0 R] >>'),
    'link_removed',
  ],
  [
    'bookmark-program',
    'prepared',
    'A bookmark that starts a program: taken out',
    () => withBookmark(program),
    'link_removed',
  ],
  ['field-program', 'launch', 'A field that starts a program', () => withField(`/A ${program}`)],
  [
    'button-program',
    'prepared',
    'A button that starts a program or opens another file: it does nothing any more',
    () => withField(`/Ff 65536 /A ${program}`, '/Btn'),
    'button_action_removed',
  ],
  [
    'button-elsewhere',
    'prepared',
    'A button that opens another file, also on a page that was taken out of the file',
    () =>
      simplePdf({
        page: '/Annots [6 0 R]',
        more: [
          `<< /Type /Annot /Subtype /Widget /Rect [9 9 90 30] /Parent 7 0 R /A ${program} >>`,
          '<< /FT /Btn /Ff 65536 /T (a) /Kids [6 0 R 8 0 R] >>',
          `<< /Type /Annot /Subtype /Widget /Rect [9 9 90 30] /Parent 7 0 R /A ${program} >>`,
        ],
      }),
    'button_action_removed',
  ],
  [
    'button-program-by-itself',
    'action',
    'A button that starts a program when its page is opened',
    () => withField(`/Ff 65536 /AA << /PO ${program} >>`, '/Btn'),
  ],
  [
    'page-program',
    'launch',
    'A page that starts a program when it is shown',
    () => simplePdf({ page: `/AA << /O ${program} >>` }),
  ],
  [
    'link-program-shared',
    'launch',
    'A program that a link starts and the file itself as well',
    () =>
      simplePdf({
        catalog: '/OpenAction 6 0 R',
        page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 6 0 R >>]',
        more: [program],
      }),
  ],
]);
