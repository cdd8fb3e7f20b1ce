import type { Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import { hasCode } from './grpc-codes.ts';
import { indexedTypes, missingFrom } from './register-search-attributes.ts';

type Asked = Pick<Connection, 'operatorService' | 'workflowService'>;

/** What a server has of a namespace that workflows need. */
export interface NamespaceFound {
  exists: boolean;
  /** Search attributes of our names and another type, as `OrgId is Text, not Keyword`. */
  wrong: string[];
  /** Those that it lacks. */
  missing: string[];
}

/**
 * Looks at a namespace and its search attributes; those that a server does not show count as well.
 * @throws when the server is away
 */
export async function lookAtNamespace(
  { operatorService, workflowService }: Asked,
  namespace: string,
): Promise<NamespaceFound> {
  try {
    await workflowService.describeNamespace({ namespace });
  } catch (error) {
    if (!hasCode(error, 'notFound')) throw error;
    return { exists: false, wrong: [], missing: [] };
  }
  try {
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
    return { exists: true, ...compare(customAttributes) };
  } catch (error) {
    // Temporal Cloud shows attributes elsewhere.
    if (!hasCode(error, 'permissionDenied', 'unimplemented')) throw error;
    return { exists: true, wrong: [], missing: [] };
  }
}

function compare(found: typeof indexedTypes): Pick<NamespaceFound, 'wrong' | 'missing'> {
  const missing = missingFrom(found).map(([name]) => name);
  const wrong = Object.entries(indexedTypes)
    .filter(([name, type]) => !missing.includes(name) && found[name] !== type)
    .map(([name, type]) => `${name} is ${typeName(found[name])}, not ${typeName(type)}`);
  return { wrong, missing };
}

/** As the server's command line calls it: `KeywordList`. */
function typeName(type: number | undefined): string {
  const name = proto.temporal.api.enums.v1.IndexedValueType[type ?? 0] ?? `type ${type}`;
  const words = name.replace('INDEXED_VALUE_TYPE_', '').toLowerCase().split('_');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
