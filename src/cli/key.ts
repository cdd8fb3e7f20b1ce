import type { Command } from 'commander';
import { scopes } from '../domain/access/scopes.ts';
import type { CreateKeyOptions, RotateKeyOptions } from './run/key.ts';

/** `countersign key`: API keys. */
export function registerKey(program: Command): void {
  const key = program.command('key').description('API keys of a workspace');
  key
    .command('create')
    .description('make a key and print it, this once')
    .requiredOption('--org <id>', 'workspace (org_…)')
    .requiredOption('--label <label>', 'what the audit trail calls it')
    .requiredOption('--scopes <scopes>', 'scopes with commas between them')
    .option('--member <id>', 'member it acts for (mem_…); without it the owner')
    .option('--expires-at <time>', 'ISO 8601 time at which it stops working')
    .option('--rate-limit <requests>', 'its own limit, such as 600/min,20000/h')
    .option('--json', 'print one JSON object')
    .addHelpText('after', `\nScopes:\n${scopes.map((scope) => `  ${scope}\n`).join('')}`)
    .action(async (options: CreateKeyOptions) => {
      const { createKey } = await import('./run/key.ts');
      await createKey(options);
    });
  key
    .command('list')
    .description('list keys, oldest first')
    .requiredOption('--org <id>', 'workspace (org_…)')
    .option('--json', 'print one JSON object')
    .action(async (options: { org: string; json?: boolean }) => {
      const { listKeys } = await import('./run/key.ts');
      await listKeys(options);
    });
  key
    .command('rotate')
    .description('make a key that may do what this one may, which stops working after a while')
    .argument('<id>', 'key (key_…)')
    .option('--overlap-hours <hours>', 'how long the old one still works, 0 to 720', '24')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: RotateKeyOptions) => {
      const { rotateKey } = await import('./run/key.ts');
      await rotateKey(id, options);
    });
  key
    .command('revoke')
    .description('stop a key for good')
    .argument('<id>', 'key (key_…)')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean }) => {
      const { revokeKey } = await import('./run/key.ts');
      await revokeKey(id, options);
    });
}
