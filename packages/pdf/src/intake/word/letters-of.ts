import { UnacceptableFile } from '../file-refusals.ts';
import { readCompoundFile, streamIn } from './compound-file.ts';
import { readPieces } from './doc-pieces.ts';
import { tableStreamOf } from './doc-tables.ts';
import { readXml } from './read-xml.ts';
import { utf16In } from './utf16.ts';
import { readZip } from './zip-directory.ts';

const zip = Buffer.from('PK', 'latin1');

/** What a Word file may show, in no order. Of one that is damaged, nothing. */
export function lettersOf(file: Buffer): string {
  try {
    return file.subarray(0, 2).equals(zip) ? lettersOfDocx(file) : lettersOfDoc(file);
  } catch (error) {
    // Offsets that lead outside of it Node throws as a RangeError.
    if (error instanceof UnacceptableFile || error instanceof RangeError) return '';
    throw error;
  }
}

/** Elements of which an attribute is shown: the labels of lists, and text along a line. */
const shown = new Set(['lvlText val', 'textpath string']);
/** Those that say how lists, notes and pages are numbered. */
const numbered = new Set(['numFmt', 'pgNumType']);

function lettersOfDocx(file: Buffer): string {
  const letters = new Set<string>();
  const add = (text: string) => {
    for (const letter of text) letters.add(letter);
  };
  for (const entry of readZip(file)) {
    if (!/^word\/.*\.xml$/i.test(entry.name)) continue;
    readXml(entry.read(), {
      open({ local, attributes }) {
        for (const { local: name, value } of attributes) {
          if (shown.has(`${local} ${name}`)) add(value);
          if (numbered.has(local)) add(digitsOf(value));
        }
      },
      text: add,
    });
  }
  return [...letters].join('');
}

/** Of a way to number a list (ECMA-376 part 1, 17.18.59) its digits, where they are letters of a script. */
const digits: readonly (readonly [way: RegExp, digits: string])[] = [
  [
    /^(chinese|taiwanese|ideograph|japanese|korean|koreanDigital)/,
    '〇零一二三四五六七八九十百千萬万',
  ],
  [/^(chineseLegal|ideographLegal|japaneseLegal)/, '壹贰貳叁參肆伍陆陸柒捌玖拾佰仟壱弐参'],
  [/^ideographZodiac/, '子丑寅卯辰巳午未申酉戌亥甲乙丙丁戊己庚辛壬癸'],
  [/^ideographTraditional/, '甲乙丙丁戊己庚辛壬癸'],
  [/^(aiueo|iroha)/, range('ｦ', 'ﾝ') + range('ァ', 'ヶ')],
  [/^korean/, '영일이삼사오육칠팔구십백천만하나둘셋넷다섯여섯일곱여덟아홉열스물'],
  [/^ganada|^chosung/, '가나다라마바사아자차카타파하' + range('ㄱ', 'ㅎ')],
  [/^thai/, range('ก', 'ฮ') + range('๐', '๙')],
  [/^decimal(FullWidth|EnclosedCircle|EnclosedParen)/, range('０', '９') + range('①', '⒇')],
];

function digitsOf(value: string): string {
  return digits.map(([way, all]) => (way.test(value) ? all : '')).join('');
}

function range(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** [MS-DOC] 2.4.1: the text by its pieces. */
function lettersOfDoc(file: Buffer): string {
  const entries = readCompoundFile(file);
  const document = streamIn(entries, 'WordDocument')?.read();
  const tables = document && streamIn(entries, tableStreamOf(document))?.read();
  if (!document || !tables) return '';
  const { count, piece } = readPieces(document, tables);
  const letters = new Set<string>();
  let left = 2 * document.length;
  for (let index = 0; index < count && left > 0; index += 1) {
    const { from, to, start, bytesPerCharacter } = piece(index);
    const end = start + bytesPerCharacter * (to - from);
    const text =
      bytesPerCharacter === 1
        ? document.toString('latin1', start, end)
        : utf16In(document, start, end);
    for (const letter of text) letters.add(letter);
    // Pieces that lie over each other are a file made to hurt.
    left -= text.length;
  }
  return [...letters].join('');
}
