import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseConverter } from '@countersign/converter/choose-converter';
import { sandboxedStarter } from '@countersign/converter/sandboxed-starter';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import type { FileKind } from '@countersign/pdf/intake/ingest-result';
import type { FileWarning } from '@countersign/pdf/intake/warnings';
import { declaredType } from '../../src/domain/upload/file.ts';
import type { Pictured } from '../corpus/pictured.ts';

/** What comes of a file as an upload. */
export interface Outcome {
  /** `prepared`, or the reason that it is refused for. */
  word: string;
  /** What its sender reads: of a refusal why, else the warnings. */
  told: string[];
  /** A PDF, or a picture, that shows it as it was sent; absent of a Word file that is refused. */
  before?: Buffer;
  /** The prepared PDF; absent of what is refused. */
  after?: Buffer;
}

/** Feeds files to an ingest as uploads. @param folder for what it writes */
export async function makePrepare(folder: string) {
  const ingest = makeIngest({ children: 1 });
  const converter = await chooseConverter({
    gotenbergUrl: undefined,
    searchPath: process.env['PATH'] ?? '',
    starter: sandboxedStarter(),
    warn: console.warn,
  });
  const read = async (kind: FileKind, path: string, preparedPath: string) =>
    ingest.ingestFile({
      kind,
      path,
      sizeBytes: (await stat(path)).size,
      preparedPath,
      owner: 'one',
    });

  async function prepareWord(path: string): Promise<Outcome> {
    const [clean, converted, prepared] = ['clean', 'converted', 'prepared'].map(
      (what) => `${path}.${what}`,
    ) as [string, string, string];
    const word = await read('word', path, clean);
    if (!word.ok) return refused(word);
    const conversion = await converter.convert(clean, converted);
    if (!conversion.ok) return { word: conversion.reason, told: [] };
    const before = await readFile(converted);
    const result = await read('converted', converted, prepared);
    if (!result.ok) return refused(result, before);
    const told = [...word.warnings, ...result.warnings].map(toldOf);
    return { word: 'prepared', told, before, after: await readFile(prepared) };
  }

  return {
    async prepare({ name, mimeType, make }: Pictured): Promise<Outcome> {
      const path = join(folder, name);
      const before = Buffer.from(await make());
      await writeFile(path, before);
      const { form } = declaredType(mimeType);
      if (form === 'word') return prepareWord(path);
      const result = await read(form, path, `${path}.prepared`);
      if (!result.ok) return refused(result, before);
      const told = result.warnings.map(toldOf);
      return { word: 'prepared', told, before, after: await readFile(`${path}.prepared`) };
    },
    close: () => ingest.close(),
  };
}

const toldOf = ({ message, page }: FileWarning) =>
  page === undefined ? message : `${message} (Page ${page}.)`;

function refused(
  { reason, message }: { reason: string; message: string },
  before?: Buffer,
): Outcome {
  return { word: reason, told: [message], ...(before && { before }) };
}
