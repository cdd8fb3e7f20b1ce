import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { makeSigningPageRouter } from '../../src/api/pages/signing-page.ts';
import { makeVerifyPagesRouter } from '../../src/api/verify/pages.ts';
import { webDistFolder } from '../../src/start/build/build-web.ts';
import type { Locale } from '../../src/domain/mail/mail.ts';
import { consentTexts } from '@countersign/words/consent';
import type { HiddenSigningSession, SigningSession } from '../../pages/src/api/session.ts';
import { sendPdf } from './stand-in-pdf.ts';
import { answerProof } from './stand-in-proof.ts';

/** A session behind a link, with the calls that the page made on it. */
export interface OpenSession {
  url: string;
  session: SigningSession;
  /** What is shown of it until the code was entered; undefined from then on. */
  hidden: HiddenSigningSession | undefined;
  calls: { operation: string; body: unknown }[];
  /** Answers the next call of an operation instead of the operation itself. */
  refuseNext: Map<string, Refusal>;
  /** Which bytes of the document were sent. */
  served: Uint8Array<ArrayBuffer>;
  /** Answers every call of an operation, until it is taken out. */
  refused: Map<string, Refusal>;
}

interface Refusal {
  status: number;
  code: string;
  detail?: string;
  errors?: unknown;
  remaining?: number;
}

export interface StandIn {
  origin: string;
  /** Range headers of the requests for the document. */
  ranges: string[];
  open(session: SigningSession, hidden?: HiddenSigningSession): OpenSession;
  close(): Promise<void>;
}

/** Speaks the signing operations over HTTP as their contract says, and keeps sessions in memory. */
export async function startStandIn(pdf: Buffer, embedOrigins: string[] = []): Promise<StandIn> {
  const sessions = new Map<string, OpenSession>();
  const ranges: string[] = [];
  const app = express();
  app.use(makeSigningPageRouter({ distFolder: webDistFolder, embedOrigins }));
  app.use(makeVerifyPagesRouter({ distFolder: webDistFolder }));
  app.use(express.json({ limit: '4mb' }));
  app.get('/files/:token', (request, response) => {
    const opened = sessions.get(request.params.token.replace(/-\w+$/, ''));
    if (opened) sendPdf(request, response, pdf, opened.served, 'attachment');
    else problem(response, 404, 'FILE_NOT_FOUND');
  });
  app.use('/api/v1/signing/:operation', (request, response) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const opened = sessions.get(token);
    const operation = `${request.params.operation}${request.path === '/' ? '' : request.path}`;
    if (!opened) {
      problem(response, 401, 'SIGNING_LINK_INVALID');
      return;
    }
    opened.calls.push({ operation, body: request.body as unknown });
    const refusal = opened.refused.get(operation) ?? opened.refuseNext.get(operation);
    if (refusal) {
      opened.refuseNext.delete(operation);
      problem(response, refusal.status, refusal.code, refusal);
      return;
    }
    if (operation === 'document' && request.headers.range) ranges.push(request.headers.range);
    answer({ opened, operation, request, response, pdf });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    ranges,
    open: (session, hidden) => {
      const token = `tok_${sessions.size}`;
      const opened: OpenSession = {
        url: `${origin}/sign/${token}`,
        session,
        hidden,
        calls: [],
        refuseNext: new Map(),
        refused: new Map(),
        served: new Uint8Array(pdf.length),
      };
      sessions.set(token, opened);
      return opened;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Asked {
  opened: OpenSession;
  operation: string;
  request: Request;
  response: Response;
  pdf: Buffer;
}

const at = '2026-11-21T10:00:00.000Z';

function answer(asked: Asked): void {
  const { opened, operation, request, response, pdf } = asked;
  const { session } = opened;
  const known = `${request.method} ${operation}`;
  if (answerProof(known, opened, request, response)) return;
  const refusal = refusalOf(known, opened, (request.body ?? {}) as { version?: string });
  if (refusal) problem(response, ...refusal);
  else if (known === 'GET document') sendPdf(request, response, pdf, opened.served);
  else if (known === 'GET download') sendPdf(request, response, pdf);
  else if (known === 'POST download-address') {
    const { which } = request.body as { which: string };
    const { origin, pathname } = new URL(opened.url);
    const times = opened.calls.filter((call) => call.operation === operation).length;
    const url = `${origin}/files${pathname.replace('/sign', '')}-${which}${times}`;
    response.json({ url, expires_at: at });
  } else if (known === 'POST fresh-link') response.json({ requested: true });
  else if (known === 'GET session') response.json(inLanguage(session, request.query['language']));
  else if (known === 'POST sign' || known === 'POST approve') signOrApprove(session, response);
  else {
    change(known, session, request.body as { name?: string });
    response.json(session);
  }
}

const closed = ['completed', 'declined', 'voided', 'expired'];

function refusalOf(
  known: string,
  { session, served }: OpenSession,
  body: { version?: string },
): [number, string] | undefined {
  const { state, recipient, consent, download_available } = session;
  const ended: [number, string] | undefined = closed.includes(state)
    ? [409, 'DOCUMENT_NOT_OPEN']
    : undefined;
  switch (known) {
    case 'GET session':
    case 'GET document':
    case 'POST download-address':
    case 'POST fresh-link':
      return undefined;
    case 'POST view':
      return recipient.viewed_at || recipient.role === 'cc' ? undefined : ended;
    case 'POST opt-out':
    case 'POST delegate':
      return ended;
    case 'GET download':
      return download_available ? undefined : [409, 'SEAL_PENDING'];
    case 'POST consent':
      if (ended && !consent.accepted_at) return ended;
      return isInForce(consent, body.version) ? undefined : [409, 'CONSENT_CHANGED'];
    case 'POST decline':
      return recipient.viewed_at ? ended : [409, 'NOT_VIEWED'];
    case 'POST sign':
    case 'POST approve':
      if (recipient.completed_at) return [409, 'RECIPIENT_DONE'];
      if (!recipient.viewed_at || served.includes(0)) return [409, 'NOT_VIEWED'];
      return consent.accepted_at ? undefined : [403, 'CONSENT_REQUIRED'];
    default:
      return [404, 'ROUTE_NOT_FOUND'];
  }
}

type Consent = SigningSession['consent'];

const isOurs = ({ text }: Consent) => Object.values(consentTexts).includes(text);

/** Our words are in force in every language; a workspace's own in one. */
function isInForce(consent: Consent, version = ''): boolean {
  const [digest] = consent.version.split('-').slice(1);
  const [language = '', quoted] = version.split('-');
  if (!isOurs(consent)) return version === consent.version;
  return language in consentTexts && quoted === digest;
}

/** Our words as the service gives them until they are agreed to. */
function inLanguage(session: SigningSession, asked: unknown): SigningSession {
  const { consent } = session;
  if (typeof asked !== 'string' || !isOurs(consent) || consent.accepted_at) return session;
  const language = asked as Locale;
  const version = consent.version.replace(/^\w+/, language);
  const text = consentTexts[language];
  return { ...session, consent: { ...consent, language, version, text } };
}

function change(known: string, session: SigningSession, body: { name?: string }): void {
  const { recipient, consent } = session;
  if (known === 'POST view') recipient.viewed_at ??= at;
  if (known === 'POST consent') consent.accepted_at ??= at;
  if (known === 'POST delegate') {
    session.state = 'delegated';
    session.may_delegate = false;
    session.passed_on = { name: body.name ?? '', at, by: 'recipient' };
  }
  if (known === 'POST decline' || known === 'POST opt-out') {
    if (known === 'POST opt-out') session.recipient.opted_out_at = at;
    session.state = 'declined';
    recipient.status = 'declined';
  }
}

function signOrApprove(session: SigningSession, response: Response): void {
  session.recipient.completed_at = at;
  session.recipient.status = session.recipient.role === 'signer' ? 'signed' : 'approved';
  for (const one of session.participants) {
    if (one.you) Object.assign(one, { status: session.recipient.status, completed_at: at });
  }
  session.progress.done += 1;
  const last = session.progress.done === session.progress.total;
  session.state = last ? 'completed' : 'done';
  response.json({
    recipient: session.recipient,
    signature_id: 'sig_1',
    document_status: last ? 'completed' : 'in_progress',
  });
}

function problem(
  response: Response,
  status: number,
  code: string,
  more: Partial<Refusal> = {},
): void {
  response
    .status(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({ status, code, title: code, detail: code, request_id: 'req_1', ...more }),
    );
}
