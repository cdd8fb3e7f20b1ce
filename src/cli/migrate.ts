import type { Command } from 'commander';

/** `countersign migrate`: brings the schema up to date, as its owner. */
export function registerMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the schema up to date (DATABASE_ADMIN_URL) and grant DATABASE_URL’s role')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { runMigrate } = await import('./run/migrate.ts');
      await runMigrate(options);
    });
}
