import type { Command } from 'commander';

/** `countersign start`, which is `npm start`. */
export function registerStart(program: Command): void {
  program
    .command('start')
    .description('run everything on this machine: PostgreSQL, Temporal, API, worker and mailbox')
    .action(async () => {
      const { start } = await import('../start/start.ts');
      await start();
    });
}
