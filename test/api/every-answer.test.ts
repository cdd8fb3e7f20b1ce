import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { kindOf, problemKinds, type ProblemCode } from '../../src/api/problems.ts';
import { startApplication, type Application } from '../support/application.ts';
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
      for (const [name] of reply.headers) expect(name).not.toMatch(/^access-control-/);
    }
  });

  test('takes over a request id that is fit to be logged, and no other', async () => {
    const ask = async (given: string) => {
      const reply = await app.client.call('GET', '/documents', {
        headers: { 'x-request-id': given },
      });
      expect(reply.body.request_id).toBe(reply.headers.get('x-request-id'));
      return reply.body.request_id;
    };
    expect(await ask('abcDEF-123_456')).toBe('abcDEF-123_456');
    for (const bad of ['short', 'a'.repeat(65), 'spaces in it', '<script>alert(1)']) {
      expect(await ask(bad)).not.toBe(bad);
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
      detail: '/id: is required',
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
