import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import fc from 'fast-check';
import { expressPath } from '../../src/api/mount-public.ts';
import { publicCodes } from '../../src/api/openapi/public-operation.ts';
import { mountPages } from '../../src/api/pages/mount-pages.ts';
import { problemKinds, type ProblemCode } from '../../src/api/problems.ts';
import type { PublicRoute } from '../../src/api/public-route.ts';
import { publicRoutes, routeTable } from '../../src/api/route-table.ts';
import { undescribedRoutes } from '../../src/api/undescribed-routes.ts';
import { makeMailbox } from '@countersign/mailer/mailbox';
import { startApplication, type Application } from '../support/application.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

let app: Application;
/** As `countersign api` puts it together, with every page there can be. */
let express: Express;
beforeAll(async () => {
  process.stderr.write(`FUZZ_SEED=${seed}\n`);
  app = await startApplication({
    files: true,
    app: {
      extend(extended) {
        express = extended;
        extended.get('/metrics', (_request, response) => void response.end());
        const embedOrigins = ['https://crm.example.com'];
        const mailbox = makeMailbox('/nowhere');
        mountPages(extended, { distFolder: '/nowhere', embedOrigins, mailbox });
      },
    },
  });
});
afterAll(() => app.stop());

interface Layer {
  name: string;
  slash: boolean;
  rawPath: string;
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** `GET /path` of everything that is registered, and of folders of files `GET /folder/*`. */
function registered(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ route, handle, slash, rawPath, name }) => {
    if (route) {
      const methods = Object.keys(route.methods);
      // Registered for every method, to refuse the others.
      if (methods.length > 5 || methods.includes('_all')) return [`ANY ${route.path}`];
      return methods.map((method) => `${method.toUpperCase()} ${route.path}`);
    }
    if (handle.stack) return registered(handle.stack);
    return slash || name === 'onlyThisMachine' || name === 'privately' ? [] : [`GET ${rawPath}/*`];
  });
}

describe('whatever the router has', () => {
  test('is in the tables of routes, or on the list of what is in none', () => {
    const { router } = express as unknown as { router: { stack: Layer[] } };
    const described = [
      ...routeTable.map(({ method, path }) => `${method} /api/v1${path}`),
      ...publicRoutes.map(({ method, path }) => `${method} ${expressPath(path)}`),
    ];
    const others = undescribedRoutes.map(({ method, path }) => `${method} ${path}`);
    const found = registered(router.stack);
    const own = found.filter((one) => !one.startsWith('ANY '));
    expect([...new Set(own)].sort()).toEqual([...described, ...others].sort());
    const pathOf = (one: string) => one.split(' ')[1];
    const refusing = found.filter((one) => one.startsWith('ANY ')).map(pathOf);
    const paths = new Set([...described, ...others].map(pathOf));
    expect(refusing.filter((path) => !paths.has(path))).toEqual([]);
  });

  test('has a reason where it is in no table', () => {
    for (const { reason } of undescribedRoutes) expect(reason.length).toBeGreaterThan(10);
  });
});

const addressOf = ({ path }: PublicRoute, values: Record<string, string>) =>
  app.publicUrl + path.replace(/\{\+?(\w+)\}/g, (_all, name: string) => values[name] ?? '');

const examplesOf = ({ parameters }: PublicRoute) =>
  Object.fromEntries(Object.entries(parameters).map(([name, { example }]) => [name, example]));

async function ask(route: PublicRoute, address: string, body?: Uint8Array<ArrayBuffer>) {
  const response = await fetch(address, {
    method: route.method,
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body && { body }),
  });
  return { response, text: await response.text() };
}

/** Whether a public route may answer so. */
function documented(route: PublicRoute, status: number, text: string): boolean {
  if (status === ('answer' in route ? route.status : 200)) return true;
  const { code } = JSON.parse(text) as { code: ProblemCode };
  return publicCodes(route).includes(code) && problemKinds[code].status === status && status < 500;
}

describe.each(publicRoutes.map((route) => [route.operationId, route] as const))(
  '%s',
  (_, route) => {
    test('has a request id, is not sniffed, and no other origin may frame or read it', async () => {
      const { response, text } = await ask(route, addressOf(route, examplesOf(route)));
      expect(documented(route, response.status, text)).toBe(true);
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-powered-by')).toBeNull();
      const policy = (response.headers.get('content-security-policy') ?? '').split('; ');
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
      );
      for (const [name] of response.headers) expect(name).not.toMatch(/^access-control-/);
    });

    test('answers as documented, whatever is in its path and body', async () => {
      const values = fc.record(
        Object.fromEntries(
          Object.entries(route.parameters).map(([name, { example }]) => [
            name,
            fc.oneof(fc.constant(example), fc.string({ unit: 'binary', minLength: 1 })),
          ]),
        ),
      );
      const body = fc.oneof(
        fc.uint8Array({ maxLength: 2_000 }),
        fc.json().map((text) => new TextEncoder().encode(text)),
      );
      await fc.assert(
        fc.asyncProperty(values, body, async (given, bytes) => {
          const escaped = Object.entries(given).map(([name, value]) => {
            return [name, encodeURIComponent(value.toWellFormed())] as const;
          });
          const address = addressOf(route, Object.fromEntries(escaped));
          // `.` and `..` would be another address.
          if (/\/\.{1,2}$/.test(address)) return;
          const sent = route.method === 'POST' ? new Uint8Array(bytes) : undefined;
          const { response, text } = await ask(route, address, sent);
          const known = documented(route, response.status, text);
          expect({ text, known }).toEqual({ text, known: true });
        }),
        { seed, numRuns: 25 },
      );
    });
  },
);
