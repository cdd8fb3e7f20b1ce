import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressIn, openCommands } from './commands.ts';
import { withLibraries, type Program } from './program.ts';
import type { DrivenBrowser, Size } from './walk.ts';

/** Chromium with a profile of its own, driven by its own protocol: as old a one has no BiDi. */
export async function openChromium(
  { program, libraries }: Program,
  { width, height }: Size,
): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'check-chromium-'));
  const options = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu'];
  const running = spawn(
    program,
    [...options, '--single-process', `--user-data-dir=${profile}`, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: withLibraries(libraries),
    },
  );
  const address = await addressIn(running.stderr, 'DevTools listening on');
  const { host } = new URL(address);
  const pages = await fetch(`http://${host}/json/list`);
  const [page] = (await pages.json()) as { webSocketDebuggerUrl: string }[];
  const send = await openCommands(page?.webSocketDebuggerUrl ?? '');
  const { product } = await send('Browser.getVersion', {});
  await send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
  return {
    version: String(product).replace(/^.*\//, ''),
    async goTo(url) {
      await send('Page.navigate', { url });
    },
    async evaluate(expression) {
      const { result } = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      return (result as { value?: unknown } | undefined)?.value;
    },
    async picture() {
      const { data } = await send('Page.captureScreenshot', {});
      return Buffer.from(String(data), 'base64');
    },
    async close() {
      const over = once(running, 'exit');
      running.kill();
      await over;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
