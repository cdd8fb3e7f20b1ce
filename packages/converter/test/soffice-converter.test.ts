import { createServer } from 'node:http';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import { sandboxedStarter } from '@countersign/converter/sandboxed-starter';
import type { Conversion, ProgramStarter } from '@countersign/converter/converter';
import { chooseConverter } from '@countersign/converter/choose-converter';
import { makeSofficeConverter } from '@countersign/converter/soffice-converter';
import { checkWord } from '@countersign/pdf/intake/word/check-word';
import { corpus } from '@countersign/pdf/testing/corpus/registry';
import { docx, paragraph } from '@countersign/pdf/testing/corpus/word/docx';
import { linkedPicture } from '@countersign/pdf/testing/corpus/word/linked-picture';
import { withPdfJs } from '@countersign/pdf/testing/renderers';
import { openStarter } from '../testing/open-starter.ts';

const searchPath = process.env['PATH'] ?? '';
const starter = sandboxedStarter();
const warnings: string[] = [];
const choose = (by: ProgramStarter) =>
  chooseConverter({
    gotenbergUrl: undefined,
    searchPath,
    starter: by,
    warn: (sentence) => warnings.push(sentence),
  });
const chosen = await choose(starter);
const hasSoffice = basename(chosen.name) === 'soffice';
const maxMs = 120_000;

let folder: string;
let ingest: Ingest;
beforeAll(async () => {
  ingest = makeIngest({ children: 1 });
  folder = await mkdtemp(join(tmpdir(), 'soffice-'));
  // Who converts may be somebody else, and must get to a folder in it.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
});
afterAll(async () => {
  await ingest.close();
  await rm(folder, { recursive: true });
});

async function given(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, (await corpus.find((file) => file.name === name)?.make()) ?? '');
  return path;
}

async function convert(path: string, by: ProgramStarter = starter): Promise<Conversion> {
  const converter = await makeSofficeConverter(chosen.name, by);
  if (!converter) throw new Error(`${chosen.name} cannot be confined`);
  return converter.convert(path, `${path}.pdf`);
}

/** Without `soffice` on PATH (Debian: libreoffice-writer-nogui) there is nothing to try. */
(hasSoffice ? describe : describe.skip)('LibreOffice of this machine, where it is on PATH', () => {
  test.each(['contract.docx', 'contract.doc'])(
    '%s: header, footer, table, picture and text tag are on its pages',
    async (name) => {
      const path = await given(name);
      expect(await convert(path)).toEqual({ ok: true });
      const made = await readFile(`${path}.pdf`);
      const result = await ingest.ingest(made);
      expect(result).toMatchObject({
        pageCount: 2,
        fields: [{ name: 'tenant', type: 'signature', signer: 1, page: 1 }],
      });
      const texts = (await PDF.load(made)).extractText().map(({ text }) => text);
      for (const [index, text] of texts.entries()) {
        expect(text).toContain('Harbour Estates, Lease 2027/114');
        expect(text).toContain(`Page ${index + 1} of 2`);
      }
      expect(texts[0]).toContain('1,250.00');
      expect(made.toString('latin1')).toMatch(/\/Subtype\s*\/Image/);
    },
    maxMs,
  );

  test(
    'what a file links to is not fetched',
    async () => {
      let asked = 0;
      const server = createServer((_request, response) => {
        asked += 1;
        response.writeHead(404).end();
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const path = join(folder, 'linked.docx');
      const { port } = server.address() as AddressInfo;
      await writeFile(path, linkedPicture(`http://127.0.0.1:${port}/picture.png`));
      expect(await convert(path)).toEqual({ ok: true });
      expect(asked).toBe(0);
      // Told not to, it does not ask even where it could; without all that holds it back it asks.
      expect(await convert(path, openStarter({ profile: true }))).toEqual({ ok: true });
      expect(asked).toBe(0);
      expect(await convert(path, openStarter({ profile: false }))).toEqual({ ok: true });
      expect(asked).toBeGreaterThan(0);
      server.close();
    },
    maxMs,
  );

  test(
    'of a .doc with a table of Excel the page shows its picture, and the table is not what it is given',
    async () => {
      const path = await given('doc-object.doc');
      const { bytes } = checkWord(await readFile(path));
      expect(Buffer.from(bytes).includes('The cells of a workbook')).toBe(false);
      await writeFile(path, bytes);
      expect(await convert(path)).toEqual({ ok: true });
      const [page = []] = await withPdfJs(await readFile(`${path}.pdf`), 'display');
      // The table's head: thirteen cells of the picture across, two down.
      expect(page.filter((dark) => dark > 100).length).toBeGreaterThan(20);
    },
    maxMs,
  );

  test(
    'a file that it cannot read is refused, and nothing of the run is left',
    async () => {
      const path = await given('cut.docx');
      expect(await convert(path)).toEqual({ ok: false, reason: 'conversion_failed' });
      expect(
        (await readdir(folder)).filter((name) => name.startsWith('countersign-convert-')),
      ).toEqual([]);
    },
    maxMs,
  );

  test(
    'a file that takes more than its time is refused as too complex',
    async () => {
      const path = join(folder, 'long.docx');
      const clause = paragraph('The tenant pays the rent. '.repeat(20));
      await writeFile(path, docx({ body: clause.repeat(20_000) }));
      const confine = starter.confinement();
      const hasty: ProgramStarter = {
        ...starter,
        confinement: () =>
          confine && ((one, limits, view) => confine(one, { ...limits, cpuS: 1 }, view)),
      };
      expect(await convert(path, hasty)).toEqual({ ok: false, reason: 'file_too_complex' });
    },
    maxMs,
  );
});
