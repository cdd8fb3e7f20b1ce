import { UsageError, verifyCommand, type VerifyOptions } from '../../../verifier/src/command.ts';
import { CommandError } from './open.ts';

/** Ends with 1 when a check fails. */
export async function verify(file: string, options: VerifyOptions): Promise<void> {
  try {
    const holds = await verifyCommand(file, options, (text) => process.stdout.write(text));
    if (!holds) process.exitCode = 1;
  } catch (error) {
    if (error instanceof UsageError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}
