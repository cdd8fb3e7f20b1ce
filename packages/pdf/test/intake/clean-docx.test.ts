import { describe, expect, test } from '@jest/globals';
import { checkDocx } from '../../src/intake/word/check-docx.ts';
import { checkWord } from '../../src/intake/word/check-word.ts';
import { readXml } from '../../src/intake/word/read-xml.ts';
import { isLink } from '../../src/intake/word/web-targets.ts';
import { readZip } from '../../src/intake/word/zip-directory.ts';
import { docx, relationshipsPart } from '../../testing/corpus/word/docx.ts';
import { docxFiles } from '../../testing/corpus/word/files.ts';
import {
  image,
  inParagraph,
  own,
  run,
  shape,
  shown,
  text,
} from '../../testing/corpus/word/foreign/parts.ts';
import { outcomeOf } from '../../testing/corpus/word/outcome-of.ts';
import { wordTricks } from '../../testing/corpus/word/tricks.ts';

const canaries = { text: '/srv/canary.txt', picture: '/srv/canary.png', document: '/srv/c.docx' };

const all = [
  ...docxFiles.map(({ name, outcome, make }) => [name, outcome, make] as const),
  ...wordTricks.map(
    ({ name, outcome, make }) => [`trick ${name}`, outcome, () => make(canaries)] as const,
  ),
];

function partsOf(bytes: Buffer): Map<string, string> {
  return new Map(readZip(bytes).map((part) => [part.name, part.read().toString()]));
}

/** Of every relationship that leads out of the file, where to. */
function targetsOutside(bytes: Buffer): string[] {
  const found: string[] = [];
  for (const part of readZip(bytes).filter(({ name }) => name.endsWith('.rels'))) {
    readXml(part.read(), {
      open({ attributes }) {
        const valueOf = (local: string) => attributes.find((one) => one.local === local)?.value;
        if (valueOf('TargetMode') !== 'External') return;
        found.push(valueOf('Type')?.endsWith('/hyperlink') ? (valueOf('Target') ?? '') : 'other');
      },
    });
  }
  return found;
}

test.each(all)(
  '%s is refused (%s), or what is left of it passes the check, leads to the web alone and loses no more',
  async (_name, outcome, make) => {
    const bytes = Buffer.from(await make());
    expect(outcomeOf(bytes)).toBe(outcome);
    if (outcome !== 'prepared') return;
    const cleaned = Buffer.from(checkWord(bytes).bytes);
    checkDocx(cleaned);
    expect(targetsOutside(cleaned).filter((target) => !isLink(target))).toEqual([]);
    expect(checkWord(cleaned).bytes).toEqual(cleaned);
  },
);

async function cleanedPart(name: string, part = 'word/document.xml'): Promise<string> {
  const file = docxFiles.find((one) => one.name === `${name}.docx`);
  const bytes = Buffer.from((await file?.make()) ?? []);
  return partsOf(Buffer.from(checkWord(bytes).bytes)).get(part) ?? '';
}

const bodyOf = (document: string) => /<w:body>(.*)<\/w:body>/s.exec(document)?.[1];

describe('of what ordinary documents hold of others', () => {
  test('an object becomes its picture, and neither it nor its file stays', async () => {
    const document = await cleanedPart('sheet');
    expect(document).toMatch(
      /<w:pict><v:shape [^>]*><v:imagedata r:id="rIdPicture" o:title=""><\/v:imagedata><\/v:shape><\/w:pict>/,
    );
    expect(await cleanedPart('sheet', 'word/embeddings/sheet.xlsx')).toBe('');
    expect(await cleanedPart('sheet', 'word/media/image1.png')).not.toBe('');
    expect(await cleanedPart('sheet-drawn')).toMatch(/<w:r><w:drawing>.*<\/w:drawing><\/w:r>/);
  });

  test('an object without a picture is not taken for the one in its text box', () => {
    const object = (inner: string) =>
      run(`<w:object>${inner}<o:OLEObject r:id="rId1"/></w:object>`);
    const boxed = (inner: string) =>
      shape(`<v:textbox><w:txbxContent>${inParagraph(inner)}</w:txbxContent></v:textbox>`);
    const related = [own, { id: 'rId1', type: 'oleObject', target: 'embeddings/a.bin' }];
    const outcomeWith = (inner: string) =>
      outcomeOf(docx({ body: inParagraph(object(inner)), related, parts: [picture] }));
    const picture = { name: 'word/media/image1.png', content: '' };
    expect(outcomeWith(boxed(object(shape(image))))).toBe('word_ole');
    expect(outcomeWith(shape(image) + boxed(object(shape(image))))).toBe('prepared');
  });

  test('a control goes with its parts, and their relationships', async () => {
    const file = docxFiles.find(({ name }) => name === 'control-drawn.docx');
    const { bytes } = checkWord(Buffer.from((await file?.make()) ?? []));
    expect([...partsOf(Buffer.from(bytes)).keys()].join(' ')).not.toContain('activeX');
  });

  test('of a field the last result stays, with what its instruction showed gone', async () => {
    const body = bodyOf(await cleanedPart('include-condition'));
    expect(body?.replaceAll('<w:r></w:r>', '')).toBe(`<w:p>${text('Terms of the lease.')}</w:p>`);
    expect(await cleanedPart('include-merged')).not.toMatch(/plan\.png|fldChar|instrText/);
    expect(await cleanedPart('include-merged')).toContain('<w:drawing>');
  });

  test('what a converter would fill in from its own copy stays as Word last showed it', () => {
    const body = `<w:p>${shown(' FILENAME \\p ', text('S:\\Leases\\2027.docx'))}${shown(' PAGE ', text('1'))}</w:p>`;
    const { bytes, warnings } = checkWord(docx({ body }));
    const document = partsOf(Buffer.from(bytes)).get('word/document.xml') ?? '';
    expect(document).toContain('S:\\Leases\\2027.docx');
    expect(document).not.toContain('FILENAME');
    expect(document).toContain(' PAGE </w:instrText>');
    expect(warnings).toEqual([]);
  });

  test('a result in the run of its instruction stays as it looks', () => {
    const marks = ['begin', 'separate', 'end'].map(
      (type) => `<w:fldChar w:fldCharType="${type}"/>`,
    );
    const [begin = '', separate = '', end = ''] = marks;
    const look = '<w:rPr><w:b></w:b></w:rPr>';
    const instruction = '<w:instrText> INCLUDETEXT "C:\\a.docx" </w:instrText>';
    const body = inParagraph(
      run(begin) + run(`${look}${instruction}${separate}<w:t>Terms</w:t>${end}`),
    );
    const cleaned = Buffer.from(checkWord(docx({ body })).bytes);
    expect(bodyOf(partsOf(cleaned).get('word/document.xml') ?? '')).toBe(
      inParagraph(run('') + run(`${look}<w:t>Terms</w:t>`)),
    );
  });

  test('a tip and quoted words are put together, and the link stays one', async () => {
    const document = await cleanedPart('quoted-words');
    expect(document).toContain(
      '> HYPERLINK "https://example.com/" \\o "Import a/b" </w:instrText>',
    );
    expect(document).toContain('> IF "a" = "b" "LINK "it" \\a" "no" </w:instrText>');
  });

  test('a chart keeps its values, and nothing of where they are from', async () => {
    const chart = await cleanedPart('chart-linked', 'word/charts/chart1.xml');
    expect(chart).toContain('<c:v>7</c:v>');
    expect(chart).not.toMatch(/c:f>|externalData/);
    expect(await cleanedPart('chart', 'word/charts/chart1.xml')).toContain('<c:f>Sheet1!');
  });

  test('a part that something leads to, and that is of no kind, refuses the file', () => {
    const parts = [{ name: 'word/a.dat', content: 'a' }];
    const related = [{ id: 'rId1', type: 'image', target: 'a.dat' }];
    expect(outcomeOf(docx({ body: '<w:p/>', parts }))).toBe('prepared');
    expect(outcomeOf(docx({ body: '<w:p/>', parts, related }))).toBe('word_unfamiliar');
    const further = { name: 'word/_rels/a.dat.rels', content: relationshipsPart(related) };
    expect(outcomeOf(docx({ body: '<w:p/>', parts: [...parts, further] }))).toBe('prepared');
  });
});

test.each([
  ['that shows nothing', ' INCLUDETEXT "C:\\a.docx" ', '', 'word_external'],
  ['that shows something', ' INCLUDETEXT "C:\\a.docx" ', text('a'), 'prepared'],
  ['of no known kind that shows nothing', ' NEWFIELD ', '', 'prepared'],
  ['that names a bookmark', ' _Ref1 \\h ', text('1'), 'prepared'],
  ['with a link to a file', ' HYPERLINK "C:\\a.docx" ', text('a'), 'prepared'],
  ['of the printer', ' PRINT 27"E" ', '', 'word_external'],
])('a field %s: {%s}, %s: %s', (_which, instruction, result, outcome) => {
  const body = `<w:p>${shown(instruction, result)}</w:p>`;
  expect(outcomeOf(docx({ body }))).toBe(outcome);
});
