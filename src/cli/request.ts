import type { Command } from 'commander';
import type { RequestOptions } from './run/request.ts';

/** `countersign request`: sends a file to be signed, and waits for it. */
export function registerRequest(program: Command): void {
  const collect = (value: string, before: string[] = []) => [...before, value];
  program
    .command('request')
    .description('ask people to sign a file, and wait for the sealed PDF')
    .argument('<file>', 'PDF, Word, PNG or JPEG')
    .requiredOption('--to <"Name <address>">', 'who signs; give it once for each', collect)
    .option('--anchor <text>', 'text to the left of the signature; once for each --to', collect)
    .option('--title <text>', 'what signers read; without it the name of the file')
    .option('--message <text>', 'for the invitations')
    .option('--deadline <time>', 'until when to act, ISO 8601 with an offset or Z')
    .option('--external-id <text>', 'your own name for the document')
    .option('--in-order', 'ask one after the other, in the order of --to')
    .option('--no-mail', 'mail nobody, and print the links instead')
    .option('--wait', 'wait until it is sealed')
    .option('--timeout <seconds>', 'wait so long at most; without it as long as it takes')
    .option('--out <file>', 'where the sealed PDF goes; waits for it')
    .option('--evidence <file>', 'where the evidence ZIP goes; waits for it')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `
The service is the one that COUNTERSIGN_API_URL and COUNTERSIGN_API_KEY name, or the
instance on DATA_DIR. An anchor that all signers share is theirs in turn: the first
place where it stands is the first signer's.

Exit codes:
  0  sealed; without waiting, sent
  1  refused, or the service cannot be reached
  3  somebody declined
  4  the deadline passed
  5  the sender voided it
  6  --timeout passed, and the document is still out
`,
    )
    .action(async (file: string, options: RequestOptions) => {
      const { requestSignatures } = await import('./run/request.ts');
      await requestSignatures(file, options);
    });
}
