import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Application } from './application.ts';

export interface HalfOpen {
  socket: Socket;
  /** What came before the server closed its half. */
  answer: Promise<string>;
}

/** A connection that never hangs up by itself. */
export function halfOpen(to: Application, beginning: string): HalfOpen {
  const { port } = new URL(to.publicUrl);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.once('error', reject);
    socket.once('end', () => {
      socket.off('error', reject).on('error', () => undefined);
      resolve(text);
    });
  });
  socket.write(beginning);
  return { socket, answer };
}

/** The line and headers of a POST with a body of so many bytes. */
export function postOf(path: string, bodyBytes: number, headers: readonly string[] = []): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Content-Length: ${bodyBytes}`,
    ...headers,
    '\r\n',
  ].join('\r\n');
}

/** As `halfOpen`; its first bytes are sent once the server has the headers, and asks for more. */
export async function halfOpenBody(
  to: Application,
  path: string,
  body: { bytes: number; beginning: Uint8Array; headers?: readonly string[] },
): Promise<HalfOpen> {
  const expecting = [...(body.headers ?? []), 'Expect: 100-continue', 'Connection: close'];
  const opened = halfOpen(to, postOf(path, body.bytes, expecting));
  await once(opened.socket, 'data');
  opened.socket.write(body.beginning);
  return opened;
}
