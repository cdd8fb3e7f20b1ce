import type { Locale } from '../../../domain/mail/mail.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

const byLocale: Record<Locale, Words> = { en, de, fr, es, ar };

export function wordsFor(locale: Locale): Words {
  return byLocale[locale];
}
