import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startCli, type Cli } from '../support/cli.ts';

let cli: Cli;
let folder: string;
beforeAll(async () => {
  cli = await startCli();
  folder = await mkdtemp(join(tmpdir(), 'countersign-branding-'));
});
afterAll(async () => {
  await cli.stop();
  await rm(folder, { recursive: true, force: true });
});

test('name, accent and logo are set, printed and cleared', async () => {
  const { org } = await cli.givenOrg();
  const logo = join(folder, 'logo.png');
  const create = { width: 30, height: 10, channels: 3, background: '#0b5d57' } as const;
  await writeFile(logo, await sharp({ create }).png().toBuffer());
  const given = ['--name', 'Harbour', '--accent', '#0b5d57', '--logo', logo];
  const set = await cli.json('branding', 'set', '--org', org, ...given);
  expect(set).toEqual({
    id: org,
    name: 'Harbour',
    accent_color: '#0b5d57',
    logo_url: expect.stringMatching(/^\/branding\/[0-9a-f]{64}\.png$/) as unknown,
  });
  await cli.json('branding', 'set', '--org', org, '--clear', 'logo', 'accent');
  expect(await cli.json('branding', 'get', '--org', org)).toEqual({
    name: 'Harbour',
    accent_color: null,
    logo_url: null,
  });
});

test('what cannot be taken is refused with the way out', async () => {
  const { org } = await cli.givenOrg();
  const set = (...given: string[]) => cli.refusal('branding', 'set', '--org', org, ...given);
  expect(await set('--accent', '#ffffff')).toContain('must be darker');
  expect(await set('--clear', 'everything')).toContain('--clear takes name, accent, logo');
  expect(await set('--logo', join(folder, 'none.png'))).toContain('cannot be read');
  await writeFile(join(folder, 'logo.svg'), '<svg/>');
  expect(await set('--logo', join(folder, 'logo.svg'))).toContain('neither a PNG nor a JPEG');
});
