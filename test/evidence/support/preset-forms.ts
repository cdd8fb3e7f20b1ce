import { asReadOnly, buttonField, buttonKinds, type ButtonKind } from './preset-buttons.ts';
import { rawPdf, streamBody } from '@countersign/pdf/testing/raw-pdf';

/** What a kind of field has in it before it is sent. */
export interface PresetKind {
  name: string;
  /** Entries of every widget but its place, its picture and its value. */
  entries: string;
  /** The entry of the value. */
  value: string;
  /** Letters of the value as they are shown. */
  shown: readonly string[];
  /** Of the box. */
  height?: number;
}

const format = (script: string) => `/AA << /F << /S /JavaScript /JS (${script}) >> >>`;
const options = '/Opt [(red) (green) [(b) (blue)] (violet)]';

/** Every kind of field that people fill in, each on a page of its own. */
export const presetKinds: readonly (PresetKind | ButtonKind)[] = [
  { name: 'text', entries: '/FT /Tx', value: '/V (Ada)', shown: ['Ada'] },
  {
    name: 'textarea',
    entries: '/FT /Tx /Ff 4096',
    value: '/V (Ada\\nLovelace)',
    shown: ['Ada', 'Lovelace'],
    height: 50,
  },
  {
    name: 'number',
    entries: `/FT /Tx ${format('AFNumber_Format\\(2, 0, 0, 0, "", true\\);')}`,
    value: '/V (1,250.00)',
    shown: ['1,250.00'],
  },
  {
    name: 'date',
    entries: `/FT /Tx ${format('AFDate_FormatEx\\("yyyy-mm-dd"\\)')}`,
    value: '/V (2026-11-23)',
    shown: ['2026-11-23'],
  },
  { name: 'email', entries: '/FT /Tx', value: '/V (ada@example.com)', shown: ['ada@example.com'] },
  {
    name: 'comb',
    entries: '/FT /Tx /Ff 16777216 /MaxLen 8',
    value: '/V (DE8937)',
    shown: ['D', 'E', '8', '9', '3', '7'],
  },
  ...buttonKinds,
  { name: 'dropdown', entries: `/FT /Ch /Ff 131072 ${options}`, value: '/V (b)', shown: ['blue'] },
  {
    name: 'editable',
    entries: `/FT /Ch /Ff 393216 ${options}`,
    value: '/V (other)',
    shown: ['other'],
  },
  {
    name: 'list',
    entries: `/FT /Ch ${options}`,
    value: '/V (b) /I [2]',
    shown: ['blue'],
    height: 60,
  },
  {
    name: 'list-several',
    entries: `/FT /Ch /Ff 2097152 ${options}`,
    value: '/V [(red) (b)] /I [0 2]',
    shown: ['red', 'blue'],
    height: 60,
  },
  { name: 'signature', entries: '/FT /Sig', value: '', shown: ['Sign', 'here'], height: 40 },
];

export interface PresetForm {
  /** With values, or empty. */
  preset: boolean;
  /** With a picture of each field, as Acrobat writes them, or none, as LaTeX does. */
  drawn: boolean;
  /** Nobody may change it. */
  readOnly?: boolean;
}

const [left, bottom, width] = [20, 30, 160];
const colors = { back: '0.92 0.95 1', line: '0.2 0.2 0.6' };

/** A form with a page for each kind. */
export function presetForm({ preset, drawn, readOnly = false }: PresetForm): Buffer {
  const bodies: (string | Buffer)[] = [];
  const add = (body: string | Buffer) => `${bodies.push(body)} 0 R`;
  const reserve = () => add('');
  const set = (reference: string, body: string | Buffer) => {
    bodies[Number.parseInt(reference) - 1] = body;
  };
  const [catalog, pages, font, dingbats] = [reserve(), reserve(), reserve(), reserve()];
  const tops: string[] = [];
  const kids = presetKinds.map((kind) => {
    const page = reserve();
    const content = add(streamBody(`BT /F1 8 Tf 20 104 Td (Page of ${kind.name}:) Tj ET`));
    const writing = { preset, drawn, readOnly, page, colors, add, reserve, set };
    const [top, widgets] = 'states' in kind ? buttonField(kind, writing) : fieldOf(kind, writing);
    tops.push(top);
    const resources = `/Resources << /Font << /F1 ${font} >> >>`;
    set(
      page,
      `<< /Type /Page /Parent ${pages} /MediaBox [0 0 200 120] ${resources} ` +
        `/Contents ${content} /Annots [${widgets.join(' ')}] >>`,
    );
    return page;
  });
  const resources = `/DR << /Font << /F1 ${font} /ZaDb ${dingbats} >> >>`;
  const asks = drawn ? '' : '/NeedAppearances true';
  set(
    catalog,
    `<< /Type /Catalog /Pages ${pages} ` +
      `/AcroForm << /Fields [${tops.join(' ')}] ${resources} /DA (/F1 10 Tf 0 g) ${asks} >> >>`,
  );
  set(pages, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
  set(font, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  set(dingbats, '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>');
  return rawPdf(bodies);
}

interface Writing extends Required<PresetForm> {
  page: string;
  add: (body: string | Buffer) => string;
}

/** The field's node, and its widgets. */
function fieldOf(kind: PresetKind, writing: Writing): [string, string[]] {
  const { preset, drawn, page, add } = writing;
  const { name, height = 18 } = kind;
  const entries = writing.readOnly ? asReadOnly(kind.entries) : kind.entries;
  const common =
    `/Type /Annot /Subtype /Widget /F 4 /P ${page} ` +
    `/BS << /W 1 /S /S >> /MK << /BC [${colors.line}] /BG [${colors.back}] >>`;
  const rectangle = `/Rect [${left} ${bottom} ${left + width} ${bottom + height}]`;
  const picture = drawn ? `/AP << /N ${textPicture(add, kind, preset)} >>` : '';
  const own = `/T (${name}) ${entries} ${preset ? kind.value : ''} ${rectangle}`;
  const widget = add(`<< ${common} ${own} ${picture} >>`);
  return [widget, [widget]];
}

/** A box, and in it what the field says, marked as readers mark it (ISO 32000-1, 12.7.3.3). */
function textPicture(
  add: Writing['add'],
  { name, shown, height = 18 }: PresetKind,
  preset: boolean,
): string {
  const box =
    `q ${colors.back} rg 0 0 ${width} ${height} re f Q ` +
    `q ${colors.line} RG 0.5 0.5 ${width - 1} ${height - 1} re s Q`;
  const text = name.startsWith('list')
    ? listLines(shown, height, preset)
    : lines(name, shown, height, preset);
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  return add(
    streamBody(
      `${box}\n/Tx BMC q 1 1 ${width - 2} ${height - 2} re W n ${text} Q EMC`,
      `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] ` +
        `/Resources << /Font << /F1 ${font} >> >>`,
    ),
  );
}

function lines(name: string, shown: readonly string[], height: number, preset: boolean): string {
  if (!preset) return '';
  const step = name === 'comb' ? width / 8 : 0;
  return shown
    .map((word, index) => {
      const x = name === 'signature' ? 4 + index * 30 : 4 + index * step;
      const y = height - 13 - (name === 'textarea' ? index * 12 : 0);
      return `BT /F1 10 Tf 1 0 0 rg ${x} ${y} Td (${word}) Tj ET`;
    })
    .join(' ');
}

function listLines(shown: readonly string[], height: number, preset: boolean): string {
  return ['red', 'green', 'blue', 'violet']
    .map((option, index) => {
      const y = height - 13 - index * 13;
      const chosen = preset && shown.includes(option);
      const highlight = chosen ? `0.6 0.75 0.85 rg 1 ${y - 3} ${width - 2} 13 re f` : '';
      return `${highlight} BT /F1 10 Tf 0 g 4 ${y} Td (${option}) Tj ET`;
    })
    .join(' ');
}
