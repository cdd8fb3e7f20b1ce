import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeSealDocument } from '../../../src/activities/sealing.ts';
import { timestampRecords } from '../../../src/activities/timestamp-records.ts';
import { CircuitOpen } from '../../../src/domain/circuit/circuit-open.ts';
import { dayMs, minuteMs } from '../../../src/domain/time.ts';
import { renewSeal } from '@countersign/seal/renew-seal';
import { sealPdf, stepsHere } from '../../../src/evidence/pages/seal-document.ts';
import { write } from '@countersign/seal/file-parts';
import { TsaUnavailable } from '@countersign/pki/timestamps/tsa';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { renewSeals, type RenewalDeps } from '../../../src/operations/sealing/renew-seals.ts';
import { readFigures } from '../../../src/persistence/stores/service/diagnosis.ts';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { longTermBy } from '../../evidence/support/long-term.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { signs } from '../../support/signer.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const longTerm = () => longTermBy(app.authorities.pki, 'B-LTA', () => app.clock.now());

async function givenSealed(level: 'B-LT' | 'B-LTA' = 'B-LTA'): Promise<string> {
  const { operations, database, authorities, clock } = app;
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await signs(app, workspace, id, recipientIds[0]);
  await makeSealDocument({
    operations,
    timestampRecords: (one) => timestampRecords({ database, tsa: authorities.tsa }, one),
    sequenceLog: () => app.sequence(),
    seal: async (input) =>
      write(await sealPdf(input, authorities.pki.signer, { ...longTerm(), level })),
  })(rowId('doc', id), clock.now());
  return id;
}

function renewal(changed: Partial<RenewalDeps> = {}): RenewalDeps {
  return {
    ...app.operations,
    renew: (sealed) => renewSeal(sealed, longTerm(), stepsHere),
    onError: (error) => {
      throw error;
    },
    ...changed,
  };
}

async function stateOf(documentId: string) {
  const [row] = await app.database.fork().execute<{ key: string; renewAt: Date | null }[]>(
    `select f.blob_key as key, d.seal_renew_at as "renewAt"
       from documents d join files f on f.id = d.sealed_file_id where d.id = ?`,
    [rowId('doc', documentId)],
  );
  if (!row) throw new Error('The document is not sealed.');
  const inDays = row.renewAt && (row.renewAt.getTime() - app.clock.now().getTime()) / dayMs;
  return { key: row.key, inDays, bytes: () => app.operations.blobs.get(row.key) };
}

const lateRenewals = async () => (await readFigures(app.database, app.clock.now())).lateRenewals;

async function timestampsOf(bytes: Uint8Array): Promise<string> {
  const roots = [app.authorities.pki.rootPem];
  const verdict = await verifySealed(bytes, { roots, at: app.clock.now() });
  expect(verdict).toMatchObject({ level: 'B-LTA', additions: { ok: true } });
  return verdict.additions.detail;
}

test('a seal is renewed a day after it was made, then each year, and the file before it goes', async () => {
  const id = await givenSealed();
  const made = await stateOf(id);
  const sealed = Buffer.from(await made.bytes());
  expect(made.inDays).toBe(1);
  await renewSeals(renewal());
  expect((await stateOf(id)).key).toBe(made.key);

  app.clock.advance(dayMs);
  await renewSeals(renewal());
  const renewed = await stateOf(id);
  const bytes = Buffer.from(await renewed.bytes());
  expect(renewed).toMatchObject({ inDays: 365 });
  expect(bytes.subarray(0, sealed.length).equals(sealed)).toBe(true);
  expect(await timestampsOf(bytes)).toContain('2 document timestamps');
  await purgeExpired(app.operations);
  await expect(made.bytes()).rejects.toThrow();
  expect(Buffer.from(await renewed.bytes()).equals(bytes)).toBe(true);

  app.clock.advance(365 * dayMs);
  await renewSeals(renewal());
  expect(await timestampsOf(await (await stateOf(id)).bytes())).toContain('3 document timestamps');
});

test('renewal comes before the end of the authority’s certificate', async () => {
  const id = await givenSealed();
  app.clock.advance(dayMs);
  const renew: RenewalDeps['renew'] = async (sealed) => {
    const renewed = await renewSeal(sealed, longTerm(), stepsHere);
    const authorityUntil = new Date(app.clock.now().getTime() + 100 * dayMs);
    return renewed && { ...renewed, authorityUntil };
  };
  await renewSeals(renewal({ renew }));
  expect(await stateOf(id)).toMatchObject({ inDays: 10 });
});

test('a crash leaves the seal as it was, due again in a quarter of an hour', async () => {
  const id = await givenSealed();
  const made = await stateOf(id);
  app.clock.advance(dayMs);
  const put = () => Promise.reject(new Error('died'));
  const dying = renewal({ blobs: { ...app.operations.blobs, put } });
  await expect(renewSeals(dying)).rejects.toThrow('died');
  expect(await stateOf(id)).toMatchObject({ key: made.key, inDays: (15 * minuteMs) / dayMs });
  await renewSeals(renewal());
  expect((await stateOf(id)).key).toBe(made.key);
  app.clock.advance(15 * minuteMs);
  await renewSeals(renewal());
  expect((await stateOf(id)).inDays).toBe(365);
});

test('an authority that is down leaves the seal as it was, to be renewed in a day', async () => {
  const id = await givenSealed();
  const made = await stateOf(id);
  app.clock.advance(dayMs);
  const errors: unknown[] = [];
  const down = () => Promise.reject(new TsaUnavailable('connect ECONNREFUSED'));
  await renewSeals(renewal({ renew: down, onError: (error) => errors.push(error) }));
  expect(errors).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ key: made.key, inDays: 1 });
  expect(await lateRenewals()).toBe(1);
  app.clock.advance(dayMs);
  await renewSeals(renewal());
  expect((await stateOf(id)).inDays).toBe(365);
  expect(await lateRenewals()).toBe(0);
});

test.each([
  ['was not asked, being left alone', { asked: false, wasAsked: false }, 90_000],
  ['was asked and asks for time', { asked: true, wasAsked: true }, 90_000],
  ['was asked and does not answer', { asked: false, wasAsked: true }, dayMs],
])('a service that %s puts a renewal off for as long', async (_how, given, expectedMs) => {
  const id = await givenSealed();
  app.clock.advance(dayMs);
  const leftAlone = {
    service: { kind: 'timestamps', name: 'tsa.example.com' } as const,
    reason: 'no answer',
    asked: given.asked,
    until: new Date(app.clock.now().getTime() + 60_000),
    retryAfterMs: 90_000,
  };
  const cause = new CircuitOpen(leftAlone, given.wasAsked ? { cause: new Error('away') } : {});
  const renew = () => Promise.reject(new TsaUnavailable('left alone', { cause }));
  await renewSeals(renewal({ renew, onError: () => undefined }));
  expect(await stateOf(id)).toMatchObject({ inDays: expectedMs / dayMs });
  app.clock.advance(expectedMs);
  await renewSeals(renewal());
  expect(await stateOf(id)).toMatchObject({ inDays: 365 });
});

test('nothing of a seal is made while the authority that it needs is left alone', async () => {
  const { operations, clock } = app;
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await signs(app, workspace, id, recipientIds[0]);
  const begun: string[] = [];
  const notes = (step: string) => async () => {
    begun.push(step);
    throw new Error(step);
  };
  const sealing = makeSealDocument({
    operations,
    ready: () => Promise.reject(new TsaUnavailable('left alone')),
    timestampRecords: notes('timestamps'),
    sequenceLog: notes('log'),
    seal: notes('seal'),
  })(rowId('doc', id), clock.now());
  await expect(sealing).rejects.toThrow('left alone');
  expect(begun).toEqual([]);
  const { seal } = (await workspace.api.get('/documents/get', { id })).body;
  expect(seal).toMatchObject({ waiting_for: 'timestamp' });
});

test('several workers at once renew each due seal once, all of them together', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => givenSealed()));
  app.clock.advance(dayMs);
  const renewedBy = [0, 0, 0];
  const worker = (at: number) => {
    const renew: RenewalDeps['renew'] = (sealed) => {
      renewedBy[at] = (renewedBy[at] ?? 0) + 1;
      return renewSeal(sealed, longTerm(), stepsHere);
    };
    return renewSeals(renewal({ renew }));
  };
  await Promise.all(renewedBy.map((_none, at) => worker(at)));
  for (const id of ids) expect((await stateOf(id)).inDays).toBe(365);
  expect(renewedBy.reduce((sum, many) => sum + many, 0)).toBe(ids.length);
  expect(renewedBy.filter((many) => many > 0).length).toBeGreaterThan(1);
});

test('a renewal that nobody does is late after an hour', async () => {
  await givenSealed();
  app.clock.advance(dayMs + 59 * minuteMs);
  expect(await lateRenewals()).toBe(0);
  app.clock.advance(2 * minuteMs);
  expect(await lateRenewals()).toBe(1);
  await renewSeals(renewal());
  expect(await lateRenewals()).toBe(0);
});

test('a seal without a document timestamp is looked at once', async () => {
  const id = await givenSealed('B-LT');
  app.clock.advance(dayMs);
  await renewSeals(renewal());
  expect((await stateOf(id)).inDays).toBeNull();
});
