import { createServer, type Server } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { NoteKey } from '@countersign/verifier/log/note';
import { formatNoteKey, parseNoteKey } from '@countersign/verifier/log/note';
import { verifyFile } from '@countersign/verifier/verify-file';
import { buildPackage } from '../../tools/build/build-package.ts';
import { startApplication, type Application } from '../support/application.ts';
import { launchBrowser } from '../support/browser.ts';
import { givenZip } from '../support/evidence.ts';
import { attackedFiles } from '../support/tampered/attacks.ts';
import { givenKinds } from '../support/tampered/kinds.ts';
import { pack, zipManipulations, type ZipContents } from '../support/zip-manipulations.ts';

/** The verifier's build for browsers, in Chromium: what it says is what it says in Node. */

const root = join(import.meta.dirname, '..', '..');

let app: Application;
let files: ZipContents;
let folder: string;
let server: Server;
let browser: Browser;
let page: Page;
let origin: string;
let file: Uint8Array = new Uint8Array();

beforeAll(async () => {
  app = await startApplication({ files: true });
  files = await givenZip(app);
  folder = await mkdtemp(join(tmpdir(), 'countersign-browser-'));
  await buildPackage('packages/verifier', folder);
  const script = await readFile(join(folder, 'browser.js'));
  const readme = await readFile(join(root, 'packages', 'verifier', 'README.md'), 'utf8');
  const [, example = ''] = /```html\n([^]*?)```/.exec(readme) ?? [];
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const bodies: Record<string, string | Uint8Array> = {
      '/browser.js': script,
      '/example': example,
      '/file': file,
      '/log-key.txt': `${app.logKey.vkey}\n`,
      '/roots.pem': app.authorities.pki.rootPem,
    };
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.end(bodies[path] ?? '<!doctype html><title>Verifier</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
  page = await browser.newPage();
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.goto(`${origin}/`);
}, 240_000);
afterAll(async () => {
  await browser.close();
  server.close();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Given {
  pem: string;
  logKey: string;
  at: string;
}

const given = (): Given => ({
  pem: app.authorities.pki.rootPem,
  logKey: app.logKey.vkey,
  at: app.clock.now().toISOString(),
});

/** What a page of somebody else does, as the package's README shows it. */
async function verifyInBrowser(bytes: Uint8Array, trust: Given | { at: string } = given()) {
  file = bytes;
  return page.evaluate(async (options: Partial<Given> & { at: string }) => {
    const module: unknown = await import(new URL('/browser.js', location.href).href);
    const {
      parseNoteKey: parseKey,
      readPemRoots,
      verifyFile: verify,
    } = module as {
      parseNoteKey: (text: string) => NoteKey | undefined;
      readPemRoots: (pem: string) => string[];
      verifyFile: typeof verifyFile;
    };
    const key = parseKey(options.logKey ?? '');
    const answer = await fetch('/file', { cache: 'no-store' });
    const { checks, trusted } = await verify(new Uint8Array(await answer.arrayBuffer()), {
      ...(options.pem !== undefined && { roots: readPemRoots(options.pem) }),
      logKeys: key ? [key] : [],
      at: new Date(options.at),
    });
    return { checks, trusted };
  }, trust);
}

async function verifyInNode(bytes: Uint8Array, trust: Given | { at: string } = given()) {
  const { pem, logKey, at }: Partial<Given> & { at: string } = trust;
  const key = parseNoteKey(logKey ?? '');
  const { checks, trusted } = await verifyFile(bytes, {
    ...(pem !== undefined && { roots: [pem] }),
    logKeys: key ? [key] : [],
    at: new Date(at),
  });
  return { checks, trusted };
}

const sealed = () => files.get('sealed.pdf') ?? new Uint8Array();

test('nothing of Node is left in the build, and the licences of what is in it lie beside it', async () => {
  expect(await readFile(join(folder, 'browser.js'), 'utf8')).not.toMatch(/from\s*["'](node:)?/);
  expect(await readFile(join(folder, 'browser-licences.md'), 'utf8')).toContain('@noble/curves');
});

test.each([
  ['an evidence ZIP', () => pack(files)],
  ['a sealed PDF', sealed],
])('a genuine file holds: %s', async (_, make) => {
  const found = await verifyInBrowser(make());
  expect(found.checks.filter(({ ok }) => ok === false)).toEqual([]);
  expect(found.checks.filter(({ ok }) => ok).length).toBeGreaterThan(10);
  expect(found).toEqual(await verifyInNode(make()));
});

test('without roots and a key it is not checked what leads there', async () => {
  const at = app.clock.now().toISOString();
  const found = await verifyInBrowser(pack(files), { at });
  expect(found.checks.some(({ ok }) => ok === null)).toBe(true);
  expect(found).toEqual(await verifyInNode(pack(files), { at }));
});

test('roots of somebody else do not vouch for it', async () => {
  const other = { ...given(), at: '2099-01-01T00:00:00.000Z' };
  const found = await verifyInBrowser(pack(files), other);
  expect(found.checks.some(({ ok }) => ok === false)).toBe(true);
  expect(found).toEqual(await verifyInNode(pack(files), other));
});

test('the example of the README tells a genuine file from one that was changed', async () => {
  const example = await browser.newPage();
  await example.clock.setFixedTime(app.clock.now());
  await example.goto(`${origin}/example`);
  await example.waitForFunction(() => document.querySelector('input')?.onchange);
  const judge = async (bytes: Uint8Array) => {
    const chosen = {
      name: 'evidence.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(bytes),
    };
    const shown = await example.locator('pre').textContent();
    await example.locator('input').setInputFiles(chosen);
    await example.waitForFunction(
      (text) => document.querySelector('pre')?.textContent !== text,
      shown,
    );
    return example.locator('pre').textContent();
  };
  const genuine = pack(files);
  expect(await judge(genuine)).toMatch(/^seal signature ok: /m);
  const changed = genuine.map((octet, at) => (at === genuine.length >> 1 ? octet ^ 1 : octet));
  expect(await judge(changed)).toMatch(/^zip FAILED: /m);
  await example.close();
});

describe('a manipulated file fails by the same checks and in the same words as in Node', () => {
  test('whatever was done to a ZIP', async () => {
    const changed = (bytes: Uint8Array) => bytes.map((octet, at) => (at === 9 ? octet ^ 1 : octet));
    const other = new Map(Array.from(files, ([name, bytes]) => [name, changed(bytes)]));
    const unnoticed: string[] = [];
    for (const { what, make } of zipManipulations(app, files, other)) {
      const bytes = await make();
      const found = await verifyInBrowser(bytes);
      expect([what, found]).toEqual([what, await verifyInNode(bytes)]);
      if (!found.checks.some(({ ok }) => ok === false)) unnoticed.push(what);
    }
    // What the ZIP names to be trusted is its own word: others were given.
    expect(unnoticed).toEqual([
      'the roots of another service, summed again',
      'the roots of another authority’s timestamps, summed again',
      'the key of another log, summed again',
    ]);
  });

  test('whatever somebody without a key made of a sealed PDF', async () => {
    const kinds = await givenKinds();
    // All of them: ATTACKS_IN_BROWSER=1.
    const every = Number(process.env['ATTACKS_IN_BROWSER'] ?? 61);
    for (const [index, { kind, make, group, what }] of attackedFiles().entries()) {
      if (index % every !== 0) continue;
      const { sealed: whole, trust: anchors } = kinds[kind];
      const trust = {
        pem: anchors.roots.join(''),
        logKey: anchors.logKeys.map(formatNoteKey).join(''),
        at: anchors.at.toISOString(),
      };
      const bytes = await make(whole);
      const found = await verifyInBrowser(bytes, trust);
      const name = `${group}: ${what} (${kind})`;
      expect([name, found]).toEqual([name, await verifyInNode(bytes, trust)]);
      expect([name, found.checks.some(({ ok }) => ok === false)]).toEqual([name, true]);
    }
  }, 3_600_000);

  /* Of a damaged certificate in the signature OpenSSL and we may not name the same fault first. */
  test('whichever byte of a sealed PDF was changed, or fails in both within the signature', async () => {
    const whole = sealed();
    const signature = Buffer.from(whole).lastIndexOf('/Contents <');
    for (let index = 0; index < 60; index++) {
      const bytes = Uint8Array.from(whole);
      const at = Math.floor((index + 0.5) * (whole.length / 60));
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      const found = await verifyInBrowser(bytes);
      const inNode = await verifyInNode(bytes);
      if (at < signature) expect([at, found]).toEqual([at, inNode]);
      for (const { checks } of [found, inNode]) {
        expect([at, checks.some(({ ok }) => ok === false)]).toEqual([at, true]);
      }
    }
  });
});
