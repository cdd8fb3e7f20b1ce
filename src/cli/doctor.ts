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
      // What did not answer in time goes on by itself.
      process.exit();
    });
}
