import type { Command } from 'commander';
import type { VerifyOptions } from '../../verifier/src/command.ts';

/** `countersign verify`: it needs no configuration, server, database or network. */
export function registerVerify(program: Command): void {
  program
    .command('verify')
    .description(
      'check an evidence ZIP or a sealed PDF with no server, database or network; exits with 1 when wrong',
    )
    .argument('<file>', 'an evidence ZIP or a sealed PDF')
    .option('--roots <pem...>', 'files of the root certificates to trust; else the file’s own')
    .option('--timestamp-roots <pem...>', 'those of timestamp authorities, where they are others')
    .option('--log-key <vkey...>', 'keys of the log, as it serves them at /log/key')
    .option('--at <time>', 'verify as at that time; now unless given')
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: VerifyOptions) => {
      const { verify } = await import('./run/verify.ts');
      await verify(file, options);
    });
}
