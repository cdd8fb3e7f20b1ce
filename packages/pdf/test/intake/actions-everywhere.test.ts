import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { Unacceptable } from '@countersign/pdf/intake/refusals';
import { withBookmark, withField, withLink } from '../../testing/corpus/pdf/builders.ts';
import { simplePdf } from '../../testing/raw-pdf.ts';

/** In all that is not to be in the prepared file. */
const canary = 'canary';

/** Actions that are taken out somewhere (ISO 32000-1, table 198), with what may follow them. */
const taken = {
  JavaScript: `/JS (${canary})`,
  GoToR: `/F (${canary}.pdf) /D [0 /Fit]`,
  GoToE: `/T << /R /C /N (${canary}) >> /D [0 /Fit]`,
  Launch: `/F (${canary}.exe) /Win << /F (${canary}.exe) /P (${canary}) >>`,
  SubmitForm: `/F (https://example.com/${canary})`,
  ResetForm: `/Fields [(${canary})]`,
  Named: '/N /NextPage',
  URI: `/URI (file:///${canary})`,
  Thread: `/F (${canary}.pdf) /D 0`,
  SetOCGState: `/State [/OFF 3 0 R]`,
  NoOp: `/Note (${canary})`,
};
/** What is taken out nowhere: whatever it follows, the file is refused. */
const refused = [
  'ImportData',
  'Rendition',
  'Movie',
  'Sound',
  'GoTo3DView',
  'RichMediaExecute',
  'Trans',
  'Hide',
  'Unknown',
];

const widget = '/Type /Annot /Subtype /Widget /Rect [9 9 90 30]';
const kid = (parent: string, entries: string) =>
  simplePdf({
    catalog: '/AcroForm << /Fields [6 0 R] >>',
    page: '/Annots [7 0 R]',
    more: [`<< /T (a) /Kids [7 0 R] ${parent} >>`, `<< ${widget} /Parent 6 0 R ${entries} >>`],
  });
const element = (entries: string) =>
  simplePdf({
    catalog: '/StructTreeRoot 6 0 R /MarkInfo << /Marked true >>',
    more: [
      '<< /Type /StructTreeRoot /K 7 0 R >>',
      `<< /Type /StructElem /S /P /P 6 0 R /Pg 3 0 R ${entries} >>`,
    ],
  });

/** Where an action may stand, or is put where none belongs. */
const places: Record<string, (action: string) => Buffer> = {
  'when the file is opened': (action) => simplePdf({ catalog: `/OpenAction ${action}` }),
  'when the file is closed': (action) => simplePdf({ catalog: `/AA << /WC ${action} >>` }),
  'in the name tree': (action) =>
    simplePdf({ catalog: `/Names << /JavaScript << /Names [(a) ${action}] >> >>` }),
  'when a page is shown': (action) => simplePdf({ page: `/AA << /O ${action} >>` }),
  'behind a link': (action) => withLink(action),
  'behind the way of a link': (action) =>
    withLink(`<< /S /GoTo /D [3 0 R /Fit] /Next ${action} >>`),
  'behind a bookmark': withBookmark,
  'behind a stamp': (action) =>
    simplePdf({
      page: `/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /A ${action} >>]`,
    }),
  'under the pointer': (action) =>
    withLink(`<< /S /GoTo /D [3 0 R /Fit] >> /AA << /E ${action} >>`),
  'behind a field': (action) => withField(`/A ${action}`),
  'when a key is pressed in a field': (action) => withField(`/AA << /K ${action} >>`),
  'when a field is left': (action) => withField(`/AA << /Bl ${action} >>`),
  'behind a button': (action) => withField(`/Ff 65536 /A ${action}`, '/Btn'),
  'when a button is let go': (action) => withField(`/Ff 65536 /AA << /U ${action} >>`, '/Btn'),
  'when the page of a button is shown': (action) =>
    withField(`/Ff 65536 /AA << /PO ${action} >>`, '/Btn'),
  'behind a place of a field': (action) => kid('/FT /Tx', `/A ${action}`),
  'behind a field of places': (action) => kid(`/FT /Btn /Ff 65536 /A ${action}`, ''),
  'when a field of places changes': (action) => kid(`/FT /Tx /AA << /V ${action} >>`, ''),
  'for an attribute of the structure': (action) => element(`/A ${action}`),
  'in the structure': (action) => element(`/Next ${action}`),
};

const whole = Object.entries(places).flatMap(([place, put]) =>
  Object.entries(taken).map(([kind, entries]) => ({ place, put, kind, entries })),
);

describe('of an action that is taken out nothing is left, or the file is refused', () => {
  test.each(whole)('$kind $place', async ({ put, kind, entries }) => {
    const made = put(`<< /S /${kind} ${entries} >>`);
    const bytes = await preparePdf(made, defaultLimits).then(
      (prepared) => Buffer.from(prepared.bytes).toString('latin1').toLowerCase(),
      (error: unknown) => {
        expect(error).toBeInstanceOf(Unacceptable);
        return '';
      },
    );
    expect(bytes).not.toContain(canary);
    expect(bytes).not.toContain(Buffer.from(canary).toString('hex'));
    expect(bytes).not.toContain(`/s /${kind.toLowerCase()}`);
  });
});

describe('what is taken out nowhere refuses the file behind each of them', () => {
  test.each(Object.entries(places))('%s', async (_, put) => {
    const hidden = Object.entries(taken).flatMap(([kind, entries]) =>
      refused.map((attack) => `<< /S /${kind} ${entries} /Next << /S /${attack} >> >>`),
    );
    const outcomes = await Promise.allSettled(
      hidden.map((action) => preparePdf(put(action), defaultLimits)),
    );
    const through = hidden.filter((__, index) => outcomes[index]?.status === 'fulfilled');
    expect(through).toEqual([]);
  });
});
