import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DrivenBrowser } from './walk.ts';

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  message?: string;
}

/** Firefox with a profile of its own, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'check-firefox-'));
  const options = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ];
  const program = spawn('firefox-esr', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressOf(program.stderr)}/session`);
  await once(socket, 'open');
  const send = sender(socket);
  const { capabilities } = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = (contexts as { context: string }[])[0] ?? { context: '' };
  return {
    version: String((capabilities as Record<string, unknown>)['browserVersion']),
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result } = await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      return (result as { value?: unknown } | undefined)?.value;
    },
    async close() {
      const over = once(program, 'exit');
      program.kill();
      await over;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended without an address to drive it by.');
}

function sender(socket: WebSocket) {
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method: string, params: object): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, message }) => {
        if (result) resolve(result);
        else reject(new Error(`${method}: ${message ?? 'no answer'}`));
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
