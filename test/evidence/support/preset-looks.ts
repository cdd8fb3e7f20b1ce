import { expect } from '@jest/globals';
import { stampedValues } from '../../../src/domain/template/stamped-value.ts';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { sealPdf } from '../../../src/evidence/pages/seal-document.ts';
import { buttonPlaces } from './preset-buttons.ts';
import { presetForm, presetKinds, type PresetForm } from './preset-forms.ts';
import type { Values } from './preset-values.ts';
import { readPages } from '@countersign/pdf/testing/read-pages';
import {
  difference,
  inkIn,
  makePdfium,
  withPdfJs,
  type Picture,
} from '@countersign/pdf/testing/renderers';
import { developmentPki, sealInput, signer } from './seal-fixture.ts';

/** Of each page: two pictures, and what is copied, without white space. */
export interface Look {
  byPdfJs: Picture[];
  byPdfium: Picture[];
  text: string[];
}

const readers = ['byPdfJs', 'byPdfium'] as const;
const pageOf = (name: string) => presetKinds.findIndex((kind) => kind.name === name);
const pdfium = makePdfium();
const seal = developmentPki().then(({ signer: one }) => one);

export const prepared = once((form: PresetForm) => preparePdf(presetForm(form), defaultLimits));

/** The form as its sender sees it. */
export const sent = once((form: PresetForm) => look(presetForm(form)));

/** What signers see. */
export const shown = once(async (form: PresetForm) => look((await prepared(form)).bytes));

/** What they have on paper when they give these values. */
export const paper = once(async ({ values, ...form }: PresetForm & { values: Values }) => {
  const { fields } = await prepared(form);
  const stamped = fields.flatMap((field) => {
    const value = values[field.name];
    if (value === undefined) return [];
    const boxes = field.comb && field.maxLength ? { boxes: field.maxLength } : {};
    return stampedValues(field, value).map((place) => ({ label: field.label, ...boxes, ...place }));
  });
  const signatureFields = fields
    .filter(({ type }) => type === 'signature')
    .map(({ page, rect }) => ({ page, rect }));
  const input = await sealInput(presetForm(form), [signer({ fields: stamped, signatureFields })]);
  return look(await sealPdf(input, await seal));
});

/** What the form suggests, as the signing page gives it where nobody changes it. */
export async function unchanged(form: PresetForm): Promise<Values> {
  const { fields } = await prepared(form);
  return Object.fromEntries(
    fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
}

export async function look(bytes: Uint8Array): Promise<Look> {
  const render = await pdfium;
  const text = (await readPages(bytes)).map((page) => page.text);
  return {
    byPdfJs: await withPdfJs(bytes, 'print'),
    byPdfium: await render(bytes, 'print'),
    text: text.map((one) => one.replace(/^Pageof[a-z-]+:/, '')),
  };
}

/** The same answer for the same question. */
function once<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>();
  return (question: Question) => {
    const key = JSON.stringify(question);
    const answer = answers.get(key) ?? ask(question);
    answers.set(key, answer);
    return answer;
  };
}

/** That readers show the page of a field the same; PDFium, as called here, shows no widgets. */
export function expectSame(
  name: string,
  one: Look,
  another: Look,
  most = 0,
  asked: readonly (typeof readers)[number][] = readers,
): void {
  const page = pageOf(name);
  for (const by of asked) {
    const pictures = [one, another].map((pages) => pages[by].slice(page, page + 1));
    expect(difference(pictures[0] ?? [], pictures[1] ?? [])).toBeLessThanOrEqual(most);
  }
}

export function inkOn(name: string, pages: Look): number {
  const ink = readers.map((by) => inkIn(pages[by][pageOf(name)] ?? []));
  return Math.min(...ink);
}

/** The buttons that are darker than on the blank page, for each reader. */
export function marked(name: string, pages: Look, blank: Look): number[][] {
  const page = pageOf(name);
  const { left, bottom, side, step } = buttonPlaces;
  return readers.map((by) =>
    [0, 1, 2, 3].filter((index) => {
      const box = { left: left + index * step, bottom, side };
      const [now, before] = [pages, blank].map((one) => inkIn(one[by][page] ?? [], box));
      return (now ?? 0) > (before ?? 0) + 1;
    }),
  );
}

export const textOn = (name: string, pages: Look) => pages.text[pageOf(name)];
