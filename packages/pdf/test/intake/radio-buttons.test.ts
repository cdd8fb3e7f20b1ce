import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { simplePdf } from '../../testing/raw-pdf.ts';

describe('a group of radio buttons that was chosen from already', () => {
  const chosen = async (made: Buffer) => {
    const { fields } = await preparePdf(made, defaultLimits);
    return fields.map(({ options, value }) => [options, value]);
  };
  /** Buttons of one field on one page, in the order of its /Kids unless another is given. */
  const buttons = (entries: string, widgets: string[], order = widgets.map((_, index) => index)) =>
    simplePdf({
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      page: `/Annots [${order.map((index) => `${7 + index} 0 R`).join(' ')}]`,
      more: [
        `<< /FT /Btn /T (plan) ${entries} /Kids [${widgets.map((_, index) => `${7 + index} 0 R`).join(' ')}] >>`,
        ...widgets.map(
          (one, index) =>
            `<< /Type /Annot /Subtype /Widget /P 3 0 R /Parent 6 0 R ` +
            `/Rect [${60 + 20 * index} 600 ${74 + 20 * index} 614] ${one} >>`,
        ),
      ],
    });
  const state = (name: string, isOn = false) =>
    `/AP << /N << /${name} 5 0 R /Off 5 0 R >> >> /AS /${isOn ? name : 'Off'}`;

  test('is a field with a suggestion, by what is seen, else by its value', async () => {
    const radio = '/Ff 32768 /V /b';
    expect(await chosen(buttons(radio, [state('a', true), state('b')]))).toEqual([
      [['a', 'b'], 'a'],
    ]);
    expect(await chosen(buttons(radio, [state('a'), state('b')]))).toEqual([[['a', 'b'], 'b']]);
    expect(await chosen(buttons('/Ff 32768 /V /c', [state('a'), state('b')]))).toEqual([
      [['a', 'b'], undefined],
    ]);
  });

  test('has no suggestion where several are on, and none that only the hidden one is', async () => {
    expect(await chosen(buttons('/Ff 32768', [state('a', true), state('b', true)]))).toEqual([
      [['a', 'b'], undefined],
    ]);
    const hidden = `${state('c', true)} /F 2`;
    expect(await chosen(buttons('/Ff 32768', [state('a'), hidden]))).toEqual([[['a'], undefined]]);
  });

  test('has the names of its options by their order in the field, not on the page', async () => {
    const entries = '/Ff 32768 /V /0 /Opt [(Small) (Large)]';
    const made = buttons(entries, [state('0', true), state('1')], [1, 0]);
    expect(await chosen(made)).toEqual([[['Large', 'Small'], 'Small']]);
  });

  test('has numbers for names where nothing has one', async () => {
    expect(await chosen(buttons('/Ff 32768', ['', '/AS /Off']))).toEqual([[['1', '2'], undefined]]);
    expect(await chosen(buttons('/Ff 32768', ['/AS /Off', '/AS /b']))).toEqual([[['1', 'b'], 'b']]);
  });

  test('is known by the beginning of a name that is a whole sentence', async () => {
    const long = 'The_provider_refused_to_file_a_claim_for_covered_services_'.repeat(5);
    const made = buttons('/Ff 32768', [state(long, true), state(`${long}or_not`), state('no')]);
    const cut = `${long.slice(0, 254)}…`;
    expect(await chosen(made)).toEqual([[[cut, `${long.slice(0, 250)}… (2)`, 'no'], cut]]);
  });

  test('that is read-only is painted, and is no field', async () => {
    expect(await chosen(buttons('/Ff 32769 /V /a', [state('a', true), state('b')]))).toEqual([]);
  });

  test('that is required is required still', async () => {
    const made = buttons('/Ff 32770 /V /a', [state('a', true), state('b')]);
    expect((await preparePdf(made, defaultLimits)).fields).toMatchObject([
      { required: true, value: 'a' },
    ]);
  });
});
