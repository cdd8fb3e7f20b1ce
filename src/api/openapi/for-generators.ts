/** What is changed here of a schema. */
interface Schema {
  $ref?: string;
  type?: unknown;
  format?: unknown;
  enum?: unknown;
  const?: unknown;
  maximum?: unknown;
  anyOf?: unknown;
  additionalProperties?: unknown;
}

interface Document {
  paths?: Record<string, object>;
  webhooks?: object;
  components?: { schemas?: object };
}

/**
 * Says in the words of generated clients what the schemas mean, in place: a number without a format
 * is one of 32 bits to them, a list of types is none, a flag that is always true an enumeration of
 * texts, and an object without further members one that never gets any. What is sent stays closed: a
 * member that is not known is refused.
 */
export function forGenerators(document: Document): void {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const sent = sentComponents(document);
  const answered = schemas.filter(([name]) => !sent.has(name));
  for (const part of [answered, membersNamed('responses', document.paths), document.webhooks]) {
    walk(part, openToMembers);
  }
  walk(document, wordsOfGenerators);
}

function openToMembers(schema: Schema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}

function wordsOfGenerators(schema: Schema): void {
  if (schema.type === 'integer' && schema.enum === undefined) {
    // Of the OpenAPI format registry.
    const { maximum } = schema;
    schema.format = typeof maximum === 'number' && maximum < 2 ** 31 ? 'int32' : 'int64';
  }
  // Its description says what it always is.
  if (schema.type === 'boolean') delete schema.const;
  if (Array.isArray(schema.type) && !schema.type.includes('null')) {
    schema.anyOf = schema.type.map((type: unknown) => ({ type }));
    delete schema.type;
  }
}

/** The names of those that bodies of requests are made of. */
function sentComponents({ paths, components }: Document): Set<string> {
  const schemas = new Map(Object.entries(components?.schemas ?? {}));
  const names = new Set<string>();
  const note = ({ $ref }: Schema): void => {
    const name = $ref?.startsWith(schemaPath) ? $ref.slice(schemaPath.length) : undefined;
    if (name === undefined || names.has(name)) return;
    names.add(name);
    walk(schemas.get(name), note);
  };
  walk(membersNamed('requestBody', paths), note);
  return names;
}

const schemaPath = '#/components/schemas/';

/** Of all operations. */
function membersNamed(name: 'requestBody' | 'responses', paths: Document['paths'] = {}): unknown[] {
  const operations = Object.values(paths).flatMap((path): unknown[] => Object.values(path));
  return operations.map((operation) => (operation as Record<string, unknown>)[name]);
}

function walk(part: unknown, change: (schema: Schema) => void): void {
  if (typeof part !== 'object' || part === null) return;
  change(part);
  for (const [name, member] of Object.entries(part)) {
    if (name !== 'example' && name !== 'examples') walk(member, change);
  }
}
