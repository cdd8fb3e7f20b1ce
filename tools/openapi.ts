/** `npm run openapi`: writes docs/openapi.json from the route table. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '../src/api/openapi/document.ts';

const docs = join(import.meta.dirname, '..', 'docs');

/** As the file in the repository holds it. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}

if (import.meta.main) {
  await writeFile(join(docs, 'openapi.json'), openApiText());
}
