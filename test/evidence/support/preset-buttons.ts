import { streamBody } from '@countersign/pdf/testing/raw-pdf';

/** Check boxes and radio buttons, as programs write them. */
export interface ButtonKind {
  name: string;
  /** Entries of the field but its value. */
  entries: string;
  value: string;
  /** The state of each button when it is on. */
  states: readonly string[];
  /** The buttons that are on, from 0. */
  on: readonly number[];
  /** Fields of one name without a parent, the value in the one that is on (LaTeX’s hyperref). */
  apart?: boolean;
  /** One picture for both states. */
  onePicture?: boolean;
  /** Without pictures nothing has the name of a state either. */
  unnamed?: boolean;
}

const radio = '/FT /Btn /Ff 32768';
const named = '/Opt [(Small) (Medium) (Large)]';

export const buttonKinds: readonly ButtonKind[] = [
  { name: 'checkbox', entries: '/FT /Btn', value: '/V /Yes', states: ['Yes'], on: [0] },
  {
    name: 'checkbox-unnamed',
    entries: '/FT /Btn',
    value: '/V /Yes',
    states: ['Yes'],
    on: [0],
    unnamed: true,
  },
  {
    name: 'checkbox-one-picture',
    entries: '/FT /Btn',
    value: '/V /Yes',
    states: ['Yes'],
    on: [0],
    onePicture: true,
  },
  {
    name: 'checkbox-twice',
    entries: '/FT /Btn',
    value: '/V /Yes',
    states: ['Yes', 'Yes'],
    on: [0, 1],
  },
  {
    name: 'checkbox-choice',
    entries: '/FT /Btn',
    value: '/V /b',
    states: ['a', 'b', 'b'],
    on: [1, 2],
  },
  { name: 'radio', entries: radio, value: '/V /b', states: ['a', 'b', 'c'], on: [1] },
  {
    name: 'radio-kept',
    entries: '/FT /Btn /Ff 49152',
    value: '/V /b',
    states: ['a', 'b', 'c'],
    on: [1],
  },
  {
    name: 'radio-named',
    entries: `${radio} ${named}`,
    value: '/V /1',
    states: ['0', '1', '2'],
    on: [1],
  },
  {
    name: 'radio-unnamed',
    entries: `${radio} ${named}`,
    value: '/V /1',
    states: ['0', '1', '2'],
    on: [1],
    unnamed: true,
  },
  {
    name: 'radio-unison',
    entries: '/FT /Btn /Ff 33587200',
    value: '/V /b',
    states: ['a', 'b', 'b', 'c'],
    on: [1, 2],
  },
  { name: 'radio-alike', entries: radio, value: '/V /b', states: ['a', 'b', 'b'], on: [1] },
  {
    name: 'radio-named-alike',
    entries: `${radio} /Opt [(Small) (Large) (Large)]`,
    value: '/V /1',
    states: ['0', '1', '2'],
    on: [1],
  },
  {
    name: 'radio-apart',
    entries: '/FT /Btn /Ff 49152',
    value: '/V /b /DV /b',
    states: ['a', 'b', 'c'],
    on: [1],
    apart: true,
  },
];

/** Left, bottom, side and distance of the buttons of a page. */
export const buttonPlaces = { left: 20, bottom: 30, side: 18, step: 40 };

export interface ButtonWriting {
  preset: boolean;
  drawn: boolean;
  readOnly: boolean;
  page: string;
  colors: { back: string; line: string };
  add: (body: string | Buffer) => string;
  reserve: () => string;
  set: (reference: string, body: string | Buffer) => void;
}

/** The top nodes of the field, and its widgets. */
export function buttonField(kind: ButtonKind, writing: ButtonWriting): [string, string[]] {
  const { preset, drawn, page, colors, add } = writing;
  const { name, states, unnamed = false, apart = false } = kind;
  const entries = writing.readOnly ? asReadOnly(kind.entries) : kind.entries;
  const isRound = kind.entries.includes('/Ff');
  const { left, bottom, side, step } = buttonPlaces;
  const place = (index: number) => {
    const x = left + index * step;
    return `/Rect [${x} ${bottom} ${x + side} ${bottom + side}]`;
  };
  const caption = isRound ? '/CA (l)' : '/CA (4)';
  const common =
    `/Type /Annot /Subtype /Widget /F 4 /P ${page} ` +
    `/BS << /W 1 /S /S >> /MK << /BC [${colors.line}] /BG [${colors.back}] ${caption} >>`;
  const look = (index: number) => {
    const state = states[index] ?? '';
    const on = preset && kind.on.includes(index);
    if (kind.onePicture) {
      return `${drawn ? `/AP << /N ${picture(writing, isRound, on)} >>` : ''} /AS /${on ? state : 'Off'}`;
    }
    if (!drawn && unnamed) return '';
    const [marked, unmarked] = drawn
      ? [picture(writing, isRound, true), picture(writing, isRound, false)]
      : ['<< >>', undefined];
    // hyperref draws nothing for a button that is off, and names no state.
    const off = unmarked === undefined || apart ? '' : `/Off ${unmarked}`;
    const current = apart ? '' : `/AS /${on ? state : 'Off'}`;
    return `/AP << /N << /${state} ${marked} ${off} >> >> ${current}`;
  };
  const value = (index: number) =>
    preset && kind.on.includes(index) ? kind.value : apart ? '/V /Off /DV /Off' : '';
  if (apart || states.length === 1) {
    const widgets = states.map((_, index) =>
      add(`<< ${common} ${entries} /T (${name}) ${value(index)} ${place(index)} ${look(index)} >>`),
    );
    return [widgets[0] ?? '', widgets];
  }
  const top = writing.reserve();
  const widgets = states.map((_, index) =>
    add(`<< ${common} /Parent ${top} ${place(index)} ${look(index)} >>`),
  );
  const chosen = preset ? kind.value : '';
  writing.set(top, `<< ${entries} /T (${name}) ${chosen} /Kids [${widgets.join(' ')}] >>`);
  return [top, widgets];
}

/** With the first of the flags set. */
export function asReadOnly(entries: string): string {
  const bits = Number(/\/Ff (\d+)/.exec(entries)?.[1] ?? 0);
  return `${entries.replace(/\/Ff \d+/, '')} /Ff ${bits | 1}`;
}

function picture({ add, colors }: ButtonWriting, isRound: boolean, isOn: boolean): string {
  const { side } = buttonPlaces;
  const half = side / 2;
  const outline = isRound
    ? `q ${colors.back} rg ${circle(half, half)} f Q q ${colors.line} RG ${circle(half, half - 0.5)} s Q`
    : `q ${colors.back} rg 0 0 ${side} ${side} re f Q q ${colors.line} RG 0.5 0.5 ${side - 1} ${side - 1} re s Q`;
  const mark = isRound
    ? `q 1 0 0 rg ${circle(half, half / 2)} f Q`
    : 'q 1 0 0 RG 3 w 4 4 m 14 14 l S Q';
  const form = `/Type /XObject /Subtype /Form /BBox [0 0 ${side} ${side}]`;
  return add(streamBody(isOn ? `${outline} ${mark}` : outline, form));
}

function circle(middle: number, radius: number): string {
  const bend = radius * 0.5523;
  const at = (...points: number[]) => points.map((one) => one + middle).join(' ');
  return [
    `${at(radius, 0)} m`,
    `${at(radius, bend, bend, radius, 0, radius)} c`,
    `${at(-bend, radius, -radius, bend, -radius, 0)} c`,
    `${at(-radius, -bend, -bend, -radius, 0, -radius)} c`,
    `${at(bend, -radius, radius, -bend, radius, 0)} c h`,
  ].join(' ');
}
