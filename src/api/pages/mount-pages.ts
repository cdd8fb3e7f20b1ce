import type { Express } from 'express';
import type { Mailbox } from '@countersign/mailer/mailbox';
import { allowOrigins } from '../middleware/cross-origin.ts';
import { makeMailboxRouter } from '../mailbox/router.ts';
import { makeVerifyPagesRouter } from '../verify/pages.ts';
import { makeHomeRouter } from './home.ts';
import { makeReferenceRouter } from './reference.ts';
import { makeSigningPageRouter, type SigningPageOptions } from './signing-page.ts';

export interface PagesDeps extends SigningPageOptions {
  /** Absent: mails leave, and nobody reads them here. */
  mailbox: Mailbox | undefined;
}

/** What people open in a browser: signing, verifying, the reference, `/` and the mailbox. */
export function mountPages(app: Express, { distFolder, embedOrigins, mailbox }: PagesDeps): void {
  app.use(allowOrigins(embedOrigins, '/api/v1/signing/'));
  app.use(makeSigningPageRouter({ distFolder, embedOrigins }));
  app.use(makeVerifyPagesRouter({ distFolder }));
  app.use(makeReferenceRouter({ distFolder }));
  app.use(makeHomeRouter({ mailbox: mailbox !== undefined }));
  if (mailbox) app.use(makeMailboxRouter({ mailbox }));
}
