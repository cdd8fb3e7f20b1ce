import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { script, withField, withLink } from './builders.ts';

/** JavaScript in every place that the standard allows it in. */
export const scriptPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'script-on-opening',
    'javascript',
    'JavaScript when the file is opened',
    () => simplePdf({ catalog: `/OpenAction << ${script} >>` }),
  ],
  [
    'script-escaped-name',
    'javascript',
    'JavaScript behind an escaped name',
    () => withLink('<< /S /J#61vaScript /JS 6 0 R >>', [streamBody('app.alert(1)')]),
  ],
  [
    'script-in-name-tree',
    'javascript',
    'JavaScript in the name tree',
    () => simplePdf({ catalog: `/Names << /JavaScript << /Names [(a) << ${script} >>] >> >>` }),
  ],
  [
    'script-in-deep-name-tree',
    'javascript',
    'JavaScript deep in the name tree',
    () =>
      simplePdf({
        catalog: '/Names << /JavaScript << /Kids [6 0 R] >> >>',
        more: [`<< /Limits [(a) (a)] /Names [(a) << ${script} >>] >>`],
      }),
  ],
  [
    'script-after-link',
    'javascript',
    'JavaScript after a link',
    () => withLink(`<< /S /URI /URI (x) /Next << ${script} >> >>`),
  ],
  [
    'script-in-bookmark',
    'javascript',
    'JavaScript behind a bookmark',
    () =>
      simplePdf({
        catalog: '/Outlines 6 0 R',
        more: [
          '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>',
          `<< /Title (Go) /Parent 6 0 R /A << ${script} >> >>`,
        ],
      }),
  ],
  [
    'script-on-closing',
    'javascript',
    'JavaScript when the file is closed',
    () => simplePdf({ catalog: `/AA << /WC << ${script} >> >>` }),
  ],
  [
    'script-on-page',
    'javascript',
    'JavaScript when a page is shown',
    () => simplePdf({ page: `/AA << /O << ${script} >> >>` }),
  ],
  [
    'script-in-annotation',
    'javascript',
    'JavaScript under the pointer',
    () =>
      simplePdf({
        page: `/Annots [<< /Type /Annot /Subtype /Square /Rect [0 0 9 9] /AA << /E << ${script} >> >> >>]`,
      }),
  ],
  [
    'script-in-calculation',
    'javascript',
    'A calculation in a field',
    () => withField(`/AA << /C << ${script} >> >>`),
  ],
  [
    'script-in-format',
    'javascript',
    'More than a standard format',
    () =>
      withField(
        '/AA << /F << /S /JavaScript /JS (AFNumber_Format\\(2,0,0,0,"",true\\); app.alert\\(1\\)) >> >>',
      ),
  ],
  [
    'script-in-format-long',
    'javascript',
    'A format script that stalls careless readers',
    () =>
      withField(`/AA << /F << /S /JavaScript /JS (AFNumber_Format\\(${'1'.repeat(7_000)}) >> >>`),
  ],
  [
    'script-in-film',
    'rich_media',
    'JavaScript in a rendition',
    () => withLink(`<< /S /Rendition /OP 0 /JS (app.alert(1)) >>`),
  ],
]);
