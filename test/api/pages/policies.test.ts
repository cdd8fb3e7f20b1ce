import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { makeMailboxRouter } from '../../../src/api/mailbox/router.ts';
import { makeHomeRouter } from '../../../src/api/pages/home.ts';
import { makeReferenceRouter } from '../../../src/api/pages/reference.ts';
import { makeSigningPageRouter } from '../../../src/api/pages/signing-page.ts';
import { makeVerifyPagesRouter } from '../../../src/api/verify/pages.ts';
import { makeMailbox } from '@countersign/mailer/mailbox';

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-policies-'));
  for (const name of ['index', 'verify', 'reference']) {
    await writeFile(join(folder, `${name}.html`), '<!doctype html><title>Page</title>');
  }
  const app = express()
    .use(makeSigningPageRouter({ distFolder: folder, embedOrigins: [] }))
    .use(makeVerifyPagesRouter({ distFolder: folder }))
    .use(makeReferenceRouter({ distFolder: folder }))
    .use(makeHomeRouter({ mailbox: true }))
    .use(makeMailboxRouter({ mailbox: makeMailbox(join(folder, 'mailbox')) }));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/sign/token', '/verify', '/verify/document', '/docs', '/mailbox'])(
  '%s loads from here alone, runs nothing evaluated, and takes no base, form or frame',
  async (path) => {
    const { port } = server.address() as AddressInfo;
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { connection: 'close' },
    });
    const policy = (headers.get('content-security-policy') ?? '').split('; ');
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    // `/docs` writes styles into the page; scripts are nowhere inline but by their hash.
    const scripts = policy.find((part) => part.startsWith('script-src'));
    expect(scripts ?? '').not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    expect(policy.join(' ')).not.toMatch(/unsafe-eval|\*|https?:/);
    expect(policy.some((part) => /^(form-action|sandbox)\b/.test(part))).toBe(true);
  },
);
