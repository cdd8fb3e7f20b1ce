import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApiKey } from '../../src/operations/api-keys/create.ts';
import { scopes } from '../../src/domain/access/scopes.ts';
import { startCli, type Cli } from '../support/cli.ts';
import { runCli } from '../support/run-cli.ts';
import { rowId } from '../support/uuid.ts';
import { givenTemplate } from '../api/templates/given-template.ts';

let cli: Cli;
let org: string;
let templateId: string;
beforeAll(async () => {
  cli = await startCli();
  const made = await cli.givenOrg();
  org = made.org;
  const owner = { organizationId: rowId('org', org), memberId: rowId('mem', made.owner) };
  const { key } = await createApiKey(cli.app.operations, { ...owner, label: 'Test', scopes });
  const workspace = { ...owner, key, api: cli.app.client.as(key) };
  ({ id: templateId } = await givenTemplate(cli.app, workspace, {
    recipients: [{ key: 'tenant', role: 'signer' }],
  }));
});
afterAll(() => cli.stop());

async function table(text: string): Promise<string> {
  const file = join(cli.folder, 'rows.csv');
  await writeFile(file, text);
  return file;
}
const options = () => ['--org', org, '--template', templateId];
const head = 'tenant.name;tenant.email;title\r\n';

test('rows are started, those that are wrong named by their lines', async () => {
  const file = await table(
    `\ufeff${head}Ana;ana@example.com;Lease 1\r\n\r\nBo;nowhere;Lease 2\r\n`,
  );
  const tried = await cli.json('bulk-send', file, ...options(), '--dry-run');
  const errors = [
    { row: 1, line: 4, pointer: '/recipients/0/email', message: 'must be an email address' },
  ];
  expect(tried).toEqual({ status: 'dry_run', total: 2, valid: 1, errors });
  const { code, stdout, stderr } = await runCli(['bulk-send', file, ...options()], cli.env);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: 'Line 4, tenant.email: must be an email address\n',
  });
  expect(stdout).toMatch(/^id +blk_[0-9a-z]{26}\nstatus +running\ntotal +2\nvalid +1\n$/);
  const kept = await cli.app.database
    .fork()
    .execute(`select actor, status, rev, synced_rev from bulk_sends`);
  expect(kept).toEqual([{ actor: 'command line', status: 'running', rev: 1, synced_rev: 0 }]);
});

test('what cannot be started is one sentence', async () => {
  const missing = join(cli.folder, 'nothing.csv');
  expect(await cli.refusal('bulk-send', missing, ...options())).toContain('cannot be read');
  const strange = await table('guest.name\nAna\n');
  expect(await cli.refusal('bulk-send', strange, ...options())).toContain(
    'the column “guest.name” means nothing',
  );
  const other = ['--org', org, '--template', 'tpl_1'];
  expect(await cli.refusal('bulk-send', strange, ...other)).toContain('--template');
});
