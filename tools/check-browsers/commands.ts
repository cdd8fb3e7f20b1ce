import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  message?: string;
  error?: { message?: string } | string;
}

/** Sends one command, and answers with what came of it. */
export type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Numbered commands over a WebSocket, as WebDriver BiDi and Chromium's own protocol have them. */
export async function openCommands(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, message, error }) => {
        if (result) resolve(result);
        else reject(new Error(`${method}: ${message ?? JSON.stringify(error ?? 'no answer')}`));
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/** The address that a browser says it can be driven by. */
export async function addressIn(said: NodeJS.ReadableStream, before: string): Promise<string> {
  for await (const line of createInterface(said)) {
    const [, address] = new RegExp(`${before} (ws:\\S+)`).exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The browser ended without an address to drive it by.');
}
