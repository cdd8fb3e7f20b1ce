import { describe, expect, test } from '@jest/globals';
import { buttonKinds } from './support/preset-buttons.ts';
import { presetKinds } from './support/preset-forms.ts';
import {
  expectSame,
  inkOn,
  marked,
  paper,
  prepared,
  sent,
  shown,
  textOn,
  unchanged,
} from './support/preset-looks.ts';
import { open, other, otherButtons, suggested, type Values } from './support/preset-values.ts';

const isButton = (name: string) => name in otherButtons;
/** What a value is in letters on the page; a tick has none. */
const lettersOf = (name: string, value: Values[string] | undefined) =>
  name === 'signature' ? 'ŻółtąGęślą' : isButton(name) ? '' : value;

describe.each([{ drawn: true }, { drawn: false }])(
  'with pictures of the fields: $drawn',
  (kind) => {
    const preset = { preset: true, ...kind };
    const empty = { preset: false, ...kind };

    test('what is chosen or ticked is a field with a suggestion; text is filled in and none', async () => {
      const { fields } = await prepared(preset);
      expect(fields.map(({ name }) => name)).toEqual(open);
      expect(await unchanged(preset)).toEqual(suggested);
      const { fields: all } = await prepared(empty);
      // Of a list that takes several, each option is a check box.
      const several = ['red', 'green', 'blue', 'violet'].map((option) => `list-several.${option}`);
      expect(all.map(({ name }) => name)).toEqual(
        presetKinds.flatMap(({ name }) => (name === 'list-several' ? several : name)),
      );
      expect(await unchanged(empty)).toEqual({});
    });

    test.each(open)('%s: nothing preset is left on the page that signers see', async (name) => {
      expectSame(name, await shown(preset), await shown(empty));
      expect(textOn(name, await shown(preset))).toBe('');
    });

    test.each(open)(
      '%s: where another was chosen, nothing of the first is on paper',
      async (name) => {
        const changed = await paper({ ...preset, values: other });
        expectSame(name, changed, await paper({ ...empty, values: other }));
        expect(textOn(name, changed)).toBe(lettersOf(name, other[name]));
      },
    );

    test.each(Object.keys(suggested))('%s: left as it was, it is on paper once', async (name) => {
      const left = await paper({ ...preset, values: await unchanged(preset) });
      expectSame(name, left, await paper({ ...empty, values: suggested }));
      expect(textOn(name, left)).toBe(lettersOf(name, suggested[name]));
    });

    test.each(Object.keys(suggested))('%s: cleared, nothing is on paper', async (name) => {
      expectSame(name, await paper({ ...preset, values: {} }), await shown(empty));
    });

    test.each(buttonKinds)('$name: on paper are the buttons that were chosen', async (buttons) => {
      const { name, on } = buttons;
      const blank = await shown(empty);
      const left = await paper({ ...preset, values: await unchanged(preset) });
      expect(marked(name, left, blank)).toEqual([on, on]);
      const [, others = []] = otherButtons[name] ?? [];
      const changed = await paper({ ...preset, values: other });
      expect(marked(name, changed, blank)).toEqual([others, others]);
    });

    const filled = presetKinds.filter(({ name }) => !open.includes(name));
    test.each(filled)('$name: what is filled in stays, once', async (one) => {
      const { name } = one;
      const signed = await paper({ ...preset, values: other });
      expectSame(name, signed, await shown(preset));
      const blank = inkOn(name, await shown(empty));
      expect(inkOn(name, signed)).toBeGreaterThan(1.01 * blank);
      const words = 'shown' in one ? one.shown : [];
      const all = name === 'list-several' ? 'redgreenblueviolet' : words.join('');
      expect(textOn(name, signed)).toBe(all);
    });

    test.each(presetKinds)(
      '$name: what is filled in later stands in an empty box',
      async ({ name }) => {
        const blank = await shown(empty);
        const values = { ...other, ...(other[name] === false && { [name]: true }) };
        const signed = await paper({ ...empty, values });
        expect(inkOn(name, signed)).toBeGreaterThan(1.01 * inkOn(name, blank));
        expect(textOn(name, blank)).toBe(name === 'list-several' ? 'redgreenblueviolet' : '');
      },
    );
  },
);

describe('a form that nobody may change', () => {
  const form = { preset: true, drawn: true, readOnly: true };

  test('has no fields', async () => {
    expect((await prepared(form)).fields).toEqual([]);
  });

  // Buttons that are off and have no picture for it are drawn.
  const whole = presetKinds.filter((kind) => !('apart' in kind));
  test.each(whole)('$name: stays as it was sent', async ({ name }) => {
    expectSame(name, await shown(form), await sent(form), 1, ['byPdfJs']);
    expect(inkOn(name, await shown(form))).toBeGreaterThan(
      1.01 * inkOn(name, await shown({ ...form, preset: false, readOnly: false })),
    );
  });

  test.each(buttonKinds)('$name: has the same ticks where none is drawn', async ({ name, on }) => {
    const blank = await shown({ preset: false, drawn: false });
    expect(marked(name, await shown({ ...form, drawn: false }), blank)).toEqual([on, on]);
  });
});

describe('without pictures', () => {
  const drawn = { preset: false, drawn: true };
  const undrawn = { preset: false, drawn: false };

  // A comb gets lines between its boxes, as readers draw them.
  const alike = presetKinds.filter(({ name }) => name !== 'comb');
  test.each(alike)('$name: the box is drawn as its author describes it', async ({ name }) => {
    expectSame(name, await shown(undrawn), await shown(drawn), 1);
  });

  test('a comb has a line between every two boxes', async () => {
    expect(inkOn('comb', await shown(undrawn))).toBeGreaterThan(
      1.1 * inkOn('comb', await shown(drawn)),
    );
  });
});
