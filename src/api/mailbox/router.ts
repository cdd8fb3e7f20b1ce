import { Router, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import type { Mailbox, MailboxEntry } from '@countersign/mailer/mailbox';
import { isSameMailbox } from '../../domain/mail/mailbox.ts';
import { parseQuery } from '../middleware/parse.ts';
import { wholeNumber } from '../schemas.ts';
import { renderMailboxList } from '@countersign/mailer/pages/list-page';
import { renderMailboxMessage } from '@countersign/mailer/pages/message-page';
import { listPageStyle } from '@countersign/mailer/pages/page';

/** Of the newest; each message brings its whole text. */
const listQuery = z.object({
  limit: wholeNumber(1, 5_000).default(500),
  /** The recipient's address, in any case. */
  to: z.string().optional(),
  kind: z.string().optional(),
});

/** Nothing is loaded, run, framed or posted; a page adds only its own style. */
const contentSecurityPolicy = (styleSource: string) =>
  [
    "default-src 'none'",
    `style-src ${styleSource}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * `/mailbox`: the mails that embedded mode caught. They hold signing links, so whoever does not sit
 * at this machine gets the answer of a path that does not exist. Paths stand in full, because an
 * error that leaves a router loses the one that it was mounted at, for metrics and log.
 */
export function makeMailboxRouter({ mailbox }: { mailbox: Mailbox }): Router {
  const router = Router({ caseSensitive: true });
  router.use('/mailbox', onlyThisMachine, privately);

  router.get('/mailbox', async (_request, response) => {
    const messages = await mailbox.list();
    response.set('Content-Security-Policy', contentSecurityPolicy(listPageStyle.source));
    response.type('html').send(renderMailboxList(messages));
  });

  router.get('/mailbox/messages', async (request, response) => {
    const { limit, to, kind } = parseQuery(listQuery, request);
    const messages = (await mailbox.list()).filter(
      (message) =>
        (to === undefined || isSameMailbox(message.to, to)) &&
        (kind === undefined || message.kind === kind),
    );
    response.json(messages.slice(0, limit));
  });

  router.get('/mailbox/messages/:id', async (request, response, next) => {
    const entry = await mailbox.get(request.params.id);
    if (!entry) {
      next('router');
      return;
    }
    // A frame with srcdoc inherits this policy, and mails are styled by style attributes.
    response.set('Content-Security-Policy', contentSecurityPolicy("'unsafe-inline'"));
    response.type('html').send(renderMailboxMessage(entry));
  });

  router.get('/mailbox/messages/:id/attachments/:index', async (request, response, next) => {
    const { id, index } = request.params;
    const entry = await mailbox.get(id);
    const at = /^\d{1,3}$/.test(index) ? Number(index) : -1;
    const attachment = entry?.attachments[at];
    const content = attachment && (await mailbox.attachment(id, at));
    if (!attachment || !content) {
      next('router');
      return;
    }
    sendAttachment(response, attachment, content);
  });

  return router;
}

function sendAttachment(
  response: Response,
  { filename, content_type }: MailboxEntry['attachments'][number],
  content: Uint8Array,
) {
  response.attachment(filename);
  response.set('Content-Type', content_type);
  response.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  response.send(Buffer.from(content));
}

/** `next('router')` leaves for the application's own 404, which says the same of every path. */
const onlyThisMachine: RequestHandler = (request, _response, next) => {
  next(isLocal(request) ? undefined : 'router');
};

/** The Host check stops a page elsewhere that rebinds its name to 127.0.0.1. */
function isLocal(request: Request): boolean {
  const peer = request.socket.remoteAddress ?? '';
  const loopback = peer === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(peer);
  const host = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i.test(request.headers.host ?? '');
  return loopback && host && !isForwarded(request);
}

/** What proxies add. One on this machine is a loopback peer too, and speaks for anybody. */
const proxyHeader =
  /^(forwarded|via|cdn-loop|x-(forwarded|original|envoy|real|client|cluster)\b.*|(cf|true|fastly)-.+)$/;

const isForwarded = ({ headers }: Request) =>
  Object.keys(headers).some((name) => proxyHeader.test(name));

const privately: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  });
  next();
};
