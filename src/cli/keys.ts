import type { Command } from 'commander';
import type { InitKeysOptions } from './run/init-keys.ts';

/** `countersign keys`: the keys of the service itself. */
export function registerKeys(program: Command): void {
  const keys = program.command('keys').description('the keys of seals, recipients and event log');
  keys
    .command('show')
    .description('show what SIGNER, ISSUER and LOG_KEY name, those for new things first')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { showKeys } = await import('./run/keys.ts');
      await showKeys(options);
    });
  keys
    .command('init')
    .description('make the CA of recipients and the key of the event log')
    .requiredOption('--out <folder>', 'folder of the new files, readable by this user alone')
    .requiredOption('--organization <name>', 'who runs the service; stands in the certificates')
    .option('--root <address>', 'PEM or PKCS #12 file of your root and its key; else one is made')
    .option('--json', 'print one JSON object')
    .action(async (options: InitKeysOptions) => {
      const { initKeys } = await import('./run/init-keys.ts');
      await initKeys(options);
    });
}
