import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/processes/config/config.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function kept(content: string | Buffer): Promise<string> {
  const path = join(folder, randomBytes(8).toString('hex'));
  await writeFile(path, content);
  return path;
}

const database = { DATABASE_URL: 'postgresql://app@db/countersign' };

async function passwordOf(content: string | Buffer): Promise<string> {
  const env = { ...database, DATABASE_PASSWORD_FILE: await kept(content) };
  const { databaseUrl = '' } = loadConfig(env, { sendsMail: false });
  return decodeURIComponent(new URL(databaseUrl).password);
}

test.each([
  ['as it is', 'a/b#c'],
  ['with a line break', 'a/b#c\n'],
  ['with the line break of Windows', 'a/b#c\r\n'],
  ['with a byte order mark', '\ufeffa/b#c\n'],
])('a secret in a file %s is the secret', async (_how, content) => {
  expect(await passwordOf(content)).toBe('a/b#c');
});

test('blanks, and line breaks but the last, are part of a secret', async () => {
  expect(await passwordOf(' a\n\n')).toBe(' a\n');
});

test('every secret may stand in a file', async () => {
  const key = randomBytes(32);
  const env = {
    ...database,
    MASTER_KEY_FILE: await kept(`${key.toString('base64')}\n`),
    METRICS_TOKEN_FILE: await kept('9f86d081884c7d65\n'),
    SMTP_URL: 'smtp://app@mail',
    SMTP_PASSWORD_FILE: await kept('p@ss'),
    MAIL_FROM: 'sign@example.com',
    TSA_URL: 'https://tsa.example.com',
    TSA_ROOTS: '/roots.pem',
    TSA_USER: 'app',
    TSA_PASSWORD_FILE: await kept('stamp'),
    TEMPORAL_ADDRESS: 'temporal:7233',
    TEMPORAL_API_KEY_FILE: await kept('key\n'),
  };
  expect(loadConfig(env)).toMatchObject({
    masterKeys: [key],
    metricsToken: '9f86d081884c7d65',
    smtpUrl: 'smtp://app:p%40ss@mail',
    tsaPassword: 'stamp',
    temporalApiKey: 'key',
  });
});

test('a file that cannot be read, is empty or is no UTF-8 is refused by the variable that names it', async () => {
  const refused = async (content?: string | Buffer) => {
    const path = content === undefined ? join(folder, 'none') : await kept(content);
    return () => loadConfig({ ...database, DATABASE_PASSWORD_FILE: path }, { sendsMail: false });
  };
  expect(await refused()).toThrow(/^DATABASE_PASSWORD_FILE .+cannot be read \(ENOENT\): give/);
  expect(await refused('\n')).toThrow(/^DATABASE_PASSWORD_FILE names an empty file: put/);
  const utf16 = Buffer.from('\ufeffhunter2', 'utf16le');
  expect(await refused(utf16)).toThrow(/^DATABASE_PASSWORD_FILE .+not UTF-8: save it as UTF-8/);
});

test('a secret that stands in its variable and in a file is refused', async () => {
  const both = { DATABASE_PASSWORD: 'a', DATABASE_PASSWORD_FILE: await kept('b') };
  expect(() => loadConfig({ ...database, ...both })).toThrow(
    'DATABASE_PASSWORD_FILE is given beside DATABASE_PASSWORD: leave one out.',
  );
});
