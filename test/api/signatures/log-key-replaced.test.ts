import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logPublicKeys, makeLogKey, type LogKey } from '../../../src/evidence/keys/log-key.ts';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { readZip } from '@countersign/verifier/zip';
import { startApplication, type Application } from '../../support/application.ts';
import { givenEvidence } from '../../support/evidence.ts';

let app: Application;
let evidence: Awaited<ReturnType<typeof givenEvidence>>;
beforeAll(async () => {
  app = await startApplication({ files: true });
  evidence = await givenEvidence(app);
});
afterAll(() => app.stop());

/** The same service with another log key, and its answers about what was sealed before. */
async function restartedWith(logKey: LogKey) {
  const { keyring, blobs, records, verifySeal, packEvidence } = app.operations;
  const kept = { keyring, blobs, records, verifySeal, packEvidence };
  const restarted = await startApplication({
    cloned: { ...app.cloned, drop: async () => undefined },
    operations: { ...kept, logPublicKeys: logPublicKeys(logKey) },
    app: { logKey },
  });
  const get = async (path: string) => {
    const url = `${restarted.publicUrl}${path}`;
    const headers = { authorization: `Bearer ${evidence.workspace.key}` };
    return Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  };
  const query = `document_id=${evidence.id}`;
  const answers = {
    keys: (await get('/log/key')).toString(),
    verification: JSON.parse((await get(`/api/v1/signatures/verify?${query}`)).toString()),
    zip: await get(`/api/v1/signatures/evidence?${query}`),
  };
  await restarted.stop();
  return answers;
}

const replacement = (retired: LogKey[]) =>
  makeLogKey(app.logKey.name, generateKeyPairSync('ed25519').privateKey, {
    retired: retired.map(({ publicKey }) => publicKey),
  });

test('a key that replaced another names both, and what the old one signed holds', async () => {
  const logKey = replacement([app.logKey]);
  const { keys, verification, zip } = await restartedWith(logKey);
  expect(keys).toBe(`${logKey.vkey}\n${app.logKey.vkey}\n`);
  expect(verification).toMatchObject({ verified: true });
  expect(readZip(zip).get('trust/log-key.txt')?.toString()).toBe(keys);
  const { checks } = await verifyZip(zip, { logKeys: [], at: evidence.trust.at });
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
});

test('a key that hides the one before it spoils what that one signed', async () => {
  const { verification, zip } = await restartedWith(replacement([]));
  expect(verification.verified).toBe(false);
  const { checks } = await verifyZip(zip, { logKeys: [], at: evidence.trust.at });
  expect(checks.filter(({ ok }) => ok === false)).not.toEqual([]);
});
