import type { Command } from 'commander';

/** `countersign doctor`: whether everything the service leans on is there. */
export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check database, storage, Temporal and seal key, and look for what needs a person')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { examine } = await import('./run/doctor.ts');
      await examine(options);
      // The driver leaves a connection open over which it could not sign in, until the server ends it.
      process.exit();
    });
}
