import { languages } from '@countersign/words/languages';
import type { FileVerdict } from './client.ts';
import type { VerifyWords } from '@countersign/words/verify';

/** How many bytes the seal covers, as the language writes numbers; undefined where none are. */
export function sealedBytes(
  { sealed_bytes: size }: FileVerdict,
  { language }: Pick<VerifyWords, 'language'>,
): string | undefined {
  return size?.toLocaleString(languages[language].intl);
}
