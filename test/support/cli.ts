import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { startApplication, type Application } from './application.ts';
import { runCli } from './run-cli.ts';

/** The command line beside an application on the same database. */
export interface Cli {
  app: Application;
  /** What the commands are run with. */
  env: NodeJS.ProcessEnv;
  /** The DATA_DIR, which is empty. */
  folder: string;
  /** The one JSON object that a successful command prints. */
  json(...args: string[]): Promise<Record<string, any>>;
  /** The one sentence that a refused command says. */
  refusal(...args: string[]): Promise<string>;
  givenOrg(): Promise<{ org: string; owner: string }>;
  stop(): Promise<void>;
}

export async function startCli(): Promise<Cli> {
  const app = await startApplication();
  app.clock.set(new Date());
  const folder = await mkdtemp(join(tmpdir(), 'countersign-cli-'));
  const masterKey = randomBytes(32).toString('base64');
  const env = { DATA_DIR: folder, DATABASE_URL: app.cloned.url, MASTER_KEY: masterKey };

  async function json(...args: string[]): Promise<Record<string, any>> {
    const { code, stdout, stderr } = await runCli([...args, '--json'], env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return JSON.parse(stdout) as Record<string, any>;
  }

  async function refusal(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await runCli(args, env);
    expect({ failed: code !== 0, stdout, lines: stderr.trim().split('\n').length }).toEqual({
      failed: true,
      stdout: '',
      lines: 1,
    });
    return stderr.trim();
  }

  async function givenOrg(): Promise<{ org: string; owner: string }> {
    const made = await json(
      ...['org', 'create', '--name', 'Harbour Estates'],
      ...['--owner-email', `olga-${randomBytes(4).toString('hex')}@example.com`],
      ...['--owner-name', 'Olga Berg'],
    );
    return { org: String(made['id']), owner: String(made['owner_member_id']) };
  }

  return {
    app,
    env,
    folder,
    json,
    refusal,
    givenOrg,
    async stop() {
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
