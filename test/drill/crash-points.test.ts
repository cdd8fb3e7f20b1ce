import { spawnSync } from 'node:child_process';
import { mkdtempSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const point = 'after-mail-before-row';
const root = join(import.meta.dirname, '..', '..');
const module = join(root, 'tools', 'drill', 'faults', 'crash-points.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-drill-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Passes the point so often in a process of its own; says how that ended. */
function pass(times: number): { signal: string | null; output: string } {
  const script = `
    const { crashWhereArmed } = await import(${JSON.stringify(module)});
    const pass = crashWhereArmed(${JSON.stringify(folder)});
    for (let time = 1; time <= ${times}; time += 1) {
      pass('${point}');
      process.stdout.write(String(time));
    }`;
  const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { signal, output: stdout };
}

test('a crash point that is not armed does nothing', () => {
  expect(pass(2)).toEqual({ signal: null, output: '12' });
});

test('an armed one kills the process once, at the passage it was armed for', () => {
  writeFileSync(join(folder, point), '2');
  expect(pass(5)).toEqual({ signal: 'SIGKILL', output: '12' });
  expect(existsSync(join(folder, point))).toBe(false);
  expect(pass(2)).toEqual({ signal: null, output: '12' });
});

test('a file that is no number arms it for the first passage', () => {
  writeFileSync(join(folder, point), '');
  expect(pass(1)).toEqual({ signal: 'SIGKILL', output: '' });
});
