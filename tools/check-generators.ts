/**
 * `npm run check:generators`: makes a client by each generator as docs/generators.md says, looks for every
 * operation in it, and compiles it with a program that uses it. Ends with 3 when a tool cannot be had and
 * nothing else failed. Kiota is tried, and C# compiled, where they are there. What has passed is noted beside
 * this check by its hash, to be committed, and not judged again; `-- --all` judges it all the same, `-- <file>`
 * another document.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { runStep } from '@countersign/embedded/processes/run-step';
import { packageFolder } from '../src/package-folder.ts';
import { checkedIn } from './checked.ts';
import { generators, type Generator, type Step } from './check-generators/generators.ts';
import { getTools } from './check-generators/get-tools.ts';
import { readRecipes } from './check-generators/read-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' } },
});
const [given = join(packageFolder, 'docs', 'openapi.json')] = positionals;
const documentText = readFileSync(given, 'utf8');
const { paths, servers } = JSON.parse(documentText) as {
  paths: Record<string, Record<string, { operationId: string }>>;
  servers: { url: string }[];
};
const operations = Object.values(paths).flatMap((path) =>
  Object.values(path).map(({ operationId }) => operationId),
);

const checked = checkedIn(join(import.meta.dirname, 'check-generators'), [
  'docs/openapi.json',
  'docs/generators.md',
  'tools/check-generators.ts',
  'tools/check-generators/**/*.{ts,txt,go,py,java}',
]);

const recipes = readRecipes();
let path = '';
let missing = new Map<string, string>();
let room = '';
let failures = 0;
let unavailable = 0;

if (values.all || positionals.length > 0 || !checked.isNoted()) await judgeAll();
else console.log('ok     the document is what clients were made of and compiled');

async function judgeAll(): Promise<void> {
  ({ path, missing } = getTools());
  room = mkdtempSync(join(tmpdir(), 'countersign-check-generators-'));
  try {
    for (const generator of generators) await judge(generator);
    await judgePostman();
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
  if (failures > 0) process.exitCode = 1;
  else if (unavailable > 0) process.exitCode = 3;
  else if (positionals.length === 0) checked.note();
}

function env() {
  return { ...process.env, PATH: path };
}

async function judge({ title, program, compiler, ...generator }: Generator): Promise<void> {
  if (isMissing(program, title)) return;
  const startedMs = performance.now();
  const recipe = recipes.get(title);
  if (recipe?.command === undefined) throw new Error(`docs/generators.md has no ${title}.`);
  const home = join(room, title.replaceAll(/\W+/g, '-'));
  mkdirSync(home);
  writeFileSync(join(home, 'openapi.json'), documentText);
  if (recipe.settings) writeFileSync(join(home, recipe.settings.name), recipe.settings.text);
  const made = await failureOf({ program: 'sh', args: ['-ec', recipe.command], cwd: home });
  const lost = made === undefined ? lostIn(home, generator) : [];
  const isCompiled = compiler === undefined || isThere(compiler);
  const broken = made ?? (isCompiled ? await firstFailure(generator.compile(home)) : undefined);
  const found = `${operations.length - lost.length} of ${operations.length} operations`;
  const compiled = isCompiled ? 'compiled' : `not compiled, for want of ${compiler}`;
  const seconds = `${Math.round((performance.now() - startedMs) / 1_000)} s`;
  report(`${title}: ${found}, ${compiled}, ${seconds}`, broken ?? lost.join(', '));
}

/** The operations after which nothing is named, in whatever spelling. */
function lostIn(home: string, { output, sources }: Pick<Generator, 'output' | 'sources'>) {
  const folder = join(home, output);
  const names = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(sources)) continue;
    names.add(plain(parse(entry.name).name));
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const [word] of text.matchAll(/\w+/g)) names.add(plain(word));
  }
  return operations.filter((operation) => !names.has(plain(operation)));
}

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

interface Item {
  item?: Item[];
  request?: unknown;
}

/** The collection that its import makes: each operation once, at the address of the service. */
async function judgePostman(): Promise<void> {
  const program = 'openapi2postmanv2';
  if (isMissing(program, 'Postman')) return;
  const source = join(room, 'openapi.json');
  const target = join(room, 'postman.json');
  writeFileSync(source, documentText);
  const broken = await failureOf({ program, args: ['-s', source, '-o', target], cwd: room });
  if (broken !== undefined) {
    report('Postman', broken);
    return;
  }
  const collection = JSON.parse(readFileSync(target, 'utf8')) as Item & {
    variable: { key: string; value: string }[];
  };
  const count = ({ item = [], request }: Item): number =>
    item.reduce((sum, inner) => sum + count(inner), request === undefined ? 0 : 1);
  const requests = count(collection);
  const base = collection.variable.find(({ key }) => key === 'baseUrl')?.value;
  const isWhole = requests === operations.length && base === servers[0]?.url;
  report(`Postman: ${requests} requests at ${base}`, isWhole ? '' : 'not what the document has');
}

function isMissing(program: string, title: string): boolean {
  const why = missing.get(program);
  if (why !== undefined) unavailable += 1;
  else if (isThere(program)) return false;
  console.log(`NOT JUDGED ${title}: ${why ?? `there is no ${program} here`}`);
  return true;
}

function isThere(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`], { env: env() }).status === 0;
}

async function firstFailure(steps: readonly Step[]): Promise<string | undefined> {
  for (const step of steps) {
    const failure = await failureOf(step);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** What it said, when it failed. */
async function failureOf({ program, args, cwd }: Step): Promise<string | undefined> {
  const lines: string[] = [];
  const onErrorLine = (line: string) => lines.push(line);
  const { ok, stdout } = await runStep(program, args, { cwd, env: env(), onErrorLine });
  const said = [stdout, ...lines].join('\n').trim();
  return ok ? undefined : said.slice(-3_000) || `${program} failed`;
}

function report(what: string, wrong: string): void {
  console.log(`${wrong === '' ? 'ok    ' : 'FAILED'} ${what}`);
  if (wrong === '') return;
  failures += 1;
  console.log(wrong);
}
