import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stat } from 'node:fs/promises';
import type { Converter, ProgramLimits, ProgramStarter } from '../converter.ts';
import { runProgram } from './run-program.ts';

/** Fifteen seconds of work, and on a busy machine it was seen to stand still for a minute more. */
const wallMs = 240_000;
const limits: ProgramLimits = {
  // Addresses, not memory, of which it takes at most 4 GB: each thread reserves some; 16 GB were too
  // few at times.
  addressSpaceBytes: 48 * 1024 ** 3,
  cpuS: 120,
  maxFileBytes: 0,
};

/** LibreOffice as WebAssembly, an optional package: a process for each file, of some 1.6 GB. */
export function makeWasmConverter(starter: ProgramStarter): Converter {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const script = fileURLToPath(new URL(`./wasm-child.${extension}`, import.meta.url));
  return {
    name: 'LibreOffice as WebAssembly',
    async convert(from, to) {
      const end = await runProgram({
        ...starter.script(script, limits),
        environment: { NODE_ENV: 'production', PATH: '/usr/local/bin:/usr/bin:/bin' },
        // It goes back there, for which Node's permissions ask as for reading.
        cwd: dirname(script),
        wallMs,
        input: from,
        output: to,
      });
      if (end === 'not_started') return { ok: false, reason: 'converter_unavailable' };
      if (end === 'timeout' || end === 'killed') return { ok: false, reason: 'file_too_complex' };
      const { size } = await stat(to);
      if (end.code !== 0 || size === 0) return { ok: false, reason: 'conversion_failed' };
      return { ok: true };
    },
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
