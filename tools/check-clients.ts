/**
 * `npm run check:clients`: each client is installed as its page says, its types are checked (`mypy --strict`, `go vet`),
 * its own tests and the example of its page run, and it plays one scenario (upload, fields, send, sign, seal, verify,
 * webhook) against an instance of `npm start`. Ends with 3 when Python or Go cannot be had and nothing else failed.
 */
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runStep } from '@countersign/embedded/processes/run-step';
import { packageFolder } from '../src/package-folder.ts';
import { clients, type Client, type Command } from './check-clients/clients.ts';
import { NoToolchain } from './check-clients/toolchains.ts';
import { startOwn, type Instance } from './demo/instance.ts';
import { preparedPdf } from './sample-pdf.ts';

const table = join(import.meta.dirname, 'check-clients', 'scenario.json');
const say = (line: string) => {
  console.log(line);
};
let failures = 0;
let unavailable = 0;

/** What all clients are given. */
interface Given {
  runtime: Instance['runtime'];
  file: string;
  folder: string;
}

async function run({ program, args, cwd }: Command) {
  const lines: string[] = [];
  const { ok, stdout } = await runStep(program, args, {
    ...(cwd !== undefined && { cwd }),
    onErrorLine: (line) => lines.push(line),
  });
  return { ok, stdout, complaint: [stdout, ...lines].join('\n').trim() };
}

function report(what: string, ok: boolean, complaint: string): void {
  say(`${ok ? 'ok    ' : 'FAILED'} ${what}`);
  if (ok) return;
  failures += 1;
  say(complaint);
}

async function judge(client: Client, given: Given): Promise<void> {
  for (const check of client.checks) {
    const { ok, complaint } = await run(check);
    report(`${client.language}: ${check.args.join(' ')}`, ok, complaint);
  }
  await tryExample(client, given);
  await playScenario(client, given);
}

/** As it stands on its page, but for address and key. */
async function tryExample(client: Client, { runtime, file }: Given): Promise<void> {
  const { language, page, example, runExample } = client;
  const text = await readFile(join(packageFolder, page), 'utf8');
  const [, code = ''] = /```(?:ts|python|go)\n([^]*?)```/.exec(text) ?? [];
  const { api_url, api_key } = runtime;
  const filledIn = code.replace('http://localhost:3000/api/v1', api_url).replace('ak_…', api_key);
  await writeFile(example, filledIn);
  const home = dirname(example);
  await copyFile(file, join(home, 'lease.pdf'));
  const { ok, complaint } = await run(runExample);
  const sealed = await readFile(join(home, 'sealed.pdf'), 'latin1').catch(() => '');
  const isSealed = sealed.includes('ETSI.CAdES.detached');
  report(`${language}: the example of ${page}`, ok && isSealed, complaint);
}

interface Case {
  name: string;
  expected: Record<string, unknown> & { events: string[] };
}

async function playScenario({ language, scenario }: Client, given: Given): Promise<void> {
  const { api_url, api_key } = given.runtime;
  const args = [...scenario.args, api_url, api_key, table, given.file, given.folder];
  const { ok, stdout, complaint } = await run({ ...scenario, args });
  const results = (ok ? JSON.parse(stdout) : []) as Record<string, unknown>[];
  if (!ok) report(`${language}: the scenario`, false, complaint);
  const cases = JSON.parse(await readFile(table, 'utf8')) as Case[];
  for (const [index, { name, expected }] of cases.entries()) {
    const result = results[index] ?? {};
    // Of a case that lists no events, they are not compared.
    const events = expected.events.length > 0 ? result['events'] : [];
    const isEqual = isDeepStrictEqual({ ...result, events }, expected);
    report(`${language}: ${name}`, isEqual, JSON.stringify(result));
  }
}

const folder = await mkdtemp(join(tmpdir(), 'countersign-check-clients-'));
const instance = await startOwn(say, new AbortController().signal);
try {
  const file = join(folder, 'lease.pdf');
  await writeFile(file, await preparedPdf());
  for (const [language, install] of Object.entries(clients)) {
    try {
      await judge(await install(folder), { runtime: instance.runtime, file, folder });
    } catch (error) {
      if (!(error instanceof NoToolchain)) throw error;
      unavailable += 1;
      say(`NOT JUDGED ${language}: ${error.message}`);
    }
  }
} finally {
  await instance.stop();
  await rm(folder, { recursive: true, force: true });
}
if (failures > 0) process.exitCode = 1;
else if (unavailable > 0) process.exitCode = 3;
