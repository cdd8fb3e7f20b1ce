import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import { sealPdf } from '../../src/evidence/pages/seal-document.ts';
import { prefixWith } from '@countersign/verifier/prepared-part';
import { longTermBy } from '../evidence/support/long-term.ts';
import { sealInput } from '../evidence/support/seal-fixture.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { startApplication, type Application } from '../support/application.ts';
import { givenEvidence } from '../support/evidence.ts';
import { runCli } from '../support/run-cli.ts';

let app: Application;
let folder: string;
const path = (name: string) => join(folder, name);

/** A document of ours whose seal was stamped by an authority that our roots say nothing of. */
beforeAll(async () => {
  app = await startApplication({ files: true });
  const { sealed, content } = await givenEvidence(app);
  const now = () => app.clock.now();
  const others = openDevelopmentKeys(makeDevelopmentKeys(now()));
  const input = {
    ...(await sealInput(simplePdf())),
    prepared: sealed.subarray(0, prefixWith(content.document.prepared_sha256, sealed)),
    evidence: async () => Buffer.from(JSON.stringify(content)),
  };
  const stamped = await sealPdf(input, app.authorities.pki.signer, longTermBy(others, 'B-T', now));
  folder = await mkdtemp(join(tmpdir(), 'countersign-verify-'));
  await writeFile(path('stamped.pdf'), stamped);
  await writeFile(path('roots.pem'), app.authorities.pki.rootPem);
  await writeFile(path('tsa.pem'), others.rootPem);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

const verify = (...options: string[]) => {
  const trusted = ['--roots', path('roots.pem'), '--log-key', app.logKey.vkey];
  const at = ['--at', app.clock.now().toISOString()];
  return runCli(['verify', path('stamped.pdf'), ...trusted, ...at, ...options], {});
};

test('with roots alone the timestamps of another authority are not checked, which counts when it shall', async () => {
  const { code, stdout } = await verify();
  const because = 'because no roots of timestamp authorities were given\\.';
  expect(stdout).toMatch(new RegExp(`^seal timestamps +not checked +${because}`, 'm'));
  expect(stdout).toMatch(/^seal certificates +ok /m);
  expect(stdout).toMatch(/NOT CHECKED: seal revocation, seal timestamps, seal durability\.$/m);
  expect(stdout).not.toContain('FAILED');
  expect(code).toBe(0);
  const { ok } = JSON.parse((await verify('--json')).stdout) as { ok: boolean | null };
  expect(ok).toBeNull();
  expect((await verify('--strict')).code).toBe(2);
});

test('given the roots of that authority they hold, and given others they fail', async () => {
  // The records were stamped by ours.
  const both = ['--timestamp-roots', path('roots.pem'), path('tsa.pem')];
  const known = await verify(...both);
  expect(known.stdout).toMatch(/^seal timestamps +ok /m);
  expect(known.code).toBe(0);
  const foreign = await verify('--timestamp-roots', path('roots.pem'));
  expect(foreign.stdout).toMatch(/^seal timestamps +FAILED .*leads to no trusted root/m);
  expect(foreign.code).toBe(1);
});
