import type { Locale } from '../mail/mail.ts';

/**
 * What 15 U.S.C. 7001(c) requires to be stated before somebody consents to electronic records: the
 * paper option, withdrawal and what follows from it, scope, how to withdraw and to update contact
 * details, how to get paper copies, and what hardware and software it takes.
 */
export const defaultConsentText = `You are asked to receive and sign this document electronically. Please read this before you agree.

Paper instead. You may have this document on paper, and sign it by hand, instead. Ask the sender for it before you sign here; the sender tells you whether a paper copy costs anything.

What this covers. Your consent covers this document and the notices that belong to it: reminders, the signed copy and word of its completion. It does not cover anything else the sender may send you.

Withdrawing. You may withdraw your consent at any time before you sign, with “I do not want to sign electronically” on this page. The document is then closed for you, the sender is told, and you may be asked to sign on paper, which can take longer. What you signed before stays valid.

Your details and copies. To withdraw later, to change your email address or to ask for a paper copy, reply to the mail that brought you here; it reaches the sender. When everybody has signed you receive the signed copy by email and can download it here.

What you need. A device with internet access, a current browser (Chrome, Edge, Firefox or Safari), an email account, and a program that shows PDF files if you want to keep or print a copy.

By ticking the box you confirm that you can open and read documents in this form, and that you agree to use electronic records and signatures for this document.`;

export interface ConsentTerms {
  /** `<language>-<first 8 hex digits of the SHA-256>`. */
  version: string;
  language: Locale;
  text: string;
  sha256: string;
}

/**
 * The workspace's own text or the default; the version names the exact words. Nobody says in which
 * language a workspace writes its own: it is taken to be the one that the service writes in.
 */
export function consentTerms(
  custom: string | null,
  serviceLanguage: Locale,
  sha256: (text: string) => string,
): ConsentTerms {
  const text = custom ?? defaultConsentText;
  const language = custom === null ? 'en' : serviceLanguage;
  const digest = sha256(text);
  return { version: `${language}-${digest.slice(0, 8)}`, language, text, sha256: digest };
}
