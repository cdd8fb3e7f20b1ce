import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stat } from 'node:fs/promises';
import { codeFolders } from '@countersign/pdf/isolation/code-folders';
import type { Conversion, Converter, ProgramLimits, ProgramStarter } from './converter.ts';
import { inFolder } from './in-folder.ts';
import { runProgram, type ProgramEnd } from './run-program.ts';

/** Fifteen seconds of work, on a busy machine several times as long. */
const wallMs = 240_000;
/**
 * While it starts, its threads may hand each other one lock for minutes and do nothing else, in which
 * they take a twentieth of a processor: on a busy machine more often than not. A new process is sooner
 * there. One that only waits for the processor looks the same: the last try has all its time.
 */
const stall = { withinMs: 10_000, cpuMs: 1_500 };
const tries = [stall, stall, stall, undefined];
const environment = {
  NODE_ENV: 'production',
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  HOME: '/tmp',
};
/** Of wasm-child.ts, when it could read what it should not. */
const unconfinedCode = 77;
const limits: ProgramLimits = {
  // Addresses, not memory, of which it takes at most 4 GB: each thread reserves some; 16 GB were too
  // few at times.
  addressSpaceBytes: 48 * 1024 ** 3,
  cpuS: 120,
  maxFileBytes: 0,
};

/**
 * LibreOffice as WebAssembly, an optional package: a process for each file, of some 1.6 GB. Its files
 * are in memory: the package's, fonts for the letters of this one, and this one; of the machine's the
 * process may read its own code and the packages.
 */
export function makeWasmConverter(starter: ProgramStarter): Converter {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const script = fileURLToPath(new URL(`./wasm-child.${extension}`, import.meta.url));
  const read = codeFolders(script);
  return {
    name: 'LibreOffice as WebAssembly',
    convert: (from, to) =>
      inFolder(async (folder): Promise<Conversion> => {
        const view = { read, work: join(folder, 'work'), root: join(folder, 'root') };
        let end: ProgramEnd = 'stalled';
        for (const stall of tries) {
          end = await runProgram({
            ...starter.script(script, limits, view),
            environment,
            cwd: folder,
            wallMs,
            stall,
            input: from,
            output: to,
          });
          if (end !== 'stalled') break;
        }
        if (end === 'not_started') return { ok: false, reason: 'converter_unavailable' };
        if (typeof end === 'string') return { ok: false, reason: 'file_too_complex' };
        if (end.code === unconfinedCode) return { ok: false, reason: 'converter_unavailable' };
        const { size } = await stat(to);
        if (end.code !== 0 || size === 0) return { ok: false, reason: 'conversion_failed' };
        return { ok: true };
      }),
  };
}

/** Whether the optional package is installed. */
export function hasWasmConverter(): boolean {
  try {
    createRequire(import.meta.url).resolve('@matbee/libreoffice-converter/server');
    return true;
  } catch {
    return false;
  }
}
