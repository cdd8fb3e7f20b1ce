import { expect, test } from '@jest/globals';
import { usualS3Limits as s3 } from '@countersign/blobs/s3-blob-store';
import { gotenbergMs } from '@countersign/converter/gotenberg-converter';
import { slowestBytesPerMs, usualTimeouts as smtp } from '@countersign/mailer/smtp-mailer';
import { usualLimits as authority } from '@countersign/pki/http-authority';
import { deviceMs } from '@countersign/pki/pkcs11/pkcs11-signer';
import { postLimits } from '@countersign/webhooks/http-poster';
import { readyMs } from '../../src/api/app.ts';
import { exportTimeoutMs } from '../../src/outside/tracing.ts';
import { temporalCallMs } from '../../src/outside/temporal-client.ts';
import { noticesMs } from '../../src/persistence/seal-notices.ts';
import { countingMs, databasePatience as database } from '../../src/processes/patience.ts';
import { patienceMs as startMs } from '../../src/processes/trials/trials.ts';
import { docPart, readDoc, tableRows } from '../support/doc-part.ts';
import { missingTests, namedTests } from '../support/named-tests.ts';

const page = 'docs/operating.md';
const part = docPart(page, 'Time limits');
const rows = tableRows(part);
const s = (ms: number) => `${ms / 1_000} s`;

/** Who asks which service, and how long they wait, in the figures of the code. */
const limits: readonly (readonly [service: string, asks: string, limit: string])[] = [
  [
    'PostgreSQL',
    'API: a request',
    `${s(database.api.connectMs)} for a connection, ${s(database.api.silentMs)} of silence`,
  ],
  ['PostgreSQL', 'API: `/readyz`', s(readyMs)],
  [
    'PostgreSQL',
    'API: counting a request',
    `${s(countingMs)} for a connection, ${s(countingMs)} for the statement`,
  ],
  ['PostgreSQL', 'API: hearing of seals', `${s(noticesMs)} until it listens`],
  [
    'PostgreSQL',
    'worker, commands',
    `${s(database.worker.connectMs)} for a connection, ${s(database.worker.silentMs)} of silence`,
  ],
  ['Temporal', 'API, worker: telling it', `${s(temporalCallMs)} for a call with all its tries`],
  ['Temporal', 'a start, `doctor`', `${s(startMs)}, ${s(temporalCallMs)}`],
  [
    'S3',
    'API, worker',
    `${s(s3.connectMs)} for a connection, ${s(s3.silenceMs)} of silence, ${s3.attempts} attempts`,
  ],
  ['a folder (`file:`)', 'API, worker', 'none'],
  [
    'mail server',
    'worker',
    `${s(smtp.connectMs)} to a greeting, ${s(smtp.silenceMs)} of silence, ` +
      `${s(smtp.attemptMs)} altogether and ${s(1_000_000 / slowestBytesPerMs)} for each MB attached`,
  ],
  ['timestamp service', 'worker', s(authority.timeoutMs)],
  ['OCSP, revocation lists', 'worker', s(authority.timeoutMs)],
  [
    'endpoint of a webhook',
    'worker',
    `${s(postLimits.timeoutMs)}, of these ${s(postLimits.bodyMs)} for the body of its answer`,
  ],
  ['Gotenberg', 'worker', s(gotenbergMs)],
  ['HSM', 'API, worker', s(deviceMs)],
  ['OTLP collector', 'API, worker', s(exportTimeoutMs)],
];

test('every time limit of a service stands in the table as the code has it, and no other', () => {
  expect(rows.map(([service, asks, limit]) => [service, asks, limit])).toEqual(limits);
});

test('every limit names tests that show it', () => {
  for (const [service = '', , limit, , shownBy = ''] of rows) {
    if (limit === 'none') continue;
    expect([service, namedTests(shownBy)]).not.toEqual([service, []]);
  }
  expect(missingTests(namedTests(part))).toEqual([]);
});

test('a request is told within ten seconds, and a probe before it gives up', () => {
  expect(Math.max(database.api.connectMs, database.api.silentMs)).toBeLessThan(10_000);
  expect(readyMs).toBeLessThan(3_000);
  const probes = readDoc('deploy/helm/templates/api.yaml');
  expect(probes).toMatch(/readinessProbe:[^]*?timeoutSeconds: 3\b/);
});
