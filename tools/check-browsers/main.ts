/**
 * `npm run check:browsers`: the whole way through the signing page, consent to signature, in a wide
 * window and in one as narrow as a phone, in the oldest browsers that docs/browsers.md promises and
 * in those that Debian packs; Chromium as it is today has the tests. With `-- --pictures` what was
 * in sight on the way is drawn into pictures/browsers; `-- --only WORD` takes those with the word in
 * their name. Ends with 0 when all went it, 1 when one did not, 3 when one could not be had.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildWeb } from '../../src/start/build/build-web.ts';
import { samplePdf } from '../../test/web/sample-pdf.ts';
import { initialsField, makeField, makeSession } from '../../test/web/sessions.ts';
import { startStandIn, type OpenSession } from '../../test/web/stand-in.ts';
import { NotHad } from '../get-programs.ts';
import { picturesFolder } from '../pictures/folder.ts';
import { kinds } from './browsers.ts';
import { walk, type Size } from './walk.ts';

const { values } = parseArgs({
  options: {
    pictures: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

const notRun = 3;
const wide: Size = { width: 1280, height: 900 };
const narrow: Size = { width: 390, height: 800 };

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

await buildWeb({ say: (line) => console.log(line) });
const standIn = await startStandIn(samplePdf([['The lease'], ['Its second page']]));
const folder = picturesFolder('browsers');
if (values.pictures) mkdirSync(folder, { recursive: true });

const wanted = kinds.filter(({ name }) => name.includes(values.only));
if (wanted.length === 0) {
  console.log(`Not judged: there are ${kinds.map(({ name }) => name).join(', ')}.`);
  process.exitCode = notRun;
}
for (const { name, get, fixed } of wanted) {
  try {
    const open = get();
    for (const size of fixed ? [wide] : [wide, narrow]) {
      const opened = standIn.open(structuredClone(session));
      const browser = await open(size);
      let step = 0;
      const see = async (what: string) => {
        if (!values.pictures) return;
        step += 1;
        const file = `${name} ${browser.version} ${size.width} ${step} ${what}.png`;
        writeFileSync(new URL(file.replaceAll(' ', '-'), folder), await browser.picture());
      };
      const failed = await walk(browser, opened.url, see).then(
        () => problemsOf(opened),
        (error: unknown) => [String(error)],
      );
      await browser.close();
      const went = failed.length === 0 ? 'passed' : failed.join('; ');
      console.log(`${name} ${browser.version} at ${size.width}: ${went}`);
      if (failed.length > 0) process.exitCode = 1;
    }
  } catch (error) {
    if (!(error instanceof NotHad)) throw error;
    console.log(`${name}: not judged: ${error.message}`);
    process.exitCode ??= notRun;
  }
}
await standIn.close();
