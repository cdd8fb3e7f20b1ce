import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Batch } from './try-tricks.ts';

const script = join(import.meta.dirname, 'wasm-batch.ts');
/** For all files of a folder, on a busy machine. */
const wallMs = 900_000;

/**
 * LibreOffice as WebAssembly, many files by one process that nothing holds back.
 * @param laid files that are laid into its memory, too
 */
export function makeWasmBatch(laid: readonly string[]): Batch {
  async function convertAll(folder: string): Promise<void> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.docx'));
    const left = () => names.filter((name) => !existsSync(join(folder, `${name}.pdf`))).length;
    for (let before = left(); before > 0;) {
      const args = ['--disable-wasm-trap-handler', script, folder, ...laid];
      spawnSync(process.execPath, args, {
        stdio: 'ignore',
        timeout: wallMs,
        killSignal: 'SIGKILL',
      });
      const now = left();
      // One that ends the process has its PDF by then; where none has, it cannot be started.
      if (now === before) throw new Error('LibreOffice as WebAssembly does not start');
      before = now;
    }
  }
  return { convertAll };
}
