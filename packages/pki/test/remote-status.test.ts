import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type * as asn1 from 'asn1js';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ocspAddress } from '@countersign/pki/x509/extensions';
import { makeCertificate } from '@countersign/pki/x509/make-certificate';
import { makeOcspResponse } from '@countersign/pki/x509/ocsp-response';
import { oid } from '@countersign/pki/x509/oids';
import { makeRemoteStatus } from '@countersign/pki/status/remote-status';
import type { StatusSource } from '@countersign/pki/status/status-source';
import { makeHttpAuthority } from '@countersign/pki/http-authority';
import { startFakeAuthority, type FakeAuthority } from './support/fake-authority.ts';
import { developmentPki, now } from './support/development-keys.ts';
import { alterOcsp, revokedAt, unknown } from './support/sign-again.ts';

const dayMs = 86_400_000;
const after = (days: number) => new Date(now.getTime() + days * dayMs);
const revoked = revokedAt(after(-0.5));

let fake: FakeAuthority;
let status: StatusSource;
let issuer: { der: Uint8Array; key: string };
/** Names the fake authority as its responder. */
let certificate: Uint8Array;

beforeAll(async () => {
  const { keys } = developmentPki();
  fake = await startFakeAuthority((_, response) => response.end());
  issuer = { der: new X509Certificate(keys.issuing).raw, key: keys.issuingKey };
  certificate = makeCertificate(
    {
      subject: [[oid.commonName, 'Seal']],
      publicKey: createPublicKey(keys.sealKey),
      notBefore: after(-5),
      notAfter: after(300),
      extensions: [ocspAddress(fake.url)],
    },
    { key: createPrivateKey(issuer.key), certificate: issuer.der },
  );
  const ask = makeHttpAuthority({ timeoutMs: 60_000, maxBytes: 100_000 });
  status = makeRemoteStatus({ ask, now: () => now });
});
afterAll(() => fake.close());

/** As the issuer answers (RFC 6960), but for what is altered. */
function answer(said?: asn1.BaseBlock, days: [number, number] = [-1, 1]): Uint8Array {
  const key = createPrivateKey(issuer.key);
  const [thisUpdate, nextUpdate] = [after(days[0]), after(days[1])];
  const about = {
    serialNumber: Buffer.from(new X509Certificate(certificate).serialNumber, 'hex'),
    issuer: new X509Certificate(issuer.der),
  };
  const response = makeOcspResponse({ ...about, thisUpdate, nextUpdate }, { key });
  return alterOcsp(response, key, (answered) => {
    if (said) answered.certStatus = said;
  });
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
    now: () => now,
  });
  await expect(hasty.ocsp(certificate, issuer.der)).rejects.toMatchObject({
    name: 'StatusUnavailable',
  });
});
