import { verify as en } from './en/verify.ts';
import type { LazyWords } from './lazy-words.ts';
import type { VerifyWords } from './verify-words.ts';

export type {
  CheckName,
  CheckWords,
  Failure,
  Finding,
  UncheckedReason,
  VerifyWords,
} from './verify-words.ts';

/** All that the pages say that verify a document. */
export const verifyWords: LazyWords<VerifyWords> = {
  en,
  others: {
    de: async () => (await import('./de/verify.ts')).verify,
    fr: async () => (await import('./fr/verify.ts')).verify,
    es: async () => (await import('./es/verify.ts')).verify,
    ar: async () => (await import('./ar/verify.ts')).verify,
  },
};
