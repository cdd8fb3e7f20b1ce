import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressIn, openCommands } from './commands.ts';
import { endsWithUs, withLibraries, type Program } from './program.ts';
import type { DrivenBrowser, Size } from './walk.ts';

/** Chromium with a profile of its own, driven by its own protocol: as old a one has no BiDi. */
export async function openChromium(
  { program, libraries }: Program,
  { width, height }: Size,
): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'check-chromium-'));
  const options = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu'];
  const started = spawn(
    program,
    [...options, '--single-process', `--user-data-dir=${profile}`, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: withLibraries(libraries),
    },
  );
  const running = endsWithUs(started);
  const address = await addressIn(running.stderr, 'DevTools listening on');
  const browser = await openCommands(address);
  const { targetId } = await browser('Target.createTarget', { url: 'about:blank' });
  const page = new URL(`/devtools/page/${String(targetId)}`, address);
  const send = await openCommands(page.href);
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
