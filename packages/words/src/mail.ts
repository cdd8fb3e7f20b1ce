import { mail as ar } from './ar/mail.ts';
import { mail as de } from './de/mail.ts';
import { mail as en } from './en/mail.ts';
import { mail as es } from './es/mail.ts';
import { mail as fr } from './fr/mail.ts';
import type { Language } from './languages.ts';
import type { MailWords } from './mail-words.ts';

export type { Audience, Label, MailWords } from './mail-words.ts';
export type { Facts, MailText, Phrase } from './phrase.ts';

/** All that mails say. */
export const mailWords: Readonly<Record<Language, MailWords>> = { en, de, fr, es, ar };
