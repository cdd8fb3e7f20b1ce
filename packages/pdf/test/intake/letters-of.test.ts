import { expect, test } from '@jest/globals';
import { lettersOf } from '@countersign/pdf/intake/word/letters-of';
import { docFiles } from '@countersign/pdf/testing/corpus/word/doc-files';
import { docx } from '@countersign/pdf/testing/corpus/word/docx';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

test('of a .docx they are its text, the labels of its lists and the digits of their numbers and of its pages', () => {
  const levels =
    '<w:lvl><w:numFmt w:val="japaneseCounting"/><w:lvlText w:val="第%1条"/></w:lvl>' +
    '<w:lvl><w:numFmt w:val="thaiLetters"/><w:lvlText w:val="%1."/></w:lvl>';
  const letters = lettersOf(
    docx({
      body: '<w:p><w:r><w:t>契&#x7D04;</w:t></w:r></w:p><w:sectPr><w:pgNumType w:fmt="ganada"/></w:sectPr>',
      parts: [
        {
          name: 'word/numbering.xml',
          content: `<w:numbering ${w}><w:abstractNum>${levels}</w:abstractNum></w:numbering>`,
        },
        { name: 'word/fontTable.xml', content: `<w:fonts ${w}><w:font w:name="명조"/></w:fonts>` },
      ],
    }),
  );
  for (const letter of '契約第条十กฮ나') expect(letters).toContain(letter);
  expect(letters).not.toContain('명');
});

test('of a .doc they are its text', async () => {
  const contract = await docFiles.find(({ name }) => name === 'contract.doc')?.make();
  const letters = lettersOf(Buffer.from(contract ?? []));
  for (const letter of 'Lease2027§€') expect(letters).toContain(letter);
});

test.each([
  '',
  'PK',
  'PK\u0003\u0004 and so on',
  '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
])('of what is no Word file there are none: %j', (bytes) => {
  expect(lettersOf(Buffer.from(bytes, 'latin1'))).toBe('');
});
