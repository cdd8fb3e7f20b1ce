import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAuthority {
  url: string;
  answer(request: Buffer, response: ServerResponse, headers: IncomingHttpHeaders): void;
  close(): Promise<void>;
}

/** A server on this machine that answers as `answer` says, which a test may replace. */
export async function startFakeAuthority(answer: FakeAuthority['answer']): Promise<FakeAuthority> {
  const fake = { url: '', answer, close: async () => {} };
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => fake.answer(Buffer.concat(chunks), response, request.headers));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  fake.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return fake;
}
