import type { Command } from 'commander';
import type { VerifyOptions } from '@countersign/verifier/command';

/** `countersign verify`: it needs no configuration, server, database or network. */
export function registerVerify(program: Command): void {
  program
    .command('verify')
    .description(
      'check an evidence ZIP or a sealed PDF with no server, database or network; exits with 1 ' +
        'when a check fails',
    )
    // 1 says that a check failed.
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
    .argument('<file>', 'an evidence ZIP or a sealed PDF')
    .option('--roots <pem...>', 'files of the root certificates to trust; else not checked')
    .option('--timestamp-roots <pem...>', 'those of timestamp authorities, where they are others')
    .option('--log-key <vkey...>', 'keys of the log, as it serves them at /log/key')
    .option('--at <time>', 'verify as at that time; now unless given')
    .option('--strict', 'exit with 2 when no check fails and one was not checked')
    .option(
      '--extract-sealed <out>',
      'save what the seal covers by itself, without what follows it',
    )
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: VerifyOptions) => {
      const { verify } = await import('./run/verify.ts');
      await verify(file, options);
    });
}
