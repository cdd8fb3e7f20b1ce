import { renderMail, type MailBranding } from '../../../src/mail/render-mail.ts';
import { mailSamples, sampleReader } from '../../../test/support/mail-samples.ts';
import type { Screen } from './sheet.ts';

const publicUrl = 'https://sign.example.com';
const branding = { name: 'Harbour Estates', accentColor: '#0b5d57' };

/** Mails to recipients, in the service's own look and in that of a workspace. */
export const mailScreens: readonly Screen[] = [
  screenOf('invitation-signer'),
  screenOf('completed'),
  screenOf('invitation-signer', branding),
];

function screenOf(sample: string, branded?: MailBranding): Screen {
  const content = mailSamples.find(([name]) => name === sample)?.[1];
  if (!content) throw new Error(`There is no sample ${sample}.`);
  const look = branded && { branding: branded };
  return {
    name: `mail-${sample}${branded ? '-branded' : ''}`,
    async open(page, locale) {
      const mail = renderMail({ content, locale, to: sampleReader, publicUrl, ...look });
      await page.setContent(mail.html);
    },
  };
}
