import { UsageError, verifyCommand, type VerifyOptions } from '@countersign/verifier/command';
import { reportFailure } from '../report-failure.ts';

/**
 * Ends with 1 when a check fails; with 2 when it was asked in a wrong way, or with `--strict` when
 * one was not checked.
 */
export async function verify(file: string, options: VerifyOptions): Promise<void> {
  try {
    process.exitCode = await verifyCommand(
      file,
      options,
      (text) => process.stdout.write(text),
      process.stdout.columns,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    reportFailure(error);
    process.exitCode = 2;
  }
}
