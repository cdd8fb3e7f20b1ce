import type { Command } from 'commander';

/** `countersign keys`: the keys of the seal, which are the service's own. */
export function registerKeys(program: Command): void {
  const keys = program.command('keys').description('the keys that seal documents');
  keys
    .command('show')
    .description('show the certificates of the seal, the one for new documents first')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { showKeys } = await import('./run/keys.ts');
      await showKeys(options);
    });
}
