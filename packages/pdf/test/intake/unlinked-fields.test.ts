import { expect, test } from '@jest/globals';
import { checkWord } from '../../src/intake/word/check-word.ts';
import { readXml } from '../../src/intake/word/read-xml.ts';
import { readZip } from '../../src/intake/word/zip-directory.ts';
import { docx } from '../../testing/corpus/word/docx.ts';
import { docxFiles } from '../../testing/corpus/word/files.ts';
import { code, inParagraph, mark, run, text } from '../../testing/corpus/word/foreign/parts.ts';
import { outcomeOf } from '../../testing/corpus/word/outcome-of.ts';

interface Story {
  /** Of each open field, whether its result has begun. */
  open: boolean[];
}

/** What a reader shows of a text without reckoning any field anew: all but instructions. */
function shownOf(bytes: Buffer): string[] {
  const shown: string[] = [];
  const part = readZip(bytes).find(({ name }) => /^word\/document\d*\.xml$/.test(name));
  let story: Story = { open: [] };
  const around: Story[] = [];
  const elements: string[] = [];
  const isShown = () => [...around, story].every(({ open }) => open.every(Boolean));
  readXml(part?.read() ?? Buffer.alloc(0), {
    open({ local, attributes }) {
      elements.push(local);
      if (local === 'txbxContent') {
        around.push(story);
        story = { open: [] };
      }
      if ((local === 'blip' || local === 'imagedata' || local === 'p') && isShown()) {
        shown.push(`<${local}>`);
      }
      if (local !== 'fldChar') return;
      const type = attributes.find((one) => one.local === 'fldCharType')?.value;
      if (type === 'begin') story.open.push(false);
      if (type === 'separate') story.open.splice(-1, 1, true);
      if (type === 'end') story.open.pop();
    },
    text(content) {
      if (elements.at(-1) === 't' && isShown()) shown.push(content);
    },
    close() {
      if (elements.pop() === 'txbxContent') story = around.pop() ?? { open: [] };
    },
  });
  return shown;
}

function expectSameShown(bytes: Buffer): void {
  expect(shownOf(Buffer.from(checkWord(bytes).bytes))).toEqual(shownOf(bytes));
}

const prepared = docxFiles.filter(({ outcome }) => outcome === 'prepared');

test.each(prepared)('$name shows the same text and pictures when it is cleaned', async (file) => {
  expectSameShown(Buffer.from(await file.make()));
});

/** Numbers from 0 up to 1 that are the same each time (a linear congruence, as in C). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

const names = [
  ...['PAGE', 'IF', 'INCLUDETEXT "C:/a"', 'INCLUDEPICTURE "C:/a"', 'HYPERLINK "https://a.b"'],
  ...['HYPERLINK "C:/a"', 'NEWFIELD', 'LINK "C:/a"', 'SET', '= 1'],
];

/** Fields within each other's instructions and results, over runs and paragraphs. */
function someFields(next: () => number): string {
  const pick = <One>(of: readonly One[]) => of[Math.floor(next() * of.length)] as One;
  let left = 12;
  const content = (depth: number): string => {
    left -= 1;
    if (left < 0 || depth > 3) return text(`t${left}`);
    const choice = next();
    if (choice < 0.4) return text(`t${left}`);
    if (choice < 0.5) return `${text('a')}</w:p><w:p>`;
    return field(depth);
  };
  const field = (depth: number): string => {
    const inside = next() < 0.4 ? content(depth + 1) : '';
    const instruction =
      next() < 0.5 ? [` ${pick(names)} `] : [' ', `${pick(names)} `, '"LINK C:/" '];
    const result = next() < 0.7 ? mark('separate') + (next() < 0.8 ? content(depth + 1) : '') : '';
    return [mark('begin'), ...instruction.map(code), inside, result, mark('end')].join('');
  };
  return Array.from({ length: 3 }, () => inParagraph(`${field(0)}${content(0)}`)).join('');
}

test('of any fields within each other what is taken shows the same, and takes nothing more', () => {
  const next = numbersFrom(7);
  let taken = 0;
  let changed = 0;
  for (let tries = 0; tries < 600; tries += 1) {
    const bytes = docx({ body: someFields(next) + run('') });
    if (outcomeOf(bytes) !== 'prepared') continue;
    taken += 1;
    const cleaned = Buffer.from(checkWord(bytes).bytes);
    if (!cleaned.equals(bytes)) changed += 1;
    expect(shownOf(cleaned)).toEqual(shownOf(bytes));
    expect(checkWord(cleaned).bytes).toEqual(cleaned);
  }
  expect(taken).toBeGreaterThan(60);
  expect(changed).toBeGreaterThan(30);
});
