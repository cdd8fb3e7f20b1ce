import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressIn, openCommands } from './commands.ts';
import { endsWithUs, withLibraries, type Program } from './program.ts';
import type { DrivenBrowser, Size } from './walk.ts';

/** Firefox with a profile of its own, driven by WebDriver BiDi. */
export async function openFirefox(
  { program, libraries }: Program,
  { width, height }: Size,
): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'check-firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile];
  const started = spawn(program, [...options, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...withLibraries(libraries),
      MOZ_HEADLESS_WIDTH: String(width),
      MOZ_HEADLESS_HEIGHT: String(height),
    },
  });
  const running = endsWithUs(started);
  const address = await addressIn(running.stderr, 'WebDriver BiDi listening on');
  const send = await openCommands(`${address}/session`);
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
    async picture() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
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
