import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

/** What Adobe signs to let its reader fill a file in; its /EF is a list of rights. */
const rights =
  '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] ' +
  '/Contents <00> /Reference [<< /Type /SigRef /TransformMethod /UR3 /TransformParams ' +
  '<< /Type /TransformParams /V /2.2 /Form [/FillIn] /EF [/Create] >> >>] >>';

const xfa = (catalog: string) =>
  simplePdf({
    catalog: `/AcroForm << /Fields [6 0 R] /XFA 7 0 R >> ${catalog}`,
    page: '/Annots [6 0 R]',
    more: [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /F 4 /Rect [60 500 260 530] >>',
      streamBody('<xdp:xdp/>'),
    ],
  });

/** What Adobe’s programs alone make of a file. */
export const extensionPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'usage-rights-signed',
    'prepared',
    'Rights that Adobe signed: taken out',
    () => simplePdf({ catalog: '/Perms << /UR3 6 0 R >>', more: [rights] }),
    'usage_rights_removed',
  ],
  [
    'usage-rights-and-signature',
    'already_signed',
    'Rights that Adobe signed, which are a signature field’s value, too',
    () =>
      simplePdf({
        catalog: '/Perms << /UR3 6 0 R >> /AcroForm << /Fields [7 0 R] >>',
        page: '/Annots [7 0 R]',
        more: [
          rights,
          '<< /Type /Annot /Subtype /Widget /FT /Sig /T (s) /V 6 0 R /F 4 /Rect [60 500 160 530] >>',
        ],
      }),
  ],
  [
    'xfa-beside-form',
    'prepared',
    'A form for Adobe’s programs beside an ordinary one: taken out',
    () => xfa(''),
    'xfa_removed',
  ],
  [
    'xfa-rendered',
    'xfa',
    'The same, of which the pages hold a notice alone',
    () => xfa('/NeedsRendering true'),
  ],
]);
