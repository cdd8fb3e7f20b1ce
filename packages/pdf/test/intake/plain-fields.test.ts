import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { parseTag } from '../../src/intake/tags/parse-tag.ts';
import { formPdf } from '../../testing/form-pdf.ts';
import { readPages } from '../../testing/read-pages.ts';

/** A text string in UTF-16. */
const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
/** A name with these characters in UTF-8. */
const utf8Name = (text: string) =>
  `/${Array.from(Buffer.from(text), (byte) => `#${byte.toString(16).padStart(2, '0')}`).join('')}`;
const prepare = (widgets: readonly string[]) => preparePdf(formPdf(widgets), defaultLimits);
const asked = async (...widgets: string[]) => (await prepare(widgets)).fields;
/** All that turns text or is no character of one: each beside letters. */
const turning = [0x202a, 0x202b, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x07, 0x7f];
const dirty = (text: string) => `${text}${String.fromCodePoint(...turning)}`.replace('_', '\u202e');

describe('what a form says of its fields has no character that the API refuses', () => {
  test('names and labels', async () => {
    expect(
      await asked(
        `/FT /Tx /T ${utf16(dirty('na_me'))}`,
        `/FT /Tx /T (b) /TU ${utf16(dirty('Pay _001'))}`,
        `/FT /Tx /T (2.c) /TU ${utf16(dirty(''))}`,
      ),
    ).toMatchObject([
      { name: 'name', label: 'name' },
      { name: 'b', label: 'Pay 001' },
      { name: '2.c', label: 'c' },
    ]);
  });

  test('the marks that right-to-left text needs stay, and line ends of other programs are spaces', async () => {
    const label = 'العقد \u200f(2027)\u200e \u061c5';
    const [field] = await asked(`/FT /Tx /T (a) /TU ${utf16(label.replace(' ', '\u2028'))}`);
    expect(field).toMatchObject({ label });
  });

  test.each([
    ['drop-down', '/Ff 131072', 'select'],
    ['drop-down that takes other words', '/Ff 393216', 'text'],
  ])('the options of a %s, and which is chosen', async (_what, flags, type) => {
    const options = `/Opt [[${utf16(dirty('p_1'))} ${utf16(dirty('pay _001'))}] (pay 900)]`;
    expect(await asked(`/FT /Ch /T (a) ${flags} ${options} /V ${utf16(dirty('p_1'))}`)).toEqual([
      expect.objectContaining({ type, options: ['pay 001', 'pay 900'], value: 'pay 001' }),
    ]);
  });

  test('other words of a drop-down, and a text that is not shown', async () => {
    const [words] = await asked(
      `/FT /Ch /T (a) /Ff 393216 /Opt [(x)] /V ${utf16(dirty('worth _001'))}`,
    );
    expect(words).toMatchObject({ value: 'worth 001' });
    const none =
      '<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Length 0 >>\nstream\n\nendstream';
    const text = `/FT /Tx /T (a) /AP << /N 7 0 R >> /V ${utf16(dirty('worth _001'))}`;
    const { fields } = await preparePdf(formPdf([text], [none]), defaultLimits);
    expect(fields).toMatchObject([{ type: 'text', value: 'worth 001' }]);
  });

  test('the options of a list of which several are chosen, which stand on the page as well', async () => {
    const options = `/Opt [${utf16('re\u202ed')} (green)] /V ${utf16('re\u202ed')}`;
    const { fields, bytes } = await prepare([
      `/FT /Ch /T (a) /Ff 2097152 ${options} /Rect [60 500 160 550]`,
    ]);
    expect(fields).toMatchObject([
      { name: 'a.red', label: 'a: red', value: true },
      { name: 'a.green', label: 'a: green' },
    ]);
    expect((await readPages(bytes)).map(({ text }) => text).join(' ')).toContain('redgreen');
  });

  test('the options of buttons, by their states and by what the form calls them', async () => {
    const state = (name: string) =>
      `/FT /Btn /Ff 32768 /T (a) /AS ${name} /AP << /N << ${name} null /Off null >> >>`;
    const [field] = await asked(state(utf8Name('ye\u202es')), state('/no'));
    expect(field).toMatchObject({ type: 'select', options: ['yes', 'no'] });
  });

  test('how a number is written', async () => {
    const script = 'AFNumber_Format\\(2, 0, 0, 0, "\\\\u202eEUR ", true\\);';
    const [field] = await asked(`/FT /Tx /T (a) /AA << /F << /S /JavaScript /JS (${script}) >> >>`);
    expect(field).toMatchObject({ format: { prefix: 'EUR ' } });
  });
});

async function requireRefused(widgets: readonly string[]): Promise<void> {
  const refused = prepare(widgets);
  await expect(refused).rejects.toMatchObject({ reason: 'field_invalid' });
  await expect(refused).rejects.toThrow('“price”');
}

describe('what is told apart by such characters alone is refused by the field’s name', () => {
  test.each([
    ['a list', `/FT /Ch /T (price) /Ff 131072 /Opt [(pay) ${utf16('p\u202eay')}]`],
    ['a list of several', `/FT /Ch /T (price) /Ff 2097152 /Opt [(pay) ${utf16('p\u202eay')}]`],
  ])('the options of %s', async (_what, widget) => {
    await requireRefused([widget]);
  });

  test('check boxes of one name', async () => {
    const box = (name: string) =>
      `/FT /Btn /T (price) /AS /Off /AP << /N << ${name} null /Off null >> >>`;
    await requireRefused([box('/pay'), box(utf8Name('p\u202eay'))]);
  });

  test('two fields', async () => {
    await requireRefused(['/FT /Tx /T (price)', `/FT /Tx /T ${utf16('pri\u202ece')}`]);
  });
});

test('a text tag’s label, placeholder and options have none of them, and no two options are alike', () => {
  const tag = parseTag(
    `a;type=select;label=${dirty('Pay _001')};placeholder=${dirty('l_r')};options=${dirty('p_1')}|b`,
  );
  expect(tag).toMatchObject({ label: 'Pay 001', placeholder: 'lr', options: ['p1', 'b'] });
  expect(parseTag('a;type=select;options=pay|p\u202eay')).toEqual({
    mistake: 'has options that are the same but for characters that nobody sees',
  });
});
