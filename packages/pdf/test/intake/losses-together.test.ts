import { expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import type { FileWarningCode } from '@countersign/pdf/intake/warnings';
import { simplePdf, streamBody } from '../../testing/raw-pdf.ts';

/** In all that a file loses. */
const canary = 'canary';

/** What makes a file lose something: entries of its dictionaries, and an annotation or a field. */
interface Loss {
  code: FileWarningCode;
  catalog?: string;
  names?: string;
  form?: string;
  annotation?: string;
  field?: string;
}

const rect = '/Rect [60 500 160 530] /F 4';
const field = (kind: string, entries: string) =>
  `<< /Type /Annot /Subtype /Widget ${rect} /FT ${kind} ${entries} >>`;
const file = (name: string) =>
  `<< /Type /Filespec /F (${name}) /EF << /F 6 0 R >> /Desc (${canary}) >>`;
const rights =
  '<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <00> ' +
  `/Reason (${canary}) >>`;

const losses: readonly Loss[] = [
  {
    code: 'attachment_removed',
    names: `/EmbeddedFiles << /Names [(a) ${file('notes.txt')}] >>`,
  },
  { code: 'invoice_data_removed', catalog: `/AF [${file('factur-x.xml')}]` },
  { code: 'usage_rights_removed', catalog: `/Perms << /UR3 ${rights} >>` },
  { code: 'xfa_removed', form: '/XFA 7 0 R' },
  {
    code: 'javascript_removed',
    names: `/JavaScript << /Names [(a) << /S /JavaScript /JS (${canary}) >>] >>`,
  },
  { code: 'action_removed', catalog: '/OpenAction << /S /Named /N /Print >>' },
  {
    code: 'calculation_removed',
    field: field('/Tx', `/T (sum) /AA << /C << /S /JavaScript /JS (${canary}) >> >>`),
  },
  {
    code: 'range_check_removed',
    field: field(
      '/Tx',
      '/T (range) /AA << /V << /S /JavaScript /JS (AFRange_Validate\\(true, 0, true, 9\\);) >> >>',
    ),
  },
  {
    code: 'button_action_removed',
    field: field('/Btn', `/T (b) /Ff 65536 /A << /S /SubmitForm /F (https://${canary}.example) >>`),
  },
  {
    code: 'link_removed',
    annotation: `<< /Type /Annot /Subtype /Link ${rect} /A << /S /GoToR /F (${canary}.pdf) >> >>`,
  },
  {
    code: 'marking_drawn',
    annotation:
      `<< /Type /Annot /Subtype /Highlight ${rect} /C [1 1 0] /Contents (${canary}) ` +
      '/QuadPoints [60 530 160 530 60 500 160 500] >>',
  },
  {
    code: 'pdfa_lost',
    catalog: '/Metadata 8 0 R',
  },
];

const shared = [
  streamBody(canary, '/Type /EmbeddedFile'),
  streamBody(`<xdp:xdp>${canary}</xdp:xdp>`),
  streamBody(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
      '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">' +
      `<pdfaid:part>2</pdfaid:part><!-- ${canary} --></rdf:Description></rdf:RDF></x:xmpmeta>`,
    '/Type /Metadata /Subtype /XML',
  ),
  field('/Tx', '/T (name)').replace('500 160 530', '600 160 630'),
];

/** A form with one field to fill in, and with these losses. */
function fileWith(some: readonly Loss[]): Buffer {
  const first = 6 + shared.length;
  const own = some.flatMap(({ annotation, field: one }) => [annotation, one].filter(Boolean));
  const numbers = own.map((_, index) => `${first + index} 0 R`);
  const fields = numbers.filter((_, index) => own[index]?.includes('/Widget'));
  const all = (key: 'catalog' | 'names' | 'form') => some.map((loss) => loss[key] ?? '').join(' ');
  return simplePdf({
    catalog:
      `/AcroForm << /Fields [9 0 R ${fields.join(' ')}] ${all('form')} >> ` +
      `/Names << ${all('names')} >> ${all('catalog')}`,
    page: `/Annots [9 0 R ${numbers.join(' ')}]`,
    more: [...shared, ...own.map((body) => body ?? '')],
  });
}

const pairs = losses.flatMap((one, index) => losses.slice(index).map((other) => ({ one, other })));

test.each(pairs)(
  '$one.code and $other.code: each is told, and nothing of it is left',
  async (pair) => {
    const both = new Set([pair.one, pair.other]);
    const { bytes, warnings } = await preparePdf(fileWith([...both]), defaultLimits);
    const told = warnings.map(({ code }) => code);
    expect(new Set(told)).toEqual(new Set(Array.from(both, ({ code }) => code)));
    const written = Buffer.from(bytes).toString('latin1').toLowerCase();
    expect(written).not.toContain(canary);
    expect(written).not.toContain(Buffer.from(canary).toString('hex'));
  },
);

test('all of them in one file', async () => {
  const { fields, warnings } = await preparePdf(fileWith(losses), defaultLimits);
  expect(new Set(warnings.map(({ code }) => code))).toEqual(
    new Set(losses.map(({ code }) => code)),
  );
  expect(fields.map(({ name }) => name)).toEqual(['name', 'sum', 'range']);
});
