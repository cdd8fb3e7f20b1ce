import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../../src/package-folder.ts';
import { errorClasses } from './error-classes.ts';
import {
  readModel,
  type Member,
  type Model,
  type Operation,
  type Shape,
  type Type,
} from './model.ts';

const home = join(packageFolder, 'clients', 'python', 'src', 'countersign', 'generated');

/** Types of everything that goes in and out, a method for each operation, a class for each code, the client without `async`. */
export async function writePythonClient(folder = home): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const model = readModel();
  const files = {
    '__init__.py': `${head}"""Made by npm run client."""\n`,
    'models.py': models(model),
    'operations.py': operations(model),
    'problems.py': problems(),
    ...Object.fromEntries(
      await Promise.all(handwritten.map(async (name) => [name, await synchronous(name)] as const)),
    ),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

const handwritten = ['client.py', 'documents.py', 'lists.py', 'signing.py'];

/** A part of the client that is written by hand, as it reads where nothing is awaited. */
async function synchronous(name: string): Promise<string> {
  const source = `async_${name}`;
  const text = await readFile(join(home, '..', source), 'utf8');
  const changes: [RegExp, string][] = [
    [/\basync (def|with|for)\b/g, '$1'],
    [/\bawait /g, ''],
    [/\b__a(enter|exit)__/g, '__$1__'],
    [/\ba(close|read|iter_bytes)\b/g, '$1'],
    [/\basyncio\b/g, 'time'],
    [/\basync_chunks\b/g, 'chunks'],
    [/\bAsyncConnection\b/g, 'SyncConnection'],
    [/\bAsync(?=[A-Z])/g, ''],
    [/\bAwaitable\[T\]/g, 'T'],
    [/import Awaitable, /, 'import '],
    [/\basync_signing\b/g, 'signing'],
    [/^from \.async_/gm, 'from .'],
    [/^from \._/gm, 'from .._'],
    [/^from \. import/gm, 'from .. import'],
    [/^from \.generated import/gm, 'from . import'],
    [/^from \.generated\./gm, 'from .'],
    [/, asynchronous\b/g, ''],
  ];
  const body = changes.reduce((all, [from, to]) => all.replace(from, to), text);
  return `# Made by npm run client from ${source}.\n${body}`;
}

const head = '# Made by npm run client from docs/openapi.json.\n';
const keywords = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

function typeText(type: Type, prefix: string): string {
  switch (type.kind) {
    case 'string':
      return 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'any':
      return 'Any';
    case 'null':
      return 'None';
    case 'literal':
      return `Literal[${type.values.map(literal).join(', ')}]`;
    case 'array':
      return `list[${typeText(type.item, prefix)}]`;
    case 'map':
      return `dict[str, ${typeText(type.value, prefix)}]`;
    case 'ref':
      return prefix + type.name;
    case 'union':
      return `Union[${type.of.map((one) => typeText(one, prefix)).join(', ')}]`;
  }
}

function literal(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

function docstring(text: string, indent: string): string {
  if (text === '') return '';
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/\s+/g, ' ').trim();
  return `${indent}"""${safe.endsWith('"') ? `${safe} ` : safe}"""\n`;
}

function models({ shapes, aliases, events }: Model): string {
  const eventTypes = events.map(({ shape }) => shape).join(', ');
  return [
    head,
    'from __future__ import annotations\n\nfrom typing import Any, Literal, TypedDict, Union\n\n',
    ...shapes.map(shapeText),
    // Assigned, and so looked at when the module is read.
    ...aliases.map(({ name, type }) => `${name} = ${typeText(type, '')}\n`),
    `WebhookEvent = Union[${eventTypes}]\n`,
  ].join('');
}

/** Members that may be absent stand in a class of their own: Python 3.10 has no other way to say it. */
function shapeText({ name, description, members }: Shape): string {
  const needed = members.filter(({ required }) => required);
  const others = members.filter(({ required }) => !required);
  if (others.length === 0) return classText(name, 'TypedDict', description, needed);
  if (needed.length === 0) return classText(name, 'TypedDict, total=False', description, others);
  const base = `_${name}Needed`;
  return (
    classText(base, 'TypedDict', '', needed) +
    classText(name, `${base}, total=False`, description, others)
  );
}

function classText(name: string, bases: string, description: string, members: Member[]): string {
  if (members.some((member) => keywords.has(member.name))) {
    const entries = members.map(
      (member) => `${JSON.stringify(member.name)}: ${JSON.stringify(typeText(member.type, ''))}`,
    );
    const total = bases.includes('total=False') ? ', total=False' : '';
    return `${name} = TypedDict("${name}", {${entries.join(', ')}}${total})\n\n\n`;
  }
  const lines = members.map(
    (member) =>
      `    ${member.name}: ${typeText(member.type, '')}\n${docstring(member.description, '    ')}`,
  );
  return `class ${name}(${bases}):\n${docstring(description, '    ')}${lines.join('')}\n\n`;
}

function operations({ operations: all }: Model): string {
  const answers = { sync: ['def', ''], async: ['async def', 'await '] } as const;
  const classes = Object.entries(answers).map(([kind, [define, wait]]) => {
    const [name, call] =
      kind === 'sync' ? ['Operations', 'Call'] : ['AsyncOperations', 'AsyncCall'];
    return [
      `class ${name}:\n    """Every operation of the API, by its name."""\n\n`,
      `    def __init__(self, call: ${call}) -> None:\n        self._call = call\n\n`,
      ...all.map((operation) => methodText(operation, define, wait)),
    ].join('');
  });
  return [
    head,
    'from __future__ import annotations\n\n',
    'from typing import Any, Literal, Optional, Union, cast\n\n',
    'from .._call import AsyncCall, Call\nfrom . import models\n\n\n',
    classes.join('\n'),
  ].join('');
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const argument = (name: string) => (keywords.has(name) ? `${name}_` : name);

function methodText(operation: Operation, define: string, wait: string): string {
  const { id, method, path, summary, parameters, takesKey, body, answer } = operation;
  const needed = parameters.filter(({ required }) => required);
  const others = parameters.filter(({ required }) => !required);
  const bodyText = body && (body.type === 'bytes' ? 'bytes' : typeText(body.type, 'models.'));
  const given = [
    ...needed.map(({ name, type }) => `${argument(name)}: ${typeText(type, 'models.')}`),
    ...(body?.required && bodyText ? [`body: ${bodyText}`] : []),
    ...others.map(
      ({ name, type }) => `${argument(name)}: Optional[${typeText(type, 'models.')}] = None`,
    ),
    ...(body && !body.required && bodyText ? [`body: Optional[${bodyText}] = None`] : []),
    ...(takesKey ? ['idempotency_key: Optional[str] = None'] : []),
  ];
  const answerText =
    answer === 'bytes' ? 'bytes' : answer === 'text' ? 'str' : typeText(answer, 'models.');
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name }) => `"${name}": ${argument(name)}`);
  const route = inPath.length > 0 ? `f"${path.replace(/\{(\w+)\}/g, '{$1}')}"` : `"${path}"`;
  const said = body ? (body.required ? 'body' : 'body if body is not None else {}') : 'None';
  const args = [
    `"${method}"`,
    route,
    `{${query.join(', ')}}`,
    said,
    takesKey ? 'idempotency_key' : 'None',
  ];
  return [
    `    ${define} ${snake(id)}(self${given.length > 0 ? `, *, ${given.join(', ')}` : ''}) -> ${answerText}:\n`,
    docstring(summary, '        '),
    `        return cast(${JSON.stringify(answerText.replaceAll('"', "'"))}, ${wait}self._call(${args.join(', ')}))\n\n`,
  ].join('');
}

function problems(): string {
  const classes = errorClasses().map(
    ({ name, meaning }) => `class ${name}(CountersignError):\n${docstring(meaning, '    ')}\n\n`,
  );
  const entries = errorClasses().map(({ code, name }) => `    "${code}": ${name},\n`);
  return [
    '# Made by npm run client from the table of problems.\n',
    'from .._errors import CountersignError\n\n\n',
    ...classes,
    `PROBLEM_CLASSES: dict[str, type[CountersignError]] = {\n${entries.join('')}}\n`,
  ].join('');
}
