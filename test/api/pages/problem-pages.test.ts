import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { makeProblemPages } from '../../../src/api/pages/problem-pages.ts';
import { kindOf, problemKinds, type ProblemCode } from '../../../src/api/problems.ts';

let server: Server;
let base: string;
beforeAll(async () => {
  server = express().use(makeProblemPages()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/problems`;
});
afterAll(() => void server.close());

test('the page of every problem says what it means and what to do about it', async () => {
  for (const code of Object.keys(problemKinds) as ProblemCode[]) {
    const html = await (await fetch(`${base}/${kindOf(code)}`)).text();
    expect(html).toContain(`<h1>${problemKinds[code].title}</h1>`);
    expect(html).toMatch(/<h2>What to do<\/h2>\n<p>[^`]{20,}<\/p>/);
  }
});
