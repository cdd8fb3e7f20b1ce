import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sandboxedStarter } from '@countersign/converter/sandboxed-starter';
import { hasWasmConverter, makeWasmConverter } from '@countersign/converter/wasm-converter';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import { docx } from '@countersign/pdf/testing/corpus/word/docx';

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

/** What becomes of a Word file with these lines. */
async function outcomeOf(lines: readonly string[]) {
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const [word, path] = [join(folder, 'word'), join(folder, 'pdf')];
  await writeFile(word, docx({ body }));
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
    expect(await outcomeOf(lines)).toMatchObject({ ok: true, pageCount: 1 });
  },
);

installed(
  'a letter that no font has refuses the file by its name, where LibreOffice is WebAssembly',
  async () => {
    expect(await outcomeOf(['契約書', 'ᠮᠣᠩᠭᠣᠯ'])).toMatchObject({
      ok: false,
      reason: 'letters_missing',
      message: expect.stringContaining('ᠮ'),
    });
  },
);
