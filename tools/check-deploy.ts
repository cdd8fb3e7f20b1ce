/**
 * `npm run check:deploy`: alert rules and dashboard by promtool, the chart by helm and kubeconform,
 * each built with Go at its first use. What they have passed is noted beside this check by its hash,
 * to be committed, and not judged again; `-- --all` judges it all the same. Needs Go, and a network or
 * Go's module cache: ends with 3 when one of them cannot be had and nothing else failed.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '@countersign/embedded/processes/run-step';
import { program, Unavailable } from './check-deploy/programs.ts';
import { schemaFile, schemaFolder } from './check-deploy/schemas.ts';
import { checkedIn } from './checked.ts';

const deploy = join(import.meta.dirname, '..', 'deploy');
const chart = join(deploy, 'helm');
const checked = checkedIn(join(import.meta.dirname, 'check-deploy'), [
  'deploy/**/*',
  'tools/check-deploy.ts',
  'tools/check-deploy/*.ts',
]);
const say = (line: string) => {
  console.log(line);
};
let failures = 0;
let unavailable = 0;

function report(what: string, ok: boolean, complaint: string): void {
  say(`${ok ? 'ok    ' : 'FAILED'} ${what}`);
  if (ok) return;
  failures += 1;
  say(complaint.trim());
}

async function check(what: string, command: string, args: string[]): Promise<string> {
  const lines: string[] = [];
  const { ok, stdout } = await runStep(command, args, { onErrorLine: (line) => lines.push(line) });
  report(what, ok, [stdout, ...lines].join('\n'));
  return stdout;
}

/** Values that the chart must not take. */
async function checkRefused(helm: string, what: string, values: string[]): Promise<void> {
  const lines: string[] = [];
  const { ok } = await runStep(helm, ['template', 'countersign', chart, ...values], {
    onErrorLine: (line) => lines.push(line),
  });
  const bySchema = lines.some((line) => line.includes("don't meet the specifications"));
  report(
    `refused: ${what}`,
    !ok && bySchema,
    ['It was rendered, or failed otherwise.', ...lines].join('\n'),
  );
}

async function checkRules(folder: string): Promise<void> {
  const promtool = await program('promtool', say);
  const prometheus = join(deploy, 'prometheus');
  const rules = join(prometheus, 'alerts.yml');
  await check('alert rules', promtool, ['check', 'rules', '--lint=all', '--lint-fatal', rules]);
  const tests = (await readdir(prometheus)).filter((name) => name.endsWith('.test.yml'));
  const paths = tests.map((name) => join(prometheus, name));
  await check('tests of the alert rules', promtool, ['test', 'rules', ...paths]);
  // The dashboard's expressions, as rules that promtool can read.
  const dashboard = JSON.parse(
    await readFile(join(deploy, 'grafana', 'countersign.json'), 'utf8'),
  ) as { panels: { targets?: { expr: string }[] }[] };
  const exprs = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const recorded = exprs.map((expr, at) => ({
    record: `panel:expression_${at}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }));
  const file = join(folder, 'dashboard.json');
  await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }));
  await check(`${exprs.length} expressions of the dashboard`, promtool, ['check', 'rules', file]);
}

async function checkChart(folder: string): Promise<void> {
  const helm = await program('helm', say);
  const least = ['--values', join(chart, 'ci', 'least.yaml')];
  await checkRefused(helm, 'a release that says nothing', []);
  await checkRefused(helm, 'a secret among the values', [...least, '--set', 'config.MASTER_KEY=x']);
  const password = 'config.DATABASE_URL=postgres://user:password@host/db';
  await checkRefused(helm, 'a password in an address', [...least, '--set', password]);
  const kubeconform = await program('kubeconform', say);
  const schemas = join(await schemaFolder(), schemaFile);
  for (const name of (await readdir(join(chart, 'ci'))).sort()) {
    const values = ['--values', join(chart, 'ci', name)];
    await check(`chart linted with ${name}`, helm, ['lint', '--strict', chart, ...values]);
    const rendered = await check(`chart rendered with ${name}`, helm, [
      'template',
      'countersign',
      chart,
      '--namespace=sign',
      ...values,
    ]);
    const file = join(folder, name);
    await writeFile(file, rendered);
    const count = rendered.match(/^kind:/gm)?.length ?? 0;
    const options = ['-strict', '-summary', '-schema-location', schemas];
    await check(`${count} manifests of ${name} validated`, kubeconform, [...options, file]);
    if (count === 0) failures += 1;
  }
}

async function judge(): Promise<void> {
  for (const part of [checkRules, checkChart]) {
    try {
      await part(folder);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      unavailable += 1;
      say(`not judged: ${error.message}`);
    }
  }
  if (failures > 0) process.exitCode = 1;
  else if (unavailable > 0) process.exitCode = 3;
  else checked.note();
}

const folder = await mkdtemp(join(tmpdir(), 'countersign-check-deploy-'));
try {
  if (!process.argv.includes('--all') && checked.isNoted())
    say('ok     deploy is what promtool, helm and kubeconform have passed');
  else await judge();
} finally {
  await rm(folder, { recursive: true, force: true });
}
