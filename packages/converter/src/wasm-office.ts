import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Library from '@matbee/libreoffice-converter/server';
import { registryModifications } from './libreoffice-profile.ts';

/** The part of Emscripten's file system that is used here. */
export interface MemoryFiles {
  mkdirTree(path: string): void;
  writeFile(path: string, data: string | Uint8Array): void;
}
interface Loader {
  createModule(options: object): Promise<{ FS: MemoryFiles }>;
}

/**
 * Starts LibreOffice as WebAssembly in this process, whose working directory it changes, with the
 * profile that every conversion has. Its threads keep the process until it exits.
 * @param lay puts more into its memory before it starts
 */
export async function startWasmOffice(
  lay: (files: MemoryFiles) => void = () => undefined,
): Promise<(file: Buffer) => Promise<Uint8Array>> {
  const require = createRequire(import.meta.url);
  const server = require.resolve('@matbee/libreoffice-converter/server');
  const { createConverter } = (await import(server)) as typeof Library;
  const wasmPath = join(dirname(server), '..', 'wasm');
  // The loader comes back to where it was loaded, for which Node's permissions ask as for reading.
  process.chdir(wasmPath);
  const loader = require(join(wasmPath, 'loader.cjs')) as Loader;
  const office = await createConverter({
    wasmPath,
    wasmLoader: {
      ...loader,
      // Its profile is in memory, too, and read when LibreOffice starts.
      async createModule(options: object) {
        const module = await loader.createModule(options);
        module.FS.mkdirTree('/instdir/user');
        module.FS.writeFile('/instdir/user/registrymodifications.xcu', registryModifications);
        lay(module.FS);
        return module;
      },
    } as never,
  });
  return async (file) => {
    const inputFormat = file.subarray(0, 2).toString('latin1') === 'PK' ? 'docx' : 'doc';
    return (await office.convert(file, { inputFormat, outputFormat: 'pdf' })).data;
  };
}
