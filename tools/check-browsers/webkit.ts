import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { endsWithUs } from './program.ts';
import type { DrivenBrowser, Size } from './walk.ts';

const patienceMs = 30_000;

/** WebKitGTK's own small browser, on a screen that nobody sees. */
export async function openWebKit(size: Size): Promise<DrivenBrowser> {
  const shape = `${size.width}x${size.height}x24`;
  const screen = endsWithUs(
    spawn('Xvfb', ['-displayfd', '1', '-screen', '0', shape], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const [shown] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { DISPLAY: `:${shown.toString().trim()}`, GDK_BACKEND: 'x11' };
  return openByWebDriver(
    { driver: 'WebKitWebDriver', env, beside: [screen], capabilities: {} },
    size,
  );
}

interface Driven {
  driver: string;
  env: NodeJS.ProcessEnv;
  capabilities: object;
  /** Ended with it. */
  beside: readonly ChildProcess[];
}

/** A browser behind a program that speaks WebDriver. */
export async function openByWebDriver(
  { driver, env, capabilities: wanted, beside }: Driven,
  { width, height }: Size,
): Promise<DrivenBrowser> {
  const port = await freePort();
  const running = endsWithUs(
    spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } }),
  );
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
  const { sessionId, capabilities } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: wanted },
  })) as {
    sessionId: string;
    capabilities: Record<string, unknown>;
  };
  const path = `/session/${sessionId}`;
  await call('POST', `${path}/window/rect`, { x: 0, y: 0, width, height });
  return {
    version: String(capabilities['browserVersion']),
    async goTo(url) {
      await call('POST', `${path}/url`, { url });
    },
    evaluate: (expression) =>
      call('POST', `${path}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async picture() {
      return Buffer.from(String(await call('GET', `${path}/screenshot`)), 'base64');
    },
    async close() {
      await call('DELETE', path).catch(() => undefined);
      for (const program of [running, ...beside]) {
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
