import type { Command } from 'commander';

/** `countersign worker`: the process that runs workflows and activities. */
export function registerWorker(program: Command): void {
  program
    .command('worker')
    .description('run workflows: mail, deadlines, sealing, webhooks')
    .action(async () => {
      const { loadConfig } = await import('../processes/config/config.ts');
      const { runWorker } = await import('../worker.ts');
      await runWorker(loadConfig());
    });
}
