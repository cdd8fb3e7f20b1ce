import { apiPrefix } from './openapi/operation.ts';
import { routeTable } from './route-table.ts';

const paths = new Set(routeTable.map(({ path }) => path));

/** The id of a thing at the end of a path, as other APIs have it. */
const idAtTheEnd = /^(\/[a-z-]+)\/([a-z]{3}_[0-9a-z]{1,40})$/;

/** Where somebody wanted to go who came to a path that is none; empty where nobody knows. */
export function wayFrom(path: string): string {
  const plain = path.replace(/\/+$/, '');
  if (plain === apiPrefix) {
    return ` Operations are below ${apiPrefix}; /docs and ${apiPrefix}/openapi.json describe them.`;
  }
  const below = plain.startsWith(`${apiPrefix}/`) ? plain.slice(apiPrefix.length) : plain;
  const [, collection = '', id = ''] = idAtTheEnd.exec(below) ?? [];
  if (paths.has(`${collection}/get`)) {
    const document =
      paths.has(collection) && ofDocuments.has(collection) ? 'document_id=doc_…&' : '';
    return ` Ids go into the query: ${apiPrefix}${collection}/get?${document}id=${id}.`;
  }
  return paths.has(below) && below !== path.slice(apiPrefix.length)
    ? ` Did you mean ${apiPrefix}${below}?`
    : '';
}

/** Collections of which each is looked for within its document. */
const ofDocuments = new Set(['/recipients', '/signatures']);
