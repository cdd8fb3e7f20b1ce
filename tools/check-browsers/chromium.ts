import { openCommands } from './commands.ts';
import { startBrowser, type Program } from './program.ts';
import type { DrivenBrowser, Size } from './walk.ts';

/** Chromium with a profile of its own, driven by its own protocol: as old a one has no BiDi. */
export async function openChromium(
  program: Program,
  { width, height }: Size,
): Promise<DrivenBrowser> {
  const { address, close } = await startBrowser(program, {
    options: (profile) => [
      ...['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--single-process'],
      ...[`--user-data-dir=${profile}`, '--remote-debugging-port=0'],
    ],
    listening: 'DevTools listening on',
  });
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
    close,
  };
}
