import type { Locale, MailContent, Person } from '../domain/mail/mail.ts';
import { catalogueOf } from './catalogue.ts';
import { compose, type ComposedMail } from './compose.ts';
import { cleanLine } from './clean.ts';
import { renderHtml } from './render-html.ts';

export interface MailToRender {
  content: MailContent;
  locale: Locale;
  to: Person;
  /** Names the service in the footer. */
  publicUrl: string;
  /** For `completed`: false when the signed copy was too large to go along. Default true. */
  copyAttached?: boolean;
  branding?: MailBranding;
}

/** How the workspace looks in mails; what is absent is Countersign's own. */
export interface MailBranding {
  name?: string;
  /** `#rrggbb`, dark enough for white text. */
  accentColor?: string;
  /** Content-ID of the logo, which goes along. */
  logoCid?: string;
}

const serviceName = 'Countersign';
const brandMax = 60;

/**
 * One mail in the reader's language: subject on one line without any link, the same facts in HTML
 * and text. Safe for every title, name and message; the same input gives the same bytes.
 */
export function renderMail(input: MailToRender): { subject: string; html: string; text: string } {
  const catalogue = catalogueOf(input.locale);
  const mail = compose({ ...input, catalogue, copyAttached: input.copyAttached ?? true });
  const host = new URL(input.publicUrl).host;
  const { name, accentColor, logoCid } = input.branding ?? {};
  const brand = cleanLine(name ?? serviceName, brandMax);
  return {
    subject: mail.subject,
    html: renderHtml(
      { direction: catalogue.direction, accentColor },
      {
        texts: {
          lang: input.locale,
          dir: catalogue.direction,
          subject: mail.subject,
          preview: mail.lines.join(' '),
          heading: mail.heading,
          host,
          brand,
        },
        lists: {
          logos: logoCid === undefined ? [] : [{ logo: `cid:${logoCid}` }],
          names: logoCid === undefined ? [{}] : [],
          codes: mail.code === undefined ? [] : [{ code: mail.code }],
          greetings: mail.greeting === undefined ? [] : [{ greeting: mail.greeting }],
          lines: mail.lines.map((line) => ({ line })),
          quotes: mail.quotes,
          buttons: mail.button ? [{ ...mail.button, hint: catalogue.linkHint }] : [],
          facts: mail.facts,
          footer: mail.footer.map((line) => ({ line })),
        },
      },
    ),
    text: renderText(mail, { host, brand }, catalogue.colon),
  };
}

function renderText(
  mail: ComposedMail,
  { host, brand }: { host: string; brand: string },
  colon: string,
): string {
  const quotes = mail.quotes.map(({ label, text }) => {
    return `${label}${colon}\n${text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')}`;
  });
  const facts = mail.facts.map(({ label, value }) => {
    return `${label}${colon} ${value.split('\n').join('\n  ')}`;
  });
  const blocks = [
    ...(brand === serviceName ? [] : [brand]),
    mail.heading,
    ...(mail.code === undefined ? [] : [mail.code]),
    ...(mail.greeting === undefined ? [] : [mail.greeting]),
    ...mail.lines,
    ...quotes,
    // The address stands alone on its line, so that every mail program makes a whole link of it.
    ...(mail.button ? [`${mail.button.label}${colon}\n${mail.button.url}`] : []),
    facts.join('\n'),
    // "-- " is the mark of a signature, which replies leave out.
    ['-- ', ...mail.footer, `Countersign · ${host}`].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
