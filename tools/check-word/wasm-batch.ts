import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { startWasmOffice } from '@countersign/converter/wasm-office';

/**
 * Converts all Word files of a folder that have no PDF yet, by one LibreOffice as WebAssembly with
 * nothing to hold its process back: `node wasm-batch.ts <folder> [<file>…]`. The files are laid into
 * its memory, under the names that they have on this machine. A file that cannot be converted
 * becomes an empty PDF, and so does one during which the process dies.
 */
const [folder = '', ...laid] = process.argv.slice(2);
const contents = laid.map((path) => ({ path, data: readFileSync(path) }));
const convert = await startWasmOffice((files) => {
  for (const { path, data } of contents) {
    files.mkdirTree(dirname(path));
    files.writeFile(path, data);
  }
});
for (const name of readdirSync(folder).filter((one) => one.endsWith('.docx'))) {
  const pdf = join(folder, `${basename(name)}.pdf`);
  if (existsSync(pdf)) continue;
  writeFileSync(pdf, '');
  try {
    writeFileSync(pdf, await convert(readFileSync(join(folder, name))));
  } catch {
    console.log(`${name} was not converted`);
  }
}
process.exit(0);
