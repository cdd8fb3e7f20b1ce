import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import { sendBytes } from '../support/raw-http.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const rawHttp = (text: string) => sendBytes(app.publicUrl, text);

describe('431 and 400 below HTTP', () => {
  test('headers or an address that are too long: a problem that says so', async () => {
    for (const start of [
      `GET /api/v1/documents HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      `GET /api/v1/documents?cursor=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    ]) {
      const answer = await rawHttp(start);
      expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
      expect(answer).toMatch(/application\/problem\+json/);
      expect(answer).toMatch(/"code":"HEADERS_TOO_LARGE"/);
    }
  });

  test('what is no HTTP', async () => {
    const answer = await rawHttp('rubbish\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/"status":400/);
  });

  test.each([
    'Content-Length: 0\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 0',
    'Content-Length: 0\r\nContent-Length: 5',
    'Content-Length: 0\r\nTransfer-Encoding : chunked',
    'Content-Length: 0\r\n Transfer-Encoding: chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Content-Length: +0',
  ])(
    'a length that two could read in two ways is refused, and what follows unread: %j',
    async (lengths) => {
      const next = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
      const answer = await rawHttp(
        `POST /api/v1/contacts HTTP/1.1\r\nHost: x\r\n${lengths}\r\n\r\n0\r\n\r\n${next}`,
      );
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    },
  );
});

test('TRACE is refused everywhere, and repeats nothing of the request', async () => {
  for (const path of ['/', '/api/v1/documents', '/sign/x', '/files/x', '/verify', '/healthz']) {
    const answer = await rawHttp(
      `TRACE ${path} HTTP/1.1\r\nHost: x\r\nX-Secret: s3cret\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(answer).not.toContain('s3cret');
  }
});
