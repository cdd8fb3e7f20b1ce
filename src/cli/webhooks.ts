import type { Command } from 'commander';
import type { ListenOptions } from './run/listen.ts';

/** `countersign webhooks`: for those who write a receiver. */
export function registerWebhooks(program: Command): void {
  program
    .command('webhooks')
    .description('webhooks while developing')
    .command('listen')
    .description('have the running instance deliver its events to an address on this machine')
    .requiredOption('--forward-to <url>', 'your receiver, such as http://localhost:4000/webhooks')
    .option('--events <types>', 'event types with commas between them; without it all')
    .action(async (options: ListenOptions) => {
      const { listen } = await import('./run/listen.ts');
      await listen(options);
    });
}
