import { expect, test } from '@jest/globals';
import { renderMail } from '../../src/mail/render-mail.ts';
import { locales, type MailContent } from '../../src/domain/mail/mail.ts';
import { escapeHtml } from '@countersign/mailer/escape-html';
import {
  hostileMail,
  mailSamples,
  sampleLink,
  sampleReader,
  sampleSender,
} from '../support/mail-samples.ts';

const publicUrl = 'https://sign.example.com';
const render = (content: MailContent, locale: (typeof locales)[number] = 'en', to = sampleReader) =>
  renderMail({ content, locale, to, publicUrl });
const sample = (name: string) => {
  const found = mailSamples.find(([each]) => each === name);
  if (!found) throw new Error(`no sample ${name}`);
  return found[1];
};
const everyMail = mailSamples.flatMap(([name, content]) =>
  locales.map((locale) => ({ name, locale, content })),
);
/** Overrides and marks that reorder text; the isolates that the renderer adds come in pairs. */
const reordering = /[\u200e\u200f\u202a-\u202e\u2066\u2067]/u;
const controls = /[\p{Cc}\u2028\u2029]/u;
const visible = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, '\n');

test.each(everyMail)('$name in $locale says the same in HTML and text', ({ content, locale }) => {
  const { subject, html, text } = render(content, locale);
  expect(subject).not.toMatch(controls);
  expect(Array.from(subject).length).toBeLessThanOrEqual(200);
  expect(subject).not.toContain('http');
  expect(`${html}${text}${subject}`).not.toMatch(/undefined|\[object|\{\{|Invalid Date/);
  // Every line of the text is to be seen in the HTML too.
  const shown = visible(html).replace(/\s+/g, ' ');
  const said = text.split('\n').flatMap((line) => line.split(/: ?/));
  for (const part of said.map((each) =>
    each
      .replace(/^> |^-- $/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )) {
    expect(shown).toContain(escapeHtml(part));
  }
});

test.each(everyMail)('$name in $locale has its link in both parts, or none', (mail) => {
  const { html, text, subject } = render(mail.content, mail.locale);
  const link = 'link' in mail.content ? mail.content.link : undefined;
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(new Set(hrefs)).toEqual(new Set(link === undefined ? [] : [link]));
  expect(text.split('\n').filter((line) => line === link)).toHaveLength(link === undefined ? 0 : 1);
  expect(subject).not.toContain(sampleLink);
});

test.each(everyMail)('$name in $locale loads nothing and runs nothing', ({ content, locale }) => {
  const { html } = render(content, locale);
  expect(html).not.toMatch(/<(img|script|link|iframe|form|object|video)\b/i);
  expect(html).not.toMatch(/\bsrc=|url\(|@import|background="/i);
});

test('each language has words of its own', () => {
  for (const [, content] of mailSamples) {
    const bodies = locales.map((locale) => render(content, locale).text);
    expect(new Set(bodies).size).toBe(locales.length);
  }
});

test('Arabic reads from right to left, everything else from left to right', () => {
  for (const locale of locales) {
    const { html } = render(sample('invitation-signer'), locale);
    const [direction, other] = locale === 'ar' ? ['rtl', 'ltr'] : ['ltr', 'rtl'];
    expect(html).toContain(`<html lang="${locale}" dir="${direction}"`);
    expect(html).not.toContain(`direction:${other}`);
    expect(html).not.toContain(`text-align:${locale === 'ar' ? 'left' : 'right'}`);
  }
});

test('times are written out in the language of the reader and name their zone', () => {
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, render(sample('expired'), locale).text]),
  );
  expect(texts['en']).toContain('5 December 2026 at 17:00 UTC');
  expect(texts['de']).toContain('5. Dezember 2026 um 17:00 UTC');
  expect(texts['fr']).toContain('5 décembre 2026 à 17:00 UTC');
  expect(texts['es']).toMatch(/5 de diciembre de 2026.*17:00 UTC/);
  expect(texts['ar']).toContain('5 ديسمبر 2026 الساعة 17:00 بالتوقيت العالمي المنسق');
});

test('the first of a month is an ordinal in French, whose colons stand apart', () => {
  const content = { ...sample('expired'), deadline: '2027-02-01T07:05:00.000Z' } as MailContent;
  const { text } = render(content, 'fr');
  expect(text).toContain('1er février 2027 à 07:05 UTC');
  expect(text).toContain('Échéance\u00a0: 1er');
  expect(text).not.toMatch(/\p{L}:(?!\/\/)/u);
});

test('Arabic leaves no word of another language but those that people and servers wrote', () => {
  const written = JSON.stringify([...mailSamples, sampleReader, sampleSender]);
  for (const [name, content] of mailSamples) {
    const { subject, text } = render(content, 'ar');
    const words = `${subject} ${text}`.match(/[A-Za-z][A-Za-z.@:/-]*[A-Za-z]/g) ?? [];
    const own = words.filter((word) => !written.includes(word));
    expect([
      name,
      own.filter((word) => !/^(Countersign|Gone|reset-authentication)$/.test(word)),
    ]).toEqual([name, []]);
  }
});

test('a webhook says in the language of its owner why it was disabled', () => {
  const disabled = sample('webhook-disabled');
  const failing = { ...disabled, reason: 'failing' } as MailContent;
  for (const locale of locales) {
    const texts = [disabled, failing].map((content) => render(content, locale).text);
    expect(texts[0]).toContain('410 Gone');
    expect(texts[1]).not.toContain('410');
    if (locale !== 'en') expect(texts.join()).not.toMatch(/endpoint|delivery/i);
  }
});

test('an address that was refused is shown with its name, and with the way out there is', () => {
  const { text, subject } = render(sample('address-refused'), 'en', sampleSender);
  expect(subject).toBe('Clara Moreau cannot be reached by email: “Supply agreement 2027”');
  expect(text).toContain('Recipient: Clara Moreau (clara@moreau.example)');
  expect(text).toContain('Please correct the address');
  expect(text).toContain('> 550 5.1.1 <clara@moreau.example>: Recipient address rejected');
  const late = render(sample('address-refused-late'), 'en', sampleSender).text;
  expect(late).toContain('can no longer be changed');
  expect(late).not.toContain('mail server');
});

test('an owner reads to whom an access code has to be told, by whoever did it, and only where one is asked', () => {
  const textOf = (name: string) =>
    render(sample(name), 'en', sampleSender).text.replaceAll(/[\u2066-\u2069]/g, '');
  const told = 'Bo Lind is asked for the access code that was set for Clara Moreau.';
  for (const who of ['delegated', 'reassigned']) {
    expect(textOf(`${who}-owner-code`)).toContain(told);
    expect(textOf(`${who}-owner`)).not.toContain('code');
  }
});

test.each(locales)('nothing that a person typed becomes markup, in %s', (locale) => {
  const { html, text, subject } = render(hostileMail, locale, {
    name: '</title><script>x</script>',
    email: sampleReader.email,
  });
  expect(html).not.toMatch(/<script|<img|<b>|<a href="https:\/\/evil|<style>\*/i);
  expect(html).toContain('&lt;script&gt;');
  // A typed slot or block mark stays what was typed.
  expect(html).toContain('{{link}}');
  expect(html.match(/<style[\s>]/g)).toHaveLength(
    render(sample('invitation-signer'), locale).html.match(/<style[\s>]/g)?.length ?? 0,
  );
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(reordering);
    expect(part.replaceAll('\n', '')).not.toMatch(controls);
  }
  expect(subject).not.toMatch(controls);
  expect(text).not.toMatch(/^Bcc:/m);
});

test('a name that runs the other way is isolated, and only then', () => {
  const content = { ...sample('voided'), sender: { ...sampleSender, name: 'عمر حداد' } };
  expect(render(content as MailContent).text).toContain('\u2068عمر حداد\u2069 has withdrawn');
  expect(render(content as MailContent, 'ar').text).not.toContain('\u2068عمر');
  expect(render(sample('voided'), 'ar').text).toContain('\u2068Anna Weber\u2069');
  expect(render(sample('voided')).text).not.toContain('\u2068');
});

test('a subject stays short however long title and names are, and splits no character', () => {
  const long = '𝔏😀'.repeat(500);
  for (const locale of locales) {
    for (const [, content] of mailSamples) {
      if (!('document' in content)) continue;
      const stretched = {
        ...content,
        document: { ...content.document, title: long },
        sender: { ...content.sender, name: long },
        ...('by' in content ? { by: { ...content.by, name: long } } : {}),
      } as MailContent;
      const { subject } = render(stretched, locale);
      expect(Array.from(subject).length).toBeLessThanOrEqual(200);
      expect(subject.isWellFormed()).toBe(true);
    }
  }
});

test('the owner of a declined document reads another mail than those who were asked', () => {
  const declined = sample('declined');
  const owner = render(declined, 'en', sampleSender);
  const recipient = render(declined);
  expect(owner.subject).toBe('Clara Moreau has declined “Supply agreement 2027”');
  expect(owner.text).toContain('clara@moreau.example');
  expect(recipient.subject).toBe('Declined: “Supply agreement 2027”');
  expect(recipient.text).not.toContain('clara@moreau.example');
  expect(recipient.text).toContain('> Clause 4 is not what we agreed on.');
});

test('a signed copy that is too large to attach is not announced as attached', () => {
  for (const name of ['completed', 'completed-owner']) {
    const input = { content: sample(name), locale: 'en', to: sampleReader, publicUrl } as const;
    expect(renderMail(input).text).toContain('is attached');
    const without = renderMail({ ...input, copyAttached: false }).text;
    expect(without).not.toContain('is attached');
    expect(without).toContain('too large');
  }
});

test('a webhook address comes without its query, which may hold a secret', () => {
  const { html, text } = render(sample('webhook-disabled'));
  expect(text).toContain('https://billing.example.com/hooks/countersign');
  expect(`${html}${text}`).not.toContain('s3cret');
});

test('people without a name are called by their address', () => {
  const content = { ...sample('voided'), sender: { ...sampleSender, name: '  ' } } as MailContent;
  const { text } = render(content, 'en', { name: '', email: 'x@y.example' });
  expect(text).toContain('anna.weber@nordlicht.example has withdrawn');
  expect(text).not.toContain('Hello');
});

test('a workspace’s name, colour and logo stand in for Countersign’s own', () => {
  const own = { content: sample('invitation-signer'), locale: 'en', to: sampleReader } as const;
  const branding = { name: 'Harbour <Estates>', accentColor: '#0b5d57', logoCid: 'logo@here' };
  const { html, text } = renderMail({ ...own, publicUrl, branding });
  expect(html).toContain('src="cid:logo@here" alt="Harbour &lt;Estates&gt;"');
  expect(html).toContain('#0b5d57');
  expect(html).not.toMatch(/#1d4ed8|#5b86f7|#8fb3ff/);
  expect(text.split('\n')[0]).toBe('Harbour <Estates>');
  const named = renderMail({ ...own, publicUrl, branding: { name: 'Harbour' } }).html;
  expect(named).not.toContain('<img');
  expect(visible(named)).toMatch(/^\s*Harbour\s*$/m);
  expect(renderMail({ ...own, publicUrl }).html).not.toContain('<img');
});
