import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { embedded, uri, withField, withLink } from './builders.ts';

/** Programs, actions, films, files inside and files outside. */
export const activePdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'launch-program',
    'launch',
    'Starts a program by itself',
    () => simplePdf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
  ],
  [
    'launch-after-link',
    'prepared',
    'A link that opens another document afterwards: that is taken out',
    () =>
      withLink(
        '<< /S /URI /URI (https://example.com/) /Next [<< /S /GoToR /F (a.pdf) /D [0] >>] >>',
      ),
    'link_removed',
  ],
  [
    'launch-other-document',
    'prepared',
    'A link to another document: taken out',
    () => withLink('<< /S /GoToR /F (a.pdf) /D [0 /Fit] >>'),
    'link_removed',
  ],
  [
    'launch-unc-path',
    'launch',
    'Opens a share on the network',
    () =>
      simplePdf({
        catalog: '/OpenAction << /S /GoToR /F (\\\\\\\\192.0.2.1\\\\share\\\\a.pdf) /D [0 /Fit] >>',
      }),
  ],
  [
    'launch-embedded-document',
    'prepared',
    'A link to a document inside itself: taken out',
    () => withLink('<< /S /GoToE /T << /R /C /N (a) >> /D [0 /Fit] >>'),
    'link_removed',
  ],
  [
    'submit-form',
    'prepared',
    'Sends a form away: taken out',
    () => withField('/A << /S /SubmitForm /F (https://example.com) >>'),
    'action_removed',
  ],
  [
    'import-data',
    'action',
    'Fills a form from elsewhere',
    () => withField('/A << /S /ImportData /F (data.fdf) >>'),
  ],
  [
    'reset-form',
    'prepared',
    'Empties a form: taken out',
    () => withField('/A << /S /ResetForm >>'),
    'action_removed',
  ],
  ['hide-action', 'action', 'Hides a field', () => withField('/A << /S /Hide /T (a) >>')],
  [
    'named-action',
    'prepared',
    'Prints by itself: taken out',
    () => simplePdf({ catalog: '/OpenAction << /S /Named /N /Print >>' }),
    'action_removed',
  ],
  [
    'transition-action',
    'action',
    'Turns pages with a transition',
    () => withLink('<< /S /Trans /Trans << /S /Dissolve >> >>'),
  ],
  [
    'address-on-opening',
    'action',
    'Opens an address by itself',
    () => simplePdf({ catalog: `/OpenAction ${uri('https://example.com/')}` }),
  ],
  [
    'address-on-page',
    'action',
    'Opens an address when a page is shown',
    () => simplePdf({ page: `/AA << /O ${uri('https://example.com/')} >>` }),
  ],
  [
    'attachment',
    'prepared',
    'An attachment: left out',
    () =>
      simplePdf({
        catalog:
          '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a) /EF << /F 6 0 R >> >>] >> >>',
        more: [embedded],
      }),
    'attachment_removed',
  ],
  [
    'attachment-on-page',
    'prepared',
    'An attachment on a page: left out',
    () =>
      simplePdf({
        page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /Type /Filespec /F (a) /EF << /F 6 0 R >> >> >>]',
        more: [embedded],
      }),
    'attachment_removed',
  ],
  [
    'associated-file',
    'prepared',
    'An associated file (PDF 2.0): left out',
    () =>
      simplePdf({
        catalog: '/AF [<< /Type /Filespec /F (a) /EF << /F 6 0 R >> >>]',
        more: [embedded],
      }),
    'attachment_removed',
  ],
  [
    'portfolio',
    'embedded_file',
    'A portfolio',
    () => simplePdf({ catalog: '/Collection << /Type /Collection /View /H >>' }),
  ],
  [
    'rich-media',
    'rich_media',
    'A film',
    () => simplePdf({ page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
  ],
  [
    'three-dimensions',
    'rich_media',
    'A 3D model',
    () => simplePdf({ page: '/Annots [<< /Type /Annot /Subtype /3D /Rect [0 0 9 9] >>]' }),
  ],
  [
    'sound',
    'rich_media',
    'A sound',
    () => simplePdf({ page: '/Annots [<< /Type /Annot /Subtype /Sound /Rect [0 0 9 9] >>]' }),
  ],
  [
    'stream-kept-elsewhere',
    'external_content',
    'A stream that is kept elsewhere',
    () =>
      simplePdf({ catalog: '/Lang 6 0 R', more: [streamBody('', '/F (https://example.com/x)')] }),
  ],
  [
    'file-outside',
    'external_content',
    'A reference to a file outside',
    () => simplePdf({ page: '/Tabs << /Type /Filespec /UF (\\\\\\\\192.0.2.1\\\\share\\\\a) >>' }),
  ],
  [
    'xfa',
    'xfa',
    'An XFA form',
    () =>
      simplePdf({ catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>', more: [streamBody('<xdp/>')] }),
  ],
]);
