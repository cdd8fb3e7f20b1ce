import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { DrivenBrowser } from './walk.ts';

const patienceMs = 30_000;

/** WebKitGTK's own small browser, driven by WebDriver, on a screen that nobody sees. */
export async function openWebKit(): Promise<DrivenBrowser> {
  const port = await freePort();
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [shown] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${shown.toString().trim()}`, GDK_BACKEND: 'x11' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await answers(() => call('GET', '/status'));
  const { sessionId, capabilities } = (await call('POST', '/session', { capabilities: {} })) as {
    sessionId: string;
    capabilities: Record<string, unknown>;
  };
  const path = `/session/${sessionId}`;
  return {
    version: String(capabilities['browserVersion']),
    async goTo(url) {
      await call('POST', `${path}/url`, { url });
    },
    evaluate: (expression) =>
      call('POST', `${path}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async close() {
      await call('DELETE', path).catch(() => undefined);
      for (const program of [driver, screen]) {
        const over = once(program, 'exit');
        program.kill();
        await over;
      }
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(ask: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 200));
    }
  }
}
