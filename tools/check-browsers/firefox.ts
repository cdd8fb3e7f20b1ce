import { openCommands } from './commands.ts';
import { startBrowser, type Program } from './program.ts';
import type { DrivenBrowser, Size } from './walk.ts';

/** Firefox with a profile of its own, driven by WebDriver BiDi. */
export async function openFirefox(
  program: Program,
  { width, height }: Size,
): Promise<DrivenBrowser> {
  const { address, close } = await startBrowser(program, {
    options: (profile) => [
      ...['--headless', '--no-remote', '--profile', profile],
      ...['--remote-debugging-port', '0'],
    ],
    env: { MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height) },
    listening: 'WebDriver BiDi listening on',
  });
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
    close,
  };
}
