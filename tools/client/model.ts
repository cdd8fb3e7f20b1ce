import { readFileSync } from 'node:fs';
import { openapiPath } from './openapi.ts';

/** What the generators of Python and Go see of the OpenAPI document. */
export type Type =
  | { kind: 'string' | 'integer' | 'number' | 'boolean' | 'any' | 'null' }
  | { kind: 'literal'; values: (string | number | boolean)[] }
  | { kind: 'array'; item: Type }
  | { kind: 'map'; value: Type }
  | { kind: 'ref'; name: string }
  | { kind: 'union'; of: Type[] };

export interface Member {
  name: string;
  type: Type;
  required: boolean;
  description: string;
}

/** An object with members; those that have no name of their own are named after where they stand. */
export interface Shape {
  name: string;
  description: string;
  members: Member[];
}

export interface Operation {
  /** Such as `getDocument`. */
  id: string;
  method: string;
  path: string;
  summary: string;
  parameters: (Member & { in: 'query' | 'path' })[];
  takesKey: boolean;
  body: { type: Type | 'bytes'; required: boolean } | undefined;
  answer: Type | 'bytes' | 'text';
}

export interface Model {
  shapes: Shape[];
  aliases: { name: string; type: Type }[];
  operations: Operation[];
  /** What webhooks bring, by the type of the event. */
  events: { type: string; shape: string }[];
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number)[];
  const?: string | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
}

type Content = Record<string, { schema: Schema }>;

interface Described {
  operationId: string;
  summary?: string;
  parameters?: {
    $ref?: string;
    name: string;
    in: string;
    required?: boolean;
    schema: Schema;
    description?: string;
  }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, { post: Described }>;
}

export function readModel(): Model {
  const document = JSON.parse(readFileSync(openapiPath, 'utf8')) as Document;
  const model: Model = { shapes: [], aliases: [], operations: [], events: [] };
  const typeOf = makeTypes(model);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const type = typeOf(name, schema);
    if (type.kind !== 'ref' || type.name !== name) model.aliases.push({ name, type });
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, described] of Object.entries(methods)) {
      model.operations.push(operationOf(typeOf, path, method, described));
    }
  }
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    const shape = `${pascal(type)}Event`;
    const [{ schema } = { schema: {} }] = Object.values(post.requestBody?.content ?? {});
    typeOf(shape, schema);
    model.events.push({ type, shape });
  }
  return model;
}

type TypeOf = (name: string, schema: Schema) => Type;

function makeTypes({ shapes }: Model): TypeOf {
  function typeOf(name: string, schema: Schema): Type {
    if (schema.$ref !== undefined)
      return { kind: 'ref', name: schema.$ref.split('/').at(-1) ?? '' };
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) {
      const objects = choices.filter(({ properties }) => properties).length;
      const named = (index: number) => (objects > 1 ? `${name}${index + 1}` : name);
      return union(choices.map((choice, index) => typeOf(named(index), choice)));
    }
    if (schema.const !== undefined) return { kind: 'literal', values: [schema.const] };
    if (schema.enum) return { kind: 'literal', values: schema.enum };
    if (Array.isArray(schema.type)) {
      return union(schema.type.map((type) => typeOf(name, { ...schema, type })));
    }
    return plain(name, schema);
  }

  function plain(name: string, schema: Schema): Type {
    switch (schema.type) {
      case 'string':
      case 'integer':
      case 'number':
      case 'boolean':
      case 'null':
        return { kind: schema.type };
      case 'array':
        return { kind: 'array', item: typeOf(`${name}Item`, schema.items ?? {}) };
      case 'object':
        return objectOf(name, schema);
      default:
        return { kind: 'any' };
    }
  }

  function objectOf(name: string, schema: Schema): Type {
    const { properties = {}, required = [], additionalProperties, description = '' } = schema;
    if (Object.keys(properties).length === 0) {
      const value = typeof additionalProperties === 'object' ? additionalProperties : {};
      return { kind: 'map', value: typeOf(`${name}Value`, value) };
    }
    if (shapes.some((shape) => shape.name === name))
      throw new Error(`Two shapes are named ${name}.`);
    const shape: Shape = { name, description, members: [] };
    shapes.push(shape);
    shape.members = Object.entries(properties).map(([member, inner]) => ({
      name: member,
      type: typeOf(name + pascal(member), inner),
      required: required.includes(member),
      description: inner.description ?? '',
    }));
    return { kind: 'ref', name };
  }

  return typeOf;
}

function union(of: Type[]): Type {
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'union', of };
}

function operationOf(
  typeOf: TypeOf,
  path: string,
  method: string,
  described: Described,
): Operation {
  const { operationId: id, summary = '', parameters = [], requestBody, responses } = described;
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const [answerType = '', answered] = Object.entries(answer?.content ?? {})[0] ?? [];
  const [bodyType = '', given] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const own = parameters.filter(({ in: where }) => where === 'query' || where === 'path');
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary,
    parameters: own.map(({ name, in: where, required = false, schema, description = '' }) => ({
      name,
      in: where as 'query' | 'path',
      required,
      type: typeOf(pascal(id) + pascal(name), schema),
      description,
    })),
    takesKey: parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')),
    body: given && {
      required: requestBody?.required ?? false,
      type: bodyType === 'application/json' ? typeOf(`${pascal(id)}Body`, given.schema) : 'bytes',
    },
    answer: answered ? answerOf(typeOf, id, answerType, answered.schema) : { kind: 'any' },
  };
}

function answerOf(
  typeOf: TypeOf,
  id: string,
  contentType: string,
  schema: Schema,
): Operation['answer'] {
  if (contentType === 'application/json') return typeOf(`${pascal(id)}Answer`, schema);
  return contentType.startsWith('text/') ? 'text' : 'bytes';
}

/** `document.created`, `download_url` and `getDocument` as `DocumentCreated`, `DownloadUrl`, `GetDocument`. */
export function pascal(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
