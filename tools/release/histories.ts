import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
export const historiesFolder = join(root, 'test', 'histories');
const manifestName = 'manifest.json';
const sdk = '@temporalio/workflow';

/** Lies beside a release's histories: what they are, and of which code. */
interface Manifest {
  /** `workflowCodeSum`; absent where histories of several commits were gathered. */
  workflow_code?: string;
  /** SHA-256 of each, by its path in the folder. */
  files: Record<string, string>;
}

export function packageVersion(): string {
  return readPackage().version;
}

function readPackage() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
}

/**
 * SHA-256 of all that decides what a workflow commands: the sources it reaches at run time, without
 * comments and types, and the version of Temporal's library.
 */
export function workflowCodeSum(folder = root): string {
  const found = new Map<string, string>();
  const left = [join(folder, 'src', 'workflows', 'index.ts')];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    const code = withoutComments(readFileSync(file, 'utf8'));
    found.set(file, code);
    for (const { fileName } of ts.preProcessFile(code).importedFiles) {
      if (fileName.startsWith('.')) left.push(join(dirname(file), fileName));
    }
  }
  const hash = createHash('sha256').update(readPackage().dependencies[sdk] ?? '');
  for (const [file, code] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${relative(folder, file)}\0${code}\0`);
  }
  return hash.digest('hex');
}

function withoutComments(source: string): string {
  const { ESNext: module } = ts.ModuleKind;
  const { ESNext: target } = ts.ScriptTarget;
  const compilerOptions = { module, target, removeComments: true, verbatimModuleSyntax: true };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

/** Says of a folder what it holds, and that the code of this checkout recorded it. */
export function writeManifest(folder: string): void {
  const manifest: Manifest = { workflow_code: workflowCodeSum(), files: sumsOf(folder) };
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
}

function sumsOf(folder: string): Record<string, string> {
  const names = globSync('*/*.json', { cwd: folder }).sort();
  return Object.fromEntries(names.map((name) => [name, sumOf(join(folder, name))]));
}

function sumOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Complaints about recorded histories that are not as they were recorded, of any release. */
export function alteredHistories(folder = historiesFolder): string[] {
  return readdirSync(folder).flatMap((release) => {
    const manifest = readManifest(join(folder, release));
    if (manifest === undefined) return [`${release} has no ${manifestName}`];
    const there = sumsOf(join(folder, release));
    const names = new Set([...Object.keys(manifest.files), ...Object.keys(there)]);
    return [...names]
      .filter((name) => manifest.files[name] !== there[name])
      .map((name) => `${release}/${name} is not what was recorded`);
  });
}

/** Complaints where the version to be released has no histories, or those of other code. */
export function missingHistories(
  version = packageVersion(),
  code = workflowCodeSum(),
  folder = historiesFolder,
): string[] {
  const manifest = readManifest(join(folder, version));
  const how = '`npm run histories` records them';
  if (manifest === undefined) return [`test/histories/${version} is not there: ${how}`];
  if (Object.keys(manifest.files).length === 0) return [`test/histories/${version} is empty`];
  if (manifest.workflow_code === code) return [];
  return [`the workflows have changed since ${version} was recorded: remove its folder, ${how}`];
}

function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, manifestName);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
