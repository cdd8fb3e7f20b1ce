import type { Command } from 'commander';

/** `countersign files`: the storage compared with the rows. */
export function registerFiles(program: Command): void {
  const files = program.command('files').description('look after the stored files');
  files
    .command('sweep')
    .description('count stored files that no row names, a day old or more')
    .option('--remove', 'remove them; only if no other service shares the storage')
    .option('--json', 'print one JSON object')
    .action(async (options: { remove?: boolean; json?: boolean }) => {
      const { sweepFiles } = await import('./run/files.ts');
      await sweepFiles(options);
    });
}
