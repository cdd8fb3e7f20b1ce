import type { Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import { searchAttributes } from '../workflows/search-attributes.ts';

type Operated = Pick<Connection, 'operatorService'>;

const types = proto.temporal.api.enums.v1.IndexedValueType;

/** Our search attributes with Temporal's codes of their types. */
export const indexedTypes = Object.fromEntries(
  searchAttributes.map(({ name, type }) => [name, types[`INDEXED_VALUE_TYPE_${type}`]]),
);

/**
 * Gives the namespace those search attributes that it lacks: a server refuses every workflow that
 * is started with an attribute it does not know. May be repeated, and done by many at once.
 * @throws when the server does not let us, or is away
 */
export async function registerSearchAttributes(
  connection: Operated,
  namespace: string,
): Promise<void> {
  const missing = await missingAttributes(connection, namespace);
  if (missing.length === 0) return;
  try {
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(missing),
    });
  } catch (error) {
    // Another process that started at the same moment was quicker.
    if ((await missingAttributes(connection, namespace)).length > 0) throw error;
  }
}

async function missingAttributes(connection: Operated, namespace: string) {
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
  return missingFrom(customAttributes);
}

/** Those of our search attributes that are not among these, with their types. */
export function missingFrom(found: typeof indexedTypes): [name: string, type: number][] {
  return Object.entries(indexedTypes).filter(([name]) => !Object.hasOwn(found, name));
}
