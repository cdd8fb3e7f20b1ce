import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { packageFolder } from '../../src/package-folder.ts';
import { errorClasses } from './error-classes.ts';
import { openapiPath } from './openapi.ts';

const home = join(packageFolder, 'packages', 'client', 'src', 'generated');

/** Types and calls of every operation, and a class for each code. The folder is emptied first. */
export async function writeTypeScriptClient(folder = home): Promise<void> {
  await createClient({
    input: openapiPath,
    output: {
      path: folder,
      // Runs unbuilt wherever types are stripped, as our own sources do.
      module: { extension: '.ts' },
      // The generator does not write for `exactOptionalPropertyTypes`; whoever imports this may use it.
      header: ['// Made by npm run client from docs/openapi.json.', '// @ts-nocheck'],
    },
    logs: { level: 'silent', file: false },
    plugins: [
      { name: '@hey-api/client-fetch', baseUrl: false },
      '@hey-api/typescript',
      '@hey-api/sdk',
    ],
  });
  await writeFile(join(folder, 'problems.gen.ts'), problems());
}

function problems(): string {
  const classes = errorClasses().map(
    ({ code, name, meaning }) =>
      `/** ${meaning} */\nexport class ${name} extends CountersignError {\n` +
      `  override name = '${name}';\n  declare readonly code: '${code}';\n}\n`,
  );
  const entries = errorClasses().map(({ code, name }) => `  ${code}: ${name},\n`);
  return [
    '// Made by npm run client from the table of problems.',
    '',
    "import { CountersignError } from '../countersign-error.ts';",
    '',
    ...classes,
    '/** The class of each code that the service answers with. */',
    `export const problemClasses = {\n${entries.join('')}} as const;\n`,
  ].join('\n');
}
