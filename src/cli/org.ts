import type { Command } from 'commander';
import type { CreateOptions } from './run/org.ts';

/** `countersign org`: workspaces. */
export function registerOrg(program: Command): void {
  const org = program.command('org').description('workspaces');
  org
    .command('create')
    .description('make a workspace with its owner')
    .requiredOption('--name <name>', 'name of the workspace')
    .requiredOption('--owner-email <email>', 'email address of the owner')
    .requiredOption('--owner-name <name>', 'name of the owner')
    .option('--test', 'one to try things out in, with a clock that moves')
    .option('--json', 'print one JSON object')
    .action(async (options: CreateOptions) => {
      const { createOrg } = await import('./run/org.ts');
      await createOrg(options);
    });
  org
    .command('list')
    .description('list workspaces, oldest first')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { listOrgs } = await import('./run/org.ts');
      await listOrgs(options);
    });
}
