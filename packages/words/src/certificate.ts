import { certificate as ar } from './ar/certificate.ts';
import { certificate as de } from './de/certificate.ts';
import { certificate as en } from './en/certificate.ts';
import { certificate as es } from './es/certificate.ts';
import { certificate as fr } from './fr/certificate.ts';
import type { Language } from './languages.ts';
import type { CertificateWords } from './certificate-words.ts';

/** All that the pages say that are added to a document: certificate, signatures, long values. */
export const certificateWords: Readonly<Record<Language, CertificateWords>> = {
  en,
  de,
  fr,
  es,
  ar,
};
