import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Library from '@matbee/libreoffice-converter/server';

/**
 * LibreOffice as WebAssembly, run by wasm-converter.ts in a process of its own: a Word file on
 * standard input becomes a PDF on standard output, then the process ends. It has a file system in
 * memory and no other, and no network.
 */
const require = createRequire(import.meta.url);
const server = require.resolve('@matbee/libreoffice-converter/server');
const { createConverter } = (await import(server)) as typeof Library;
const wasmPath = join(dirname(server), '..', 'wasm');

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const file = Buffer.concat(chunks);
const inputFormat = file.subarray(0, 2).toString('latin1') === 'PK' ? 'docx' : 'doc';

const converter = await createConverter({
  wasmPath,
  wasmLoader: require(join(wasmPath, 'loader.cjs')) as never,
});
const { data } = await converter.convert(file, { inputFormat, outputFormat: 'pdf' });
process.stdout.write(data, () => {
  // Its threads would keep the process.
  process.exit(0);
});
