import { layFonts } from './lay-fonts.ts';
import { startWasmOffice } from './wasm-office.ts';

/**
 * LibreOffice as WebAssembly, run by wasm-converter.ts in a process of its own: a Word file on
 * standard input becomes a PDF on standard output, then the process ends. It has a file system in
 * memory and no other (the package has none that leads out of it), and no network.
 */

/** A start without Node's permissions has none to ask, whatever its types say. */
const permission = process.permission as typeof process.permission | undefined;
if (permission?.has('fs.read') ?? true) process.exit(77);

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const file = Buffer.concat(chunks);
const convert = await startWasmOffice((files) => {
  layFonts(files, file);
});
const data = await convert(file);
process.stdout.write(data, () => {
  // Its threads would keep the process.
  process.exit(0);
});
