import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { locales, type Locale } from '../../src/domain/mail/mail.ts';
import { startApplication, type Application } from '../support/application.ts';
import { mailedCode, start } from '../support/authentication.ts';
import { startMailing } from '../support/mailing.ts';
import { givenSigners } from '../support/signing.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

/** Who asks, and that the code is told to nobody, in the words of each language. */
const said: Record<Locale, RegExp[]> = {
  en: [/^Olga Berg .*asks you to prove/m, /Tell it to nobody/],
  de: [/^Olga Berg .*bittet Sie nachzuweisen/m, /Geben Sie ihn niemandem weiter/],
  fr: [/^Olga Berg .*vous demande de prouver/m, /Ne le communiquez à personne/],
  es: [/^Olga Berg .*le pide que demuestre/m, /No se lo comunique a nadie/],
  ar: [/^يطلب منك .*Olga Berg/m, /لا تُطلع عليه أحدًا/],
};

test('the mail with a code is in the recipient’s language: the code, who asks, tell it to nobody, and no link', async () => {
  const { id, recipientIds, open } = await givenSigners(
    app,
    locales.map((locale) => ({
      email: `${locale}@example.com`,
      locale,
      notify: false,
      authentication: [{ method: 'email_code' }],
    })),
  );
  const codes = new Map<string, string>();
  for (const [index, locale] of locales.entries()) {
    expect((await start(await open(index), 'email_code')).status).toBe(200);
    codes.set(`${locale}@example.com`, await mailedCode(app, recipientIds[index] ?? ''));
  }
  const { sink, run, close } = await startMailing(app);
  try {
    await run(id);
    expect(sink.received.map(({ to }) => to.join()).sort()).toEqual([...codes.keys()].sort());
    for (const locale of locales) {
      const to = `${locale}@example.com`;
      const mail = sink.received.find((one) => one.to.includes(to))?.parsed;
      const text = mail?.text ?? '';
      expect(text).toContain(codes.get(to));
      for (const words of said[locale])
        expect([locale, text]).toEqual([locale, expect.stringMatching(words)]);
      expect(`${text}${String(mail?.html)}`).not.toMatch(
        /\/sign\/|href=|https?:\/\/(?!www\.w3\.org)/,
      );
    }
  } finally {
    await close();
  }
});
