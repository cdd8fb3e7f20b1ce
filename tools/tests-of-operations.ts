import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicRoute } from '../src/api/public-route.ts';
import type { Route } from '../src/api/route.ts';
import { publicRoutes, routeTable } from '../src/api/route-table.ts';

interface Row {
  method: string;
  path: string;
  scope: string;
  ours: boolean;
}

const root = join(import.meta.dirname, '..');
const anybody = 'anybody';

/** Every operation: those below `/api/v1`, then those for anybody, by their whole paths. */
export const operationRows: readonly Row[] = [
  ...routeTable.map(rowOf),
  ...publicRoutes.map(publicRowOf),
];

function rowOf(route: Route): Row {
  return {
    method: route.method,
    path: route.path,
    scope: route.access === 'signing-link' ? 'signing link' : `\`${route.access.scope}\``,
    ours: route.ours ?? false,
  };
}

function publicRowOf(route: PublicRoute): Row {
  return {
    method: route.method,
    path: route.path,
    scope: anybody,
    ours: !route.specified,
  };
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
export function testsOf({ method, path, scope }: Row): string | undefined {
  if (scope === anybody) return existing([publicTests[path] ?? '']);
  const [group = '', ...verb] = path.slice(1).split('/');
  const full = verb.join('-');
  // `bulk` covers `bulk-send` and `bulk-void`.
  const verbs = full === '' ? (collectionVerbs[method] ?? []) : [full, full.split('-')[0] ?? ''];
  const named = existing(verbs.map((each) => `test/api/${group}/${each}`));
  const titles = full === '' ? verbs : [full];
  return named ?? firstTitled(group, titles) ?? firstCalling(group, method, path);
}

/** Their paths are put together in tests, or made by what is asked before. */
const publicTests: Record<string, string> = {
  '/uploads/{token}': 'test/api/uploads/upload.test.ts',
  '/files/{token}': 'test/api/documents/download.test.ts',
  '/verify': 'test/api/verify/file.test.ts',
  '/verify/{document}': 'test/api/verify/document.test.ts',
  '/log/key': 'test/api/pages/log.test.ts',
  '/.well-known/countersign/log-key.txt': 'test/api/pages/log.test.ts',
  '/log/checkpoint': 'test/api/pages/log.test.ts',
  '/log/tile/{+tile}': 'test/api/pages/log.test.ts',
  '/.well-known/countersign/roots.pem': 'test/api/pages/roots.test.ts',
  '/.well-known/countersign/timestamp-roots.pem': 'test/api/pages/roots.test.ts',
  '/.well-known/security.txt': 'test/api/pages/security-text.test.ts',
  '/branding/{file}': 'test/api/settings/branding.test.ts',
  '/problems/{kind}': 'test/api/pages/problem-pages.test.ts',
};

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
