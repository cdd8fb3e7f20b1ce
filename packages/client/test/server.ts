import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One request, as it arrived. */
export interface Arrived {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export interface Server {
  /** Such as `http://127.0.0.1:40000/api/v1`. */
  api_url: string;
  origin: string;
  arrived: Arrived[];
  stop: () => Promise<void>;
}

/** Answers each request by the next of these, the last again and again. */
export async function startServer(...answers: Answer[]): Promise<Server> {
  const arrived: Arrived[] = [];
  let count = 0;
  const server = createServer((request, response) => {
    const answer = answers[Math.min(count++, answers.length - 1)];
    const { method = '', url: path = '', headers } = request;
    void buffer(request).then(
      (body) => {
        arrived.push({ method, path, headers, body });
        answer?.(response, request);
      },
      // Cut by its sender.
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    api_url: `${origin}/api/v1`,
    origin,
    arrived,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const problem = (status: number, code: string, headers?: Record<string, string>): Answer =>
  json(
    status,
    {
      type: 'about:blank',
      title: code,
      status,
      detail: 'No.',
      instance: '/',
      code,
      request_id: 'r',
    },
    { ...headers, 'Content-Type': 'application/problem+json' },
  );

export const html =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' });
    response.end('<html><title>Please log in</title></html>');
  };

/** Ends the connection without an answer. */
export const hangUp: Answer = (_response, request) => request.socket.destroy();

/** Begins a JSON answer and breaks off. */
export const breakOff: Answer = (response, request) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  response.write('{"templates": [', () => request.socket.destroy());
};
