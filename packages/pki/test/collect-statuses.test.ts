import { X509Certificate } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { findPath } from '@countersign/verifier/chain';
import { signerOfAnswer } from '@countersign/verifier/ocsp';
import { answerWith } from '@countersign/verifier/status-form';
import { makeDevelopmentStatus } from '@countersign/pki/development/development-status';
import { collectStatuses } from '@countersign/pki/status/collect-statuses';
import { noStatusSource } from '@countersign/pki/status/no-status-source';
import { developmentPki, now } from './support/development-keys.ts';

test('of what an answer carries its signer’s certificate alone is kept: nothing signs the others', async () => {
  const { keys, rootPem } = developmentPki();
  const [seal, issuing, root] = [keys.seal, keys.issuing, rootPem].map(
    (pem) => new X509Certificate(pem),
  );
  if (!seal || !issuing || !root) throw new Error('The keys are not complete.');
  const path = findPath(seal, [issuing], [root]);
  if (!path) throw new Error('The seal leads to no root.');
  const honest = makeDevelopmentStatus(keys, () => now, noStatusSource);
  const talkative = {
    ...honest,
    ocsp: async (certificate: Uint8Array, issuer: Uint8Array) => {
      const answer = await honest.ocsp(certificate, issuer);
      const about = {
        certificate: new X509Certificate(certificate),
        issuer: new X509Certificate(issuer),
      };
      const signer = signerOfAnswer(answer, about)?.signer.raw ?? issuer;
      return answerWith(answer, [signer, issuing.raw, root.raw]);
    },
  };
  const kept = await collectStatuses([path], talkative, now);
  expect(kept).toEqual(await collectStatuses([path], honest, now));
  expect(kept.ocsps.length).toBeGreaterThan(0);
});
