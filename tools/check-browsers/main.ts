/**
 * `npm run check:browsers`: the whole way through the signing page, consent to signature, in Firefox
 * and WebKit as Debian packs them; Chromium has the tests. Ends with 0 when both went it, 1 when one
 * did not, 3 when one could not be had.
 */
import { buildWeb } from '../../src/start/build/build-web.ts';
import { samplePdf } from '../../test/web/sample-pdf.ts';
import { initialsField, makeField, makeSession } from '../../test/web/sessions.ts';
import { startStandIn, type OpenSession } from '../../test/web/stand-in.ts';
import { getPrograms, NoValidators } from '../check-pdf/get-validators.ts';
import { openFirefox } from './firefox.ts';
import { walk } from './walk.ts';
import { openWebKit } from './webkit.ts';

const notRun = 3;

const session = {
  ...makeSession(),
  fields: [
    makeField({ id: 'fld_1', label: 'Company', page: 0 }),
    makeField({
      id: 'fld_2',
      type: 'number',
      label: 'Monthly rent',
      page: 0,
      rect: [72, 200, 200, 24],
    }),
    makeField({
      id: 'fld_8',
      type: 'signature',
      label: 'Tenant',
      page: 0,
      rect: [72, 300, 180, 40],
    }),
    { ...initialsField, page: 0 },
  ],
};

/** What arrived of the act, if that is what was filled in. */
function problemsOf({ calls }: OpenSession): string[] {
  const act = calls.find(({ operation }) => operation === 'sign')?.body;
  const said = JSON.stringify(act ?? null);
  const wanted = ['"Grace Hopper"', '"GH"', '"Compilers Ltd"', '1240.5'];
  return wanted.flatMap((part) => (said.includes(part) ? [] : [`${part} was not sent: ${said}`]));
}

try {
  getPrograms({
    'firefox-esr': 'firefox-esr',
    WebKitWebDriver: 'webkit2gtk-driver',
    Xvfb: 'xvfb',
  });
  await buildWeb({ say: (line) => console.log(line) });
  const standIn = await startStandIn(samplePdf([['The lease'], ['Its second page']]));
  for (const [name, open] of [
    ['Firefox', openFirefox],
    ['WebKit', openWebKit],
  ] as const) {
    const opened = standIn.open(structuredClone(session));
    const browser = await open();
    const failed = await walk(browser, opened.url).then(
      () => problemsOf(opened),
      (error: unknown) => [String(error)],
    );
    await browser.close();
    console.log(
      `${name} ${browser.version}: ${failed.length === 0 ? 'passed' : failed.join('; ')}`,
    );
    if (failed.length > 0) process.exitCode = 1;
  }
  await standIn.close();
} catch (error) {
  if (!(error instanceof NoValidators)) throw error;
  console.log(`Not judged: ${error.message}`);
  process.exitCode = notRun;
}
