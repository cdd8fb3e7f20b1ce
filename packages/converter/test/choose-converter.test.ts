import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ProgramStarter } from '@countersign/converter/converter';
import { chooseConverter } from '@countersign/converter/choose-converter';
import { hasWasmConverter } from '@countersign/converter/wasm-converter';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'));
  await writeFile(join(folder, 'soffice'), '#!/bin/sh\nexit 0\n');
  await chmod(join(folder, 'soffice'), 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

async function choose(starter: Pick<ProgramStarter, 'confinement'>, gotenbergUrl?: string) {
  const warnings: string[] = [];
  const { name } = await chooseConverter({
    gotenbergUrl,
    searchPath: folder,
    starter: { uid: undefined, script: () => ({ command: 'false', args: [] }), ...starter },
    warn: (sentence) => warnings.push(sentence),
  });
  return { name, warnings };
}

const another = hasWasmConverter() ? 'LibreOffice as WebAssembly' : 'none: Word files are refused';

test('LibreOffice of this machine is used where it starts without the machine’s files', async () => {
  const confinement =
    () =>
    ([command = '', ...args]: string[]) => ({ command, args });
  expect(await choose({ confinement })).toEqual({ name: join(folder, 'soffice'), warnings: [] });
});

test.each([
  ['where these cannot be taken away', () => undefined],
  ['where it does not start without them', () => () => ({ command: 'false', args: [] })],
])('it is not used %s, and the start says so', async (_where, confinement) => {
  const { name, warnings } = await choose({ confinement });
  expect(name).toBe(another);
  expect(warnings).toEqual([
    `${join(folder, 'soffice')} is not used: it cannot be shut off from the files of this machine`,
  ]);
});

test('a Gotenberg is asked before any other, and the start says that nothing confines it', async () => {
  const confinement = () => undefined;
  expect(await choose({ confinement }, 'http://gotenberg:3000/office/')).toEqual({
    name: 'http://gotenberg:3000',
    warnings: [
      'http://gotenberg:3000 converts Word files: what it can reach is for its operator to confine',
    ],
  });
});
