import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sandboxedStarter } from '@countersign/converter/sandboxed-starter';
import { hasWasmConverter, makeWasmConverter } from '@countersign/converter/wasm-converter';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import { checkWord } from '@countersign/pdf/intake/word/check-word';
import { corpus } from '@countersign/pdf/testing/corpus/registry';
import { docx } from '@countersign/pdf/testing/corpus/word/docx';
import { withPdfJs } from '@countersign/pdf/testing/renderers';

let folder: string;
let ingest: Ingest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'converted-'));
  ingest = makeIngest({ children: 1 });
});
afterAll(async () => {
  await ingest.close();
  await rm(folder, { recursive: true });
});

/** A Word file with these lines. */
function wordOf(lines: readonly string[]): Buffer {
  return docx({ body: lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('') });
}

async function outcomeOf(file: Uint8Array) {
  const [word, path] = [join(folder, 'word'), join(folder, 'pdf')];
  await writeFile(word, file);
  const conversion = await makeWasmConverter(sandboxedStarter()).convert(word, path);
  if (!conversion.ok) return conversion;
  const { size: sizeBytes } = await stat(path);
  const preparedPath = join(folder, 'prepared');
  return ingest.ingestFile({ kind: 'converted', path, sizeBytes, preparedPath, owner: 'one' });
}

const installed = hasWasmConverter() ? test : test.skip;

installed(
  'Word files in the scripts of the world become pages of their letters, where LibreOffice is WebAssembly',
  async () => {
    const lines = [
      ...['租赁合同', '契約書とけいやく', '임대차 계약서', 'สัญญาเช่าฉบับนี้ทำขึ้น', 'চুক্তিপত্র', 'ஒப்பந்தம்'],
      ...['ఒప్పందం', 'ಒಪ್ಪಂದ', 'കരാർ', 'કરાર', 'ਇਕਰਾਰਨਾਮਾ', 'ଚୁକ୍ତି', 'ගිවිසුම', 'កិច្ចសន្យា', 'ສັນຍາ'],
      ...['သဘောတူညီချက်', 'ውል', 'འགན་ཡིག', 'Договор', 'הסכם', 'اتفاقية', 'अनुबंध', '🤝 ☑ ①'],
    ];
    expect(await outcomeOf(wordOf(lines))).toMatchObject({ ok: true, pageCount: 1 });
  },
);

installed(
  'a letter that no font has refuses the file by its name, where LibreOffice is WebAssembly',
  async () => {
    expect(await outcomeOf(wordOf(['契約書', 'ᠮᠣᠩᠭᠣᠯ']))).toMatchObject({
      ok: false,
      reason: 'letters_missing',
      message: expect.stringContaining('ᠮ'),
    });
  },
);

installed(
  'of a .doc with a table of Excel the page shows its picture, where LibreOffice is WebAssembly',
  async () => {
    const file = await corpus.find(({ name }) => name === 'doc-object.doc')?.make();
    const { bytes } = checkWord(Buffer.from(file ?? []));
    expect(Buffer.from(bytes).includes('The cells of a workbook')).toBe(false);
    expect(await outcomeOf(bytes)).toMatchObject({ ok: true, pageCount: 1 });
    const [page = []] = await withPdfJs(await readFile(join(folder, 'prepared')), 'display');
    // The table's head: thirteen cells of the picture across, two down.
    expect(page.filter((dark) => dark > 100).length).toBeGreaterThan(20);
  },
);
