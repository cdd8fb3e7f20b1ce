import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemCodes } from '../src/api/openapi/problem-codes.ts';
import { uploadCodes } from '../src/api/openapi/file-operations.ts';
import { problemKinds, type ProblemCode } from '../src/api/problems.ts';
import type { Route } from '../src/api/route.ts';
import { routeTable } from '../src/api/route-table.ts';

interface Row {
  method: string;
  path: string;
  success: number;
  codes: readonly ProblemCode[];
  scope: string;
  ours: boolean;
}

const root = join(import.meta.dirname, '..');
const missing = '**none**';

/** Said once above the table instead of in each of its rows. */
const common = new Set<ProblemCode>([
  'VALIDATION_ERROR',
  'INVALID_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'MISSING_AUTH_HEADER',
  'INVALID_AUTH_FORMAT',
  'INVALID_API_KEY',
  'SIGNING_LINK_INVALID',
  'INSUFFICIENT_SCOPE',
  'ORGANIZATION_ACCESS_DENIED',
  'API_ACCESS_DISABLED',
  'IP_NOT_ALLOWED',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
]);

const upload: Row = {
  method: 'POST',
  path: '{upload_url}',
  success: 201,
  codes: uploadCodes,
  scope: 'the address',
  ours: false,
};

/** Every operation of the specification, then ours; the upload itself is the one without a route. */
export const operationRows: readonly Row[] = [...routeTable.map(rowOf), upload];

function rowOf(route: Route): Row {
  return {
    method: route.method,
    path: route.path,
    success: route.status,
    codes: problemCodes(route),
    scope: route.access === 'signing-link' ? 'signing link' : `\`${route.access.scope}\``,
    ours: route.ours ?? false,
  };
}

/** docs/operations.md, whole. */
export function operationsTable(): string {
  const ofTheSpecification = operationRows.filter(({ ours }) => !ours);
  const ours = operationRows.filter((row) => row.ours);
  return `# Operations

Made by \`npm run openapi\` from the route table; a test fails when this file is stale or an
operation is without tests.

Paths are below \`/api/v1\`. Beside the codes of its row, every operation can answer 400
\`VALIDATION_ERROR\`, 500 \`INTERNAL_ERROR\` and 503 \`UNAVAILABLE\`; with a body also 400
\`INVALID_JSON\`, 413 \`PAYLOAD_TOO_LARGE\` and 415 \`UNSUPPORTED_MEDIA_TYPE\`. With an API key: 401
\`MISSING_AUTH_HEADER\`, \`INVALID_AUTH_FORMAT\`, \`INVALID_API_KEY\`, 403 \`INSUFFICIENT_SCOPE\`,
\`ORGANIZATION_ACCESS_DENIED\`, \`API_ACCESS_DISABLED\`, \`IP_NOT_ALLOWED\`, 429 \`RATE_LIMITED\`; with a
signing link: 401 \`SIGNING_LINK_INVALID\`, 429 \`RATE_LIMITED\`. A POST with an API key: 409 \`IDEMPOTENCY_IN_PROGRESS\`, 422
\`IDEMPOTENCY_KEY_REUSED\`. Any other method on these paths: 405 \`METHOD_NOT_ALLOWED\`.

## Of the specification (${ofTheSpecification.length})

${table(ofTheSpecification)}

## Ours (${ours.length})

${table(ours)}
`;
}

function table(rows: readonly Row[]): string {
  const head = '| Operation | Success | Errors of its own | Scope | Tests |\n|---|---|---|---|---|';
  return [head, ...rows.map(line)].join('\n');
}

function line(row: Row): string {
  const own = row.codes.filter((code) => !common.has(code));
  const errors = [...Map.groupBy(own, (code) => problemKinds[code].status)]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`);
  const tests = testsOf(row);
  const shown = tests === undefined ? missing : `[${tests}](../${tests})`;
  const name = `${row.method} \`${row.path}\``;
  return `| ${[name, row.success, errors.join('; '), row.scope, shown].join(' | ')} |`;
}

const collectionVerbs: Record<string, string[]> = {
  GET: ['list', 'get'],
  POST: ['create', 'add'],
  PATCH: ['update'],
};

/**
 * Where an operation is tested: a folder or file of its name, else a file in which tests are titled
 * with it, else the first that calls it.
 */
export function testsOf({ method, path }: Pick<Row, 'method' | 'path'>): string | undefined {
  if (path === upload.path) return existing(['test/api/uploads/send', 'test/api/uploads/upload']);
  const [group = '', ...verb] = path.slice(1).split('/');
  const full = verb.join('-');
  // `bulk` covers `bulk-send` and `bulk-void`.
  const verbs = full === '' ? (collectionVerbs[method] ?? []) : [full, full.split('-')[0] ?? ''];
  const named = existing(verbs.map((each) => `test/api/${group}/${each}`));
  const titles = full === '' ? verbs : [full];
  return named ?? firstTitled(group, titles) ?? firstCalling(group, method, path);
}

function existing(stems: string[]): string | undefined {
  return stems
    .flatMap((stem) => [stem, `${stem}.test.ts`])
    .find((path) => existsSync(join(root, path)));
}

/** As in `describe('resend'`, `test('list, 200: …` and `describe('decline and opt-out, 200'`. */
function firstTitled(group: string, verbs: string[]): string | undefined {
  const title = new RegExp(
    `^(describe|test)\\('([\\w-]+ and )?(${verbs.join('|')})(,|:|'| and )`,
    'm',
  );
  return verbs.length === 0 ? undefined : firstOf(group, (text) => title.test(text));
}

/** A path with a verb is named in one operation's tests only; a bare one needs its method. */
function firstCalling(group: string, method: string, path: string): string | undefined {
  const verb = method.toLowerCase();
  const call = new RegExp(`(\\.${verb}\\(|'${method}',)\\s*'/${group}'`);
  return firstOf(group, (text) =>
    path === `/${group}` ? call.test(text) : text.includes(`'${path}'`),
  );
}

function firstOf(group: string, holds: (text: string) => boolean): string | undefined {
  return globSync(`test/api/${group}/**/*.test.ts`, { cwd: root })
    .sort()
    .find((file) => holds(readFileSync(join(root, file), 'utf8')));
}
