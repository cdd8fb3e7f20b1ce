import 'reflect-metadata';
import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as x509 from '@peculiar/x509';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  children,
  generalizedTime,
  sequence,
  tagged,
  taggedBytes,
} from '../../src/evidence/asn1.ts';
import { attribute, makeCertificate } from '../../src/evidence/keys/make-certificate.ts';
import { signedFields } from '../../src/evidence/keys/signed-sequence.ts';
import { assembleOcsp, ocspData } from '../../src/evidence/status/ocsp-response.ts';
import { makeRemoteStatus } from '../../src/evidence/status/remote-status.ts';
import type { StatusSource } from '../../src/evidence/status/status-source.ts';
import { makeHttpAuthority } from '../../src/outside/http-authority.ts';
import { startFakeAuthority, type FakeAuthority } from './support/fake-authority.ts';
import { developmentPki, sealedOn } from './support/seal-fixture.ts';

const dayMs = 86_400_000;
const after = (days: number) => new Date(sealedOn.getTime() + days * dayMs);
const none = new Uint8Array();
const unknown = taggedBytes(2, none);
const revoked = tagged(1, [generalizedTime(after(-0.5))]);

let fake: FakeAuthority;
let status: StatusSource;
let issuer: { der: Uint8Array; key: string };
/** Names the fake authority as its responder. */
let certificate: Uint8Array;

beforeAll(async () => {
  const { keys } = await developmentPki();
  fake = await startFakeAuthority((_, response) => response.end());
  issuer = { der: new X509Certificate(keys.issuing).raw, key: keys.issuingKey };
  certificate = makeCertificate(
    {
      subject: [[attribute.commonName, 'Seal']],
      publicKey: createPublicKey(keys.sealKey),
      notBefore: after(-5),
      notAfter: after(300),
      extensions: [new x509.AuthorityInfoAccessExtension({ ocsp: fake.url })],
    },
    { key: createPrivateKey(issuer.key), certificate: issuer.der },
  );
  const ask = makeHttpAuthority({ timeoutMs: 60_000, maxBytes: 100_000 });
  status = makeRemoteStatus({ ask, now: () => sealedOn });
});
afterAll(() => fake.close());

/** As the issuer answers (RFC 6960), but for what is altered. */
function answer(said?: Uint8Array, days: [number, number] = [-1, 1]): Uint8Array {
  const key = createPrivateKey(issuer.key);
  const [thisUpdate, nextUpdate] = [after(days[0]), after(days[1])];
  const given = { certificate, issuer: issuer.der, thisUpdate, nextUpdate };
  const [responder, produced, responses] = children(ocspData(given, createPublicKey(key)));
  const [id, good, from, end] = children(children(responses ?? none)[0] ?? none);
  if (!responder || !produced || !id || !good || !from || !end) throw new TypeError();
  const single = sequence([id, said ?? good, from, end]);
  return assembleOcsp(signedFields(sequence([responder, produced, sequence([single])]), key));
}

test('an answer that says good is handed on as it came', async () => {
  const good = answer();
  fake.answer = (_, response) => response.end(good);
  expect(Buffer.from(await status.ocsp(certificate, issuer.der)).equals(good)).toBe(true);
});

test.each<[string, string, RegExp, (response: ServerResponse) => void]>([
  ['unknown', 'StatusWrong', /says unknown/, (response) => response.end(answer(unknown))],
  ['revoked', 'StatusWrong', /says revoked since/, (response) => response.end(answer(revoked))],
  ['stale', 'StatusWrong', /is stale/, (response) => response.end(answer(undefined, [-3, -2]))],
  ['HTML', 'StatusWrong', /cannot be read/, (response) => response.end('<html>Hello</html>')],
  ['an error', 'StatusUnavailable', /status 503/, (response) => response.writeHead(503).end()],
  ['nothing', 'StatusUnavailable', /Nobody answers/, (response) => response.destroy()],
  [
    'too much',
    'StatusUnavailable',
    /Nobody answers/,
    (response) => response.end(Buffer.alloc(200_000)),
  ],
])('an answer of %s is refused by name', async (_title, name, message, respond) => {
  fake.answer = (_, response) => respond(response);
  const refused = status.ocsp(certificate, issuer.der);
  await expect(refused).rejects.toMatchObject({ name, message: expect.stringMatching(message) });
});

test('a responder that never answers is given up', async () => {
  fake.answer = () => undefined;
  const hasty = makeRemoteStatus({
    ask: makeHttpAuthority({ timeoutMs: 50, maxBytes: 100_000 }),
    now: () => sealedOn,
  });
  await expect(hasty.ocsp(certificate, issuer.der)).rejects.toMatchObject({
    name: 'StatusUnavailable',
  });
});
