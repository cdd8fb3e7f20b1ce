/**
 * `npm run client [folder]`: writes clients/typescript/src, or another folder, from
 * docs/openapi.json. The folder is emptied first.
 */
import { join, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

const root = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(root, 'clients', 'typescript', 'src'));

await createClient({
  input: join(root, 'docs', 'openapi.json'),
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
