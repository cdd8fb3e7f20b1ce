import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { publicRoutes, routeTable } from '../../src/api/route-table.ts';
import { undescribedRoutes } from '../../src/api/undescribed-routes.ts';
import { startApplication, type Application } from '../support/application.ts';
import { effectsOf, nothing } from '../support/effects.ts';
import { sendAndCut, sendBytes, sendRaw } from '../support/raw-http.ts';
import { invalidAt, refused } from '../support/refusals.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let documentId: string;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
  ({ id: documentId } = await givenDocument(app, workspace));
});
afterAll(() => app.stop());

const json = { 'content-type': 'application/json' };
const update = (body: string | undefined, headers: Record<string, string> = json) =>
  workspace.api.call('PUT', '/documents/update', {
    query: { id: documentId },
    headers,
    ...(body !== undefined && { body }),
  });

/** Chunks as they are, with the owner's key. */
const rawCall = (method: string, path: string, chunks: readonly Buffer[]) =>
  sendRaw(
    `${app.publicUrl}/api/v1${path}`,
    method,
    { ...json, authorization: `Bearer ${workspace.key}` },
    chunks,
  );
const rawHttp = (text: string) => sendBytes(app.publicUrl, text);

describe('404 ROUTE_NOT_FOUND', () => {
  test.each([
    '',
    '/',
    '/nothing',
    '/documents/',
    '/Documents',
    '/documents/get/x',
    '/%F0%9F%98%80',
  ])('/api/v1%s', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const reply = await app.client.call(method, path);
      expect(reply).toEqual(refused(404, 'ROUTE_NOT_FOUND'));
    }
  });
});

describe('405 METHOD_NOT_ALLOWED with Allow', () => {
  const paths = Map.groupBy(routeTable, ({ path }) => path);
  test.each([...paths].map(([path, routes]) => [path, routes] as const))(
    '%s',
    async (path, routes) => {
      const methods = routes.map(({ method }) => method as string);
      const allow = (methods.includes('GET') ? [...methods, 'HEAD'] : methods).sort();
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        if (methods.includes(method)) continue;
        const reply = await app.client.call(method, path);
        expect(reply).toEqual(refused(405, 'METHOD_NOT_ALLOWED'));
        expect(reply.headers.get('allow')).toBe(allow.join(', '));
      }
    },
  );

  test.each(publicRoutes.map((route) => [route.path, route] as const))(
    '%s',
    async (path, route) => {
      const { method, parameters } = route;
      const pages = undescribedRoutes.some((page) => page.path.replace(/:(\w+)/, '{$1}') === path);
      const methods = pages ? ['GET', method] : [method as string];
      const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
      const address = path.replace(/\{\+?(\w+)\}/g, (_all, name: string) => {
        return parameters[name]?.example ?? '';
      });
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        if (other === method) continue;
        // A page for people is not mounted here.
        const response = await fetch(`${app.publicUrl}${address}`, { method: other });
        expect([other, response.status]).toEqual([other, 405]);
        expect(response.headers.get('allow')).toBe([...new Set(allow)].sort().join(', '));
      }
    },
  );

  test('HEAD goes where GET goes', async () => {
    const reply = await fetch(`${app.publicUrl}/api/v1/documents`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${workspace.key}` },
    });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
  });
});

describe('415 UNSUPPORTED_MEDIA_TYPE', () => {
  test.each([
    [{}],
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': 'application/jsonp' }],
    [{ 'content-type': 'application/json; charset=utf-16' }],
    [{ ...json, 'content-encoding': 'gzip' }],
  ])('%j', async (headers) => {
    const { reply, ...effects } = await effectsOf(app, () =>
      update('{"title":"New"}', { 'content-type': '', ...headers }),
    );
    expect(reply).toEqual(refused(415, 'UNSUPPORTED_MEDIA_TYPE'));
    expect(effects).toEqual(nothing);
  });

  test('parameters and case are fine, and no body needs no type', async () => {
    for (const type of ['application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"']) {
      expect((await update('{}', { 'content-type': type })).status).toBe(200);
    }
    expect((await update(undefined, {})).status).toBe(200);
  });
});

describe('400 INVALID_JSON', () => {
  test.each([
    '{',
    '{"title":"a"',
    "{'title':'a'}",
    '{"title":"a"}}',
    'undefined',
    'NaN',
    ' ',
    '\u0000',
  ])('%j', async (body) => {
    const { reply, ...effects } = await effectsOf(app, () => update(body));
    expect(reply).toEqual(refused(400, 'INVALID_JSON'));
    expect(effects).toEqual(nothing);
  });

  test('bytes that are no UTF-8', async () => {
    const reply = await rawCall('PUT', `/documents/update?id=${documentId}`, [
      Buffer.from('{"title":"a'),
      Buffer.of(0xff, 0xc0, 0x80),
      Buffer.from('b"}'),
    ]);
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_JSON' } });
  });
});

describe('400 VALIDATION_ERROR', () => {
  test('the body is an object', async () => {
    for (const body of ['null', '[]', '[{"title":"a"}]', '"a"', '7', 'true']) {
      expect(await update(body)).toEqual(invalidAt(''));
    }
  });

  test('fields that nobody knows are named, whatever they are called', async () => {
    const reply = await update('{"title":"a","a/b~c":1,"__proto__":{"x":1},"constructor":2}');
    expect(reply.status).toBe(400);
    expect(new Set(reply.body.errors.map(({ pointer }: { pointer: string }) => pointer))).toEqual(
      new Set(['/a~1b~0c', '/__proto__', '/constructor']),
    );
    for (const name of ['__proto__', 'constructor']) {
      const { api } = workspace;
      expect(await api.get(`/documents?${name}=1`)).toEqual(invalidAt(`/${name}`));
    }
  });

  test('a thousand wrong fields make a short answer', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, at]));
    const reply = await update(JSON.stringify(many));
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body).length).toBeLessThan(5_000);
  });

  test('nesting without end ends', async () => {
    for (const body of ['['.repeat(200_000), `${'['.repeat(100_000)}${']'.repeat(100_000)}`]) {
      expect((await update(body)).status).toBe(400);
    }
    const deep = `{"title":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
    expect(await update(deep)).toEqual(invalidAt(''));
  });

  test('an address in absolute form and one with two question marks are read as they are', async () => {
    const { api } = workspace;
    expect(await api.get('/documents/get?id=a?id=b')).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
    const answer = await rawHttp(
      `GET http://[x/api/v1/documents?limit=0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('413 PAYLOAD_TOO_LARGE', () => {
  test('over 1 MB; a megabyte is fine', async () => {
    const padded = (bytes: number) => `{}${' '.repeat(bytes - 2)}`;
    expect((await update(padded(1_048_576))).status).toBe(200);
    expect(await update(padded(1_048_577))).toEqual(refused(413, 'PAYLOAD_TOO_LARGE'));
  });

  test('without a declared length, too', async () => {
    const reply = await rawCall(
      'PUT',
      `/documents/update?id=${documentId}`,
      Array<Buffer>(20).fill(Buffer.alloc(65_536, 32)),
    );
    expect(reply).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
  });
});

test('a request cut off in the middle stores nothing', async () => {
  const upload = await givenUpload(app, workspace);
  const body = JSON.stringify({ title: 'Never', ...upload });
  const { events } = await effectsOf(app, async () => {
    const headers = {
      ...json,
      authorization: `Bearer ${workspace.key}`,
      'content-length': String(Buffer.byteLength(body)),
    };
    await sendAndCut(`${app.publicUrl}/api/v1/documents`, headers, body.slice(0, -10));
    // A request after it: the server has dealt with the one before.
    await workspace.api.get('/documents');
  });
  expect(events).toEqual([]);
  const { body: list } = await workspace.api.get('/documents');
  expect(list.data.map(({ title }: { title: string }) => title)).not.toContain('Never');
});
