/**
 * `npm run client`: writes the generated parts of the clients from docs/openapi.json and the table of problems. With
 * `--into <folder>` they go there, each in a folder of its language.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeGoClient } from './client/go.ts';
import { writePythonClient } from './client/python.ts';
import { writeTypeScriptClient } from './client/typescript.ts';

const writers = { typescript: writeTypeScriptClient, python: writePythonClient, go: writeGoClient };

const { into } = parseArgs({ options: { into: { type: 'string' } } }).values;
for (const [language, write] of Object.entries(writers)) {
  await write(into === undefined ? undefined : join(into, language));
}
