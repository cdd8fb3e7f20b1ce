import type { Command } from 'commander';
import type { AuditOptions } from './run/log-audit.ts';
import type { WitnessOptions } from './run/log-witness.ts';

/** `countersign log`: the Merkle log of all events. */
export function registerLog(program: Command): void {
  const log = program.command('log').description('the Merkle log of all events');
  log
    .command('audit')
    .description('walk the whole log: events, leaves, tiles, checkpoints; exits with 1 when wrong')
    .option('--log-key <vkey...>', 'keys whose signatures count; without it LOG_KEY')
    .option('--json', 'print one JSON object')
    .action(async (options: AuditOptions) => {
      const { audit } = await import('./run/log-audit.ts');
      await audit(options);
    });
  log
    .command('witness')
    .description(
      'compare a log with what it showed the last time: exits with 1 when it contradicts itself, with 2 when it cannot be read',
    )
    .argument('<url>', 'where the log is served, such as https://sign.example.com/log')
    .option('--file <path>', 'keeps the last checkpoint', 'countersign-witness.json')
    .option(
      '--log-key <vkey...>',
      'the log’s key; without it the one of the last time; of a log whose key was replaced both',
    )
    .option('--json', 'print one JSON object')
    .action(async (url: string, options: WitnessOptions) => {
      const { witness } = await import('./run/log-witness.ts');
      await witness(url, options);
    });
}
