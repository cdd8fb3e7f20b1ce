import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Converter, ProgramStarter } from '../converter.ts';
import { makeSofficeConverter } from './soffice-converter.ts';
import { hasWasmConverter, makeWasmConverter } from './wasm-converter.ts';

export interface ConverterSources {
  /** `GOTENBERG_URL` */
  gotenbergUrl: string | undefined;
  /** `PATH`, in which `soffice` is looked for. */
  searchPath: string;
  starter: ProgramStarter;
}

/**
 * The converter that was asked for by its address, else LibreOffice of this machine, else the one that
 * comes with the packages; without any, each Word file is refused.
 */
export async function chooseConverter({
  gotenbergUrl,
  searchPath,
  starter,
}: ConverterSources): Promise<Converter> {
  if (gotenbergUrl !== undefined) {
    const { makeGotenbergConverter } = await import('./gotenberg-converter.ts');
    return makeGotenbergConverter(gotenbergUrl);
  }
  const soffice = findProgram('soffice', searchPath);
  if (soffice !== undefined) return makeSofficeConverter(soffice, starter);
  if (hasWasmConverter()) return makeWasmConverter(starter);
  return {
    name: 'none: Word files are refused',
    convert: () => Promise.resolve({ ok: false, reason: 'converter_unavailable' }),
  };
}

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
