/**
 * The last lines of `.ci/run`, which gives a folder: in it `steps`, and what Jest wrote as JSON by the
 * names of its steps. Ends with one line of counts, and with 1 when anything failed.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './kinds.ts';
import { readSteps, verdictOf, type FileResult } from './verdict.ts';

const [folder = ''] = process.argv.slice(2);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const results = new Map(
  globSync('*.json', { cwd: folder }).map((name) => {
    const { testResults } = JSON.parse(read(name)) as { testResults: FileResult[] };
    return [basename(name, '.json'), testResults] as const;
  }),
);
const { lines, passed, failed } = verdictOf(readSteps(read('steps')), results, root);
for (const line of lines) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
