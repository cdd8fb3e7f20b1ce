import { UnacceptableFile } from '@countersign/pdf/intake/file-refusals';
import { checkWord } from '@countersign/pdf/intake/word/check-word';

/** What the check of Word files says: why it refuses one, or `prepared`. */
export function outcomeOf(bytes: Buffer): string {
  try {
    checkWord(bytes);
    return 'prepared';
  } catch (error) {
    if (error instanceof UnacceptableFile) return error.reason;
    throw error;
  }
}
