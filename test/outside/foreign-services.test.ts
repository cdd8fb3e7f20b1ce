import { createPrivateKey, createPublicKey, randomBytes, X509Certificate } from 'node:crypto';
import type { ApplicationFailure } from '@temporalio/common';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { makeHttpAuthority } from '@countersign/pki/http-authority';
import { makeRemoteStatus } from '@countersign/pki/status/remote-status';
import { StatusUnavailable } from '@countersign/pki/status/status-source';
import { makeRemoteTsa } from '@countersign/pki/timestamps/remote-tsa';
import { TsaUnavailable } from '@countersign/pki/timestamps/tsa';
import { ocspAddress } from '@countersign/pki/x509/extensions';
import { makeCertificate } from '@countersign/pki/x509/make-certificate';
import { oid } from '@countersign/pki/x509/oids';
import { circuitBehind } from '../../src/domain/circuit/circuit-open.ts';
import { makeCircuits, type Circuits } from '../../src/operations/circuits/make-circuits.ts';
import { guardedMailer } from '../../src/processes/circuits/guarded-mailer.ts';
import { guardedStatus } from '../../src/processes/circuits/guarded-status.ts';
import { guardedTsa } from '../../src/processes/circuits/guarded-tsa.ts';
import { startApplication, type Application } from '../support/application.ts';
import {
  arrived,
  givenInvited,
  replyWith,
  startMailing,
  type Mailing,
} from '../support/mailing.ts';
import { startReceiver, type Reaction, type Receiver } from '../support/receiver.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let circuits: Circuits;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
  circuits = makeCircuits({ ...app.operations, random: () => 0 });
});
afterAll(() => app.stop());
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A server of somebody else, which was not asked yet. */
async function served(answer: Reaction): Promise<Receiver> {
  const server = await startReceiver(answer);
  cleanups.push(() => server.stop());
  return server;
}

const now = () => app.clock.now();
/** For how long the service is left alone after this, in seconds; undefined: it is not. */
const leftAloneS = async (asking: Promise<unknown>, kind: new (message: string) => Error) => {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(kind);
  const open = circuitBehind(error);
  return open && open.leftAlone.retryAfterMs / 1_000;
};

describe('a timestamp authority', () => {
  const tsaAt = (url: string) => {
    const { rootPem } = app.authorities.pki;
    const ask = makeHttpAuthority();
    const tsa = makeRemoteTsa({ url, roots: [rootPem], ask, now, randomBytes });
    return guardedTsa(tsa, url, circuits, app.clock);
  };
  const stamping = (url: string) =>
    leftAloneS(tsaAt(url).timestamp(randomBytes(32)), TsaUnavailable);

  test.each([
    [429, '60', 60],
    [503, '60', 60],
    [429, '', 5],
    [503, '', 5],
    [429, '86400', 300],
    [429, 'soon', 5],
    [500, '', 1],
    [403, '', 1],
  ])(
    'that answers %i with Retry-After “%s” is left alone %i s',
    async (status, after, expected) => {
      const headers = after === '' ? {} : { 'retry-after': after };
      const server = await served((response) => response.writeHead(status, headers).end());
      expect(await stamping(server.url)).toBe(expected);
      expect(await stamping(server.url)).toBe(expected);
      expect(server.received).toHaveLength(1);
    },
  );

  test('whose Retry-After is a date is left alone until then', async () => {
    const date = new Date(Math.ceil(now().getTime() / 1_000) * 1_000 + 90_000).toUTCString();
    const server = await served((response) =>
      response.writeHead(503, { 'retry-after': date }).end(),
    );
    const s = await stamping(server.url);
    expect(s).toBe((Date.parse(date) - now().getTime()) / 1_000);
  });

  test('that answers what is no timestamp, refuses, or is not there, is left alone a second', async () => {
    const page = await served((response) => response.end('<h1>Back soon</h1>'));
    expect(await stamping(page.url)).toBe(1);
    // TimeStampResp (RFC 3161, 2.4.2): rejection.
    const refusal = Buffer.from('300a30080201020303000001', 'hex');
    const refusing = await served((response) => response.end(refusal));
    expect(await stamping(refusing.url)).toBe(1);
    const gone = await served((response) => response.destroy());
    expect(await stamping(gone.url)).toBe(1);
  });
});

describe('who says whether certificates were revoked', () => {
  function asking(url: string) {
    const { keys } = app.authorities.pki;
    const issuer = new X509Certificate(keys.issuing).raw;
    const certificate = makeCertificate(
      {
        subject: [[oid.commonName, 'Seal']],
        publicKey: createPublicKey(keys.sealKey),
        notBefore: now(),
        notAfter: new Date(now().getTime() + 86_400_000),
        extensions: [ocspAddress(url)],
      },
      { key: createPrivateKey(keys.issuingKey), certificate: issuer },
    );
    const source = makeRemoteStatus({ ask: makeHttpAuthority(), now });
    const status = guardedStatus(source, circuits, app.clock);
    return leftAloneS(status.ocsp(certificate, issuer), StatusUnavailable);
  }

  test('is left alone as it asks, by host', async () => {
    const busy = await served((response) =>
      response.writeHead(429, { 'retry-after': '120' }).end(),
    );
    expect(await asking(busy.url)).toBe(120);
    expect(await asking(`${busy.url}other`)).toBe(120);
    expect(busy.received).toHaveLength(1);
    const away = await served((response) => response.writeHead(502).end());
    expect(await asking(away.url)).toBe(1);
  });

  test('is asked again at once about others when it does not know this one', async () => {
    const server = await served((response) => response.writeHead(404).end());
    expect(await asking(server.url)).toBeUndefined();
    expect(await asking(server.url)).toBeUndefined();
    expect(server.received).toHaveLength(2);
  });
});

describe('a mail server', () => {
  /** One that is asked through the circuit. */
  async function mailing(
    behaviour: Parameters<typeof startMailing>[1],
  ): Promise<Mailing & { says(): Promise<unknown>; documents: string[] }> {
    const name = `smtp://mail-${randomBytes(4).toString('hex')}.example.com`;
    const server = await startMailing(app, behaviour, (real) =>
      guardedMailer(real, name, circuits),
    );
    cleanups.push(() => server.close());
    const documents: string[] = [];
    return {
      ...server,
      documents,
      async says() {
        const { id } = await givenInvited(app, workspace, [{ email: 'ana@example.com' }]);
        documents.push(id);
        return said(server.run(id));
      },
    };
  }
  const said = (run: Promise<unknown>) =>
    run.then(
      () => 'sent',
      (error: unknown) => {
        const { type, nextRetryDelay } = error as ApplicationFailure;
        return [type, nextRetryDelay];
      },
    );

  test('that says 421 is left alone by all documents, one goes first, and then all', async () => {
    let connections = 0;
    let isBusy = true;
    const server = await mailing({
      onConnect(_session, done) {
        connections += 1;
        done(isBusy ? replyWith(421, 'Too many of you') : null);
      },
    });
    expect(await server.says()).toEqual(['MailNotTaken', 5_000]);
    const before = connections;
    expect(await server.says()).toEqual(['CircuitOpen', 5_000]);
    expect(await server.says()).toEqual(['CircuitOpen', 5_000]);
    expect(connections).toBe(before);
    app.clock.advance(5_000);
    const [first = '', second = '', third = ''] = server.documents;
    expect(await said(server.run(first))).toEqual(['MailNotTaken', 10_000]);
    expect(await said(server.run(second))).toEqual(['CircuitOpen', 10_000]);
    app.clock.advance(10_000);
    isBusy = false;
    for (const id of [second, first, third]) expect(await said(server.run(id))).toBe('sent');
    expect(arrived(server.sink)).toHaveLength(3);
  });

  test('that says 450 to one is asked by the others; once two have heard it nobody asks', async () => {
    let heard = 0;
    const server = await mailing({
      onRcptTo(_address, _session, done) {
        heard += 1;
        done(replyWith(450, 'Too much mail from you'));
      },
    });
    expect(await server.says()).toEqual(['MailNotTaken', undefined]);
    const [first = ''] = server.documents;
    expect(await said(server.run(first))).toEqual(['MailNotTaken', undefined]);
    expect(await server.says()).toEqual(['MailNotTaken', 5_000]);
    expect(await server.says()).toEqual(['CircuitOpen', 5_000]);
    expect(heard).toBe(3);
  });

  test.each([
    ['450', '4.2.1 Mailbox busy'],
    ['452', '4.2.2 Mailbox full'],
    ['451', '4.7.1 Greylisted, come again'],
  ])('that says %s %s holds up that mail alone', async (code, text) => {
    const server = await mailing({
      onRcptTo: (_address, _session, done) => done(replyWith(Number(code), text)),
    });
    for (let mail = 0; mail < 4; mail += 1) {
      expect(await server.says()).toEqual(['MailNotTaken', undefined]);
    }
  });

  test('that is not there is left alone a second', async () => {
    const server = await mailing({});
    await server.sink.close();
    expect(await server.says()).toEqual(['MailNotTaken', 1_000]);
    expect(await server.says()).toEqual(['CircuitOpen', 1_000]);
    cleanups.length = 0;
  });
});
