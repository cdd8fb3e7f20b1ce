import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Converter, ProgramStarter } from './converter.ts';
import { makeSofficeConverter } from './soffice-converter.ts';
import { hasWasmConverter, makeWasmConverter } from './wasm-converter.ts';

export interface ConverterSources {
  /** `GOTENBERG_URL` */
  gotenbergUrl: string | undefined;
  /** `PATH`, in which `soffice` is looked for. */
  searchPath: string;
  starter: ProgramStarter;
  /**
   * Is given a sentence where LibreOffice of this machine is there and cannot be used, and where what
   * converts is confined by nothing here.
   */
  warn: (sentence: string) => void;
}

/**
 * The converter that was asked for by its address, else LibreOffice of this machine where it can be
 * shut off from this machine's files, else the one that comes with the packages, which has no files
 * but its own; without any, each Word file is refused.
 */
export async function chooseConverter({
  gotenbergUrl,
  searchPath,
  starter,
  warn,
}: ConverterSources): Promise<Converter> {
  if (gotenbergUrl !== undefined) {
    const { makeGotenbergConverter } = await import('./gotenberg-converter.ts');
    const converter = makeGotenbergConverter(gotenbergUrl);
    warn(`${converter.name} converts Word files: what it can reach is for its operator to confine`);
    return converter;
  }
  const soffice = findProgram('soffice', searchPath);
  if (soffice !== undefined) {
    const converter = await makeSofficeConverter(soffice, starter);
    if (converter) return converter;
    warn(`${soffice} is not used: it cannot be shut off from the files of this machine`);
  }
  if (hasWasmConverter()) return makeWasmConverter(starter);
  return {
    name: noConverter,
    convert: () => Promise.resolve({ ok: false, reason: 'converter_unavailable' }),
  };
}

/** The name of that which refuses every file. */
export const noConverter = 'none: Word files are refused';

function findProgram(name: string, searchPath: string): string | undefined {
  return searchPath
    .split(delimiter)
    .filter((folder) => folder.startsWith('/'))
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
