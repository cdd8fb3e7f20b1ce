import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { kindOf, problemKinds, type ProblemCode } from '../../src/api/problems.ts';
import { startApplication, type Application } from '../support/application.ts';
import { sendBytes } from '../support/raw-http.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

describe('every answer', () => {
  test('has a request id, is not stored, not sniffed, and opens to no other origin', async () => {
    for (const reply of [
      await workspace.api.get('/documents'),
      await app.client.get('/documents'),
      await app.client.get('/nothing'),
      await workspace.api.call('GET', '/documents', {
        headers: { origin: 'https://evil.example' },
      }),
      await app.client.call('OPTIONS', '/documents', {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      }),
    ]) {
      expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('x-powered-by')).toBeNull();
      expect(reply.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
      for (const [name] of reply.headers) expect(name).not.toMatch(/^access-control-/);
    }
  });

  test('repeats a client’s request id that is fit to be logged beside ours, never instead', async () => {
    const ask = async (given: string) => {
      const reply = await app.client.call('GET', '/documents', {
        headers: { 'x-request-id': given },
      });
      expect(reply.body.request_id).toBe(reply.headers.get('x-request-id'));
      expect(reply.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(reply.body.request_id).not.toBe(given);
      return reply.headers.get('x-client-request-id');
    };
    expect(await ask('abcDEF-123_456')).toBe('abcDEF-123_456');
    expect(await ask('7')).toBe('7');
    const another = '019a3ef2-651e-7028-bb5e-28ebf235174c';
    expect(await ask(another)).toBe(another);
    for (const bad of ['', 'a'.repeat(65), 'spaces in it', '<script>alert(1)']) {
      expect(await ask(bad)).toBeNull();
    }
  });

  test('behind https tells browsers to stay there, also when it cannot be read', async () => {
    const secure = await startApplication({
      operations: { publicUrl: 'https://sign.example.com' },
    });
    try {
      const base = secure.publicUrl;
      for (const path of ['/healthz', '/api/v1/documents', '/files/x', '/problems/x', '/nothing']) {
        const { headers } = await fetch(`${base}${path}`);
        expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
        const plain = await fetch(`${app.publicUrl}${path}`);
        expect(plain.headers.get('strict-transport-security')).toBeNull();
      }
      const unreadable = 'NONSENSE\r\n\r\n';
      const hsts = /\r\nStrict-Transport-Security: max-age=63072000\r\n/;
      expect(await sendBytes(base, unreadable)).toMatch(hsts);
      const plainly = await sendBytes(app.publicUrl, unreadable);
      expect(plainly).not.toMatch(hsts);
      expect(plainly).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
      expect(plainly).toMatch(/\r\nContent-Security-Policy: .*frame-ancestors 'none'/);
    } finally {
      await secure.stop();
    }
  });
});

describe('a problem', () => {
  test('has the five fields of the contract, a code and its request id', async () => {
    const { headers, body } = await workspace.api.get('/documents/get', { id: 'x' });
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(body).toEqual({
      type: `${app.publicUrl}/problems/document-not-found`,
      title: 'Document Not Found',
      status: 404,
      detail: 'There is no document x.',
      instance: '/api/v1/documents/get',
      code: 'DOCUMENT_NOT_FOUND',
      request_id: headers.get('x-request-id'),
    });
  });

  test('of validation is of the kind that the contract fixes', async () => {
    const { body } = await workspace.api.get('/documents/get');
    expect(body).toMatchObject({
      type: `${app.publicUrl}/problems/validation-error`,
      title: 'Validation Error',
      status: 400,
      detail: '/id: is required (in the query)',
    });
  });

  test.each(Object.keys(problemKinds) as ProblemCode[])('%s: its type answers', async (code) => {
    const reply = await fetch(`${app.publicUrl}/problems/${kindOf(code)}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = reply.headers.get('content-security-policy');
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    const page = await reply.text();
    expect(page).toContain(code);
    expect(page).toContain(problemKinds[code].title);
  });
});
