/**
 * `npm run rehearse`, with the names of some: the tests that take half a minute a case, each of them
 * a rehearsal of what seldom happens. `--of <commit>` chooses one by the hash of a commit, so that
 * all come round.
 */
import { parseArgs } from 'node:util';
import { jest } from './jest.ts';
import { rehearsals } from './rehearsals.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { of: { type: 'string' }, json: { type: 'string' } },
});
const names = Object.keys(rehearsals);
const chosen = values.of === undefined ? positionals : [rehearsedBy(values.of)];
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  throw new Error(`There is no rehearsal ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
}
const rehearsed = chosen.length > 0 ? chosen : names;
console.log(`Rehearsing ${rehearsed.join(', ')}`);
const files = rehearsed.flatMap((name) => rehearsals[name] ?? []);
const result = values.json === undefined ? [] : ['--json', `--outputFile=${values.json}`];
process.exitCode = jest([...result, '--runTestsByPath', ...files]);

function rehearsedBy(commit: string): string {
  if (!/^[0-9a-f]{8,}$/.test(commit)) throw new Error(`${commit} is no commit's hash.`);
  return names[Number.parseInt(commit.slice(0, 8), 16) % names.length] ?? '';
}
