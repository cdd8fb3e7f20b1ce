import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { script, withBookmark, withField, withLink } from './builders.ts';

/** JavaScript in every place that the standard allows it in, where it is taken out, and in others. */
export const scriptPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'script-on-opening',
    'prepared',
    'JavaScript when the file is opened',
    () => simplePdf({ catalog: `/OpenAction << ${script} >>` }),
    'javascript_removed',
  ],
  [
    'script-escaped-name',
    'prepared',
    'JavaScript behind an escaped name',
    () => withLink('<< /S /J#61vaScript /JS 6 0 R >>', [streamBody('app.alert(1)')]),
    'javascript_removed',
  ],
  [
    'script-in-name-tree',
    'prepared',
    'JavaScript in the name tree',
    () => simplePdf({ catalog: `/Names << /JavaScript << /Names [(a) << ${script} >>] >> >>` }),
    'javascript_removed',
  ],
  [
    'script-in-deep-name-tree',
    'prepared',
    'JavaScript deep in the name tree',
    () =>
      simplePdf({
        catalog: '/Names << /JavaScript << /Kids [6 0 R] >> >>',
        more: [`<< /Limits [(a) (a)] /Names [(a) << ${script} >>] >>`],
      }),
    'javascript_removed',
  ],
  [
    'script-after-link',
    'prepared',
    'JavaScript after a link',
    () => withLink(`<< /S /URI /URI (https://example.com/) /Next << ${script} >> >>`),
    'javascript_removed',
  ],
  [
    'script-in-bookmark',
    'prepared',
    'JavaScript behind a bookmark',
    () => withBookmark(`<< ${script} >>`),
    'javascript_removed',
  ],
  [
    'script-on-closing',
    'prepared',
    'JavaScript when the file is closed',
    () => simplePdf({ catalog: `/AA << /WC << ${script} >> >>` }),
    'javascript_removed',
  ],
  [
    'script-on-page',
    'prepared',
    'JavaScript when a page is shown',
    () => simplePdf({ page: `/AA << /O << ${script} >> >>` }),
    'javascript_removed',
  ],
  [
    'script-in-annotation',
    'prepared',
    'JavaScript under the pointer',
    () =>
      simplePdf({
        page: `/Annots [<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /AA << /E << ${script} >> >> >>]`,
      }),
    'javascript_removed',
  ],
  [
    'script-in-calculation',
    'prepared',
    'A calculation in a field',
    () => withField(`/AA << /C << ${script} >> >>`),
    'calculation_removed',
  ],
  [
    'script-in-format',
    'prepared',
    'More than a standard format',
    () =>
      withField(
        '/AA << /F << /S /JavaScript /JS (AFNumber_Format\\(2,0,0,0,"",true\\); app.alert\\(1\\)) >> >>',
      ),
    'javascript_removed',
  ],
  [
    'script-in-format-long',
    'prepared',
    'A format script that stalls careless readers',
    () =>
      withField(`/AA << /F << /S /JavaScript /JS (AFNumber_Format\\(${'1'.repeat(7_000)}) >> >>`),
    'javascript_removed',
  ],
  [
    'script-in-film',
    'rich_media',
    'JavaScript in a rendition',
    () => withLink(`<< /S /Rendition /OP 0 /JS (app.alert(1)) >>`),
  ],
  [
    'script-in-structure',
    'javascript',
    'JavaScript in the structure of the document',
    () => simplePdf({ catalog: `/StructTreeRoot << /Type /StructTreeRoot /K << ${script} >> >>` }),
  ],
  [
    'script-in-resources',
    'javascript',
    'JavaScript among what a page draws',
    () => simplePdf({ resources: `/Properties << /P << ${script} >> >>` }),
  ],
  [
    'script-before-launch',
    'javascript',
    'JavaScript on opening, then a program',
    () => simplePdf({ catalog: `/OpenAction << ${script} /Next << /S /Launch /F (a) >> >>` }),
  ],
  [
    'script-shared',
    'javascript',
    'JavaScript on opening that stands in a structure, too',
    () =>
      simplePdf({
        catalog: '/OpenAction 6 0 R /StructTreeRoot << /Type /StructTreeRoot /K 6 0 R >>',
        more: [`<< ${script} >>`],
      }),
  ],
  [
    'layers-on-opening',
    'action',
    'Layers that are switched when the file is opened',
    () => simplePdf({ catalog: '/OpenAction << /S /SetOCGState /State [/ON] >>' }),
  ],
  [
    'hidden-on-opening',
    'action',
    'What is hidden when the file is opened',
    () => simplePdf({ catalog: '/OpenAction << /S /Hide /T (a) >>' }),
  ],
]);
