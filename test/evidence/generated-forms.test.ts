import { beforeAll, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf, type PreparedPdf } from '@countersign/pdf/intake/prepare-pdf';
import { readPages } from '@countersign/pdf/testing/read-pages';
import { difference, inkIn, makePdfium, withPdfJs } from '@countersign/pdf/testing/renderers';
import { sealPdf } from '../../src/evidence/pages/seal-document.ts';
import { sealFields } from '../../src/operations/sealing/seal-fields.ts';
import { generatedFields, generatedForm, type GeneratedField } from './support/generated-forms.ts';
import { developmentPki, sealInput, signer } from './support/seal-fixture.ts';

const pdfium = makePdfium({ fields: true });

/** What two readers show of each page. */
async function look(bytes: Uint8Array) {
  return [await withPdfJs(bytes, 'print'), await (await pdfium)(bytes, 'print')];
}

/** What is copied from each page, without white space. */
const textsOf = async (bytes: Uint8Array) => (await readPages(bytes)).map(({ text }) => text);

const fields = generatedFields();
const answer = 'Zoe';

describe.each([false, true])('where readers are to draw the fields: %s', (needed) => {
  let prepared: PreparedPdf;
  let sent: Awaited<ReturnType<typeof look>>;
  let shown: Awaited<ReturnType<typeof look>>;
  let painted: string[];
  let signed: string[];

  beforeAll(async () => {
    const made = generatedForm(fields, needed);
    prepared = await preparePdf(made, defaultLimits);
    [sent, shown] = [await look(made), await look(prepared.bytes)];
    painted = await textsOf(prepared.bytes);
    const stamped = prepared.fields.flatMap((field) =>
      sealFields(field, field.type === 'select' ? 'one' : answer, 'en'),
    );
    const { signer: seal } = await developmentPki();
    signed = await textsOf(
      await sealPdf(await sealInput(made, [signer({ fields: stamped })]), seal),
    );
  });

  const askedOn = (page: number) => prepared.fields.filter((field) => field.page === page);
  const pageOf = (field: GeneratedField, value: string, picture: string) =>
    fields.findIndex(
      (one) =>
        one.kind === field.kind &&
        one.isReadOnly === field.isReadOnly &&
        one.value === value &&
        one.picture === picture,
    );
  const differ = (one: typeof sent, page: number, another: typeof sent, other: number) =>
    one.map((pages, reader) => difference([pages[page] ?? []], [another[reader]?.[other] ?? []]));
  /** Whether a reader shows more of the field, as it was sent, than of an empty one. */
  const isSeen = (field: GeneratedField, page: number) => {
    const blank = pageOf(field, 'none', field.picture === 'none' ? 'none' : 'empty');
    return sent.some((pages) => inkIn(pages[page] ?? []) > 1.005 * inkIn(pages[blank] ?? []));
  };

  test.each(fields.map((field, page) => [field.name, field, page] as const))(
    '%s: is painted as it is shown, or asked for once and empty, and answered alone',
    (_, field, page) => {
      const [asked, ...others] = askedOn(page);
      expect(others).toEqual([]);
      if (field.isReadOnly) expect(asked).toBeUndefined();
      const kept = String(asked ? (asked.value ?? '') : painted[page]);
      if (isSeen(field, page) && (field.value !== 'none' || field.kind === 'text')) {
        expect(kept).not.toBe('');
      }
      if (needed || field.picture === 'none') {
        // Readers that draw it leave out some ways of writing a value, and none is lost.
        if (!asked || field.kind !== 'password') expect(kept).toContain(field.says);
      } else if (!asked) {
        expect(differ(shown, page, sent, page)).toEqual([0, 0]);
      } else if (field.value !== 'none') expect(kept).toBe(field.says);
      expect(kept).not.toMatch(field.kind === 'password' ? /en/ : /[*]/);
      if (!asked) {
        expect(signed[page]).toBe(painted[page]);
        return;
      }
      expect(painted[page]).toBe('');
      const empty = differ(shown, page, shown, pageOf(field, 'none', 'none'));
      // A comb that is drawn has lines between its boxes.
      if (field.kind !== 'comb') expect(Math.max(...empty)).toBeLessThan(1);
      expect(signed[page]).toBe(asked.type === 'select' ? 'one' : answer);
    },
  );
});
