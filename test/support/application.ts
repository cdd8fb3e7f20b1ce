import { generateKeyPairSync, hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { makeEvidenceSteps, type EvidenceDeps } from '../../src/activities/evidence-steps.ts';
import { answerUnreadable } from '../../src/api/answer-unreadable.ts';
import { makeApp, type AppDeps } from '../../src/api/app.ts';
import { makeHttpServer, type ConnectionLimits } from '../../src/api/http-server.ts';
import { parsePublicId } from '../../src/domain/ids.ts';
import { makePictures } from '@countersign/pdf/images/pictures';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import type { IngestFile } from '@countersign/pdf/intake/ingest-result';
import { logPublicKeys, makeLogKey, type LogKey } from '../../src/evidence/keys/log-key.ts';
import type { DevelopmentPki } from '@countersign/pki/development/development-keys';
import { makeSealer } from '../../src/evidence/pages/seal-in-thread.ts';
import { makeReviser } from '../../src/evidence/pages/revise-in-thread.ts';
import { makeCheckFile } from '../../src/evidence/verify/check-file.ts';
import { makeVerifier } from '../../src/evidence/verify/verifier.ts';
import { sequenceNow } from '../../src/operations/log/sequence.ts';
import type { Changes, OperationDeps } from '../../src/operations/unit-of-work/context.ts';
import { makeFileBlobStore } from '@countersign/blobs/file-blob-store';
import { makeKeyring } from '@countersign/keyring/keyring';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
import { requireWritable } from '../../src/persistence/role.ts';
import { inTestLog, isTestLogBehind } from '../../src/persistence/test-log.ts';
import { composeOperations, type FileWork } from '../../src/processes/compose-operations.ts';
import { makeTestAuthorities } from '../../src/processes/test-authorities.ts';
import { makeAuthorities, type Authorities } from './authorities.ts';
import { cloneDatabase, type ClonedDatabase } from './database.ts';
import { makeClient, type Client } from './client.ts';

/** A clock that stands until a test moves it. */
export interface SteppingClock {
  now(): Date;
  set(time: Date): void;
  advance(ms: number): void;
}

export function steppingClock(start = new Date('2027-01-27T10:30:00.000Z')): SteppingClock {
  let time = start;
  return {
    now: () => new Date(time),
    set: (next) => {
      time = next;
    },
    advance: (ms) => {
      time = new Date(time.getTime() + ms);
    },
  };
}

export interface Application {
  publicUrl: string;
  clock: SteppingClock;
  cloned: ClonedDatabase;
  database: Database;
  operations: OperationDeps;
  authorities: Authorities;
  /** What commits left to be dispatched, oldest first. */
  dispatched: Changes[];
  /** A client without a credential. */
  client: Client;
  /** How many are open. */
  connections(): Promise<number>;
  logKey: LogKey;
  /** Enters what was committed in the log, as the worker would. */
  sequence(): Promise<void>;
  /** Seals a completed document now, as the worker would. */
  seal(documentId: string): Promise<void>;
  stop(): Promise<void>;
}

interface FileServices extends Omit<FileWork, 'pictures'> {
  ingestFile: IngestFile;
  seal: EvidenceDeps['seal'];
  close(): Promise<void>;
}

const noFiles = 'This application reads no files; start it with files: true.';

/** Does what needs no file, and refuses the rest: most tests need none. */
function simulatedFileWork(): FileServices {
  const refused = () => Promise.reject(new Error(noFiles));
  return {
    // What was drawn is not looked at, only that something was.
    reviser: {
      revise: async (load) => {
        const input = await load();
        return input && Buffer.concat([input.prepared, Buffer.from('%')]);
      },
      checkWords: async () => new Map(),
      writeWords: async (load) => {
        const { prepared } = await load();
        const bytes = Buffer.concat([prepared, Buffer.from('%words')]);
        return { ok: true, bytes, sha256: hash('sha256', bytes) };
      },
    },
    ingest: { locateTexts: refused, measurePages: refused },
    verifier: { verify: refused, pack: refused },
    ingestFile: refused,
    seal: refused,
    close: () => Promise.resolve(),
  };
}

function realFileWork(pki: DevelopmentPki): FileServices {
  const ingest = makeIngest({ children: 1 });
  const sealer = makeSealer({ signer: pki.signer });
  const reviser = makeReviser();
  const verifier = makeVerifier({ roots: [pki.rootPem] });
  return {
    reviser,
    ingest,
    verifier,
    ingestFile: (file) => ingest.ingestFile(file),
    seal: (input, by) => sealer.seal(input, by),
    async close() {
      await Promise.all([ingest, sealer, reviser, verifier].map((one) => one.close()));
    },
  };
}

/** A key for a log, made for this test. */
export function testLogKey(): LogKey {
  return makeLogKey('localhost/log', generateKeyPairSync('ed25519').privateKey);
}

/** The whole HTTP surface on a database of its own; what is for Temporal is kept in `dispatched`. */
export async function startApplication(
  overrides: {
    clock?: SteppingClock;
    app?: Partial<AppDeps>;
    operations?: Partial<OperationDeps>;
    /** Made by the test, with `operations.database` open on it; else one is made here. */
    cloned?: ClonedDatabase;
    /** Real ingest, sealer and verifier. */
    files?: boolean;
    connections?: Partial<ConnectionLimits>;
  } = {},
): Promise<Application> {
  const cloned = overrides.cloned ?? (await cloneDatabase());
  const database =
    overrides.operations?.database ?? (await openDatabase({ url: cloned.url, poolSize: 5 }));
  const folder = await mkdtemp(join(tmpdir(), 'countersign-app-'));
  const clock = overrides.clock ?? steppingClock();
  const dispatched: Changes[] = [];
  // Test and server share one thread: while the test computes, the server would find its idle
  // connections old, and close them under the next request.
  const server = makeHttpServer(overrides.connections, { keepAliveTimeout: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  answerUnreadable(server, overrides.operations?.publicUrl ?? publicUrl);
  const authorities = makeAuthorities(() => clock.now());
  const logKey = testLogKey();
  const files = overrides.files ? realFileWork(authorities.pki) : simulatedFileWork();
  const pictures = makePictures();
  const keyring = makeKeyring([randomBytes(32)]);
  const composed = composeOperations(
    {
      database,
      clock,
      keyring,
      testAuthorities: makeTestAuthorities({ database, keyring, publicUrl, sealLevel: 'B-LTA' }),
      blobs: makeFileBlobStore(folder),
      publicUrl,
      defaultLocale: 'en',
      linkContentDays: 180,
      allowInsecureWebhooks: false,
      records: authorities.records,
      logPublicKeys: logPublicKeys(logKey),
      afterCommit: (changes) => dispatched.push(changes),
    },
    // Most tests type their signatures: no child waits for a picture.
    { ...files, pictures: { ...pictures, expect: () => undefined } },
  );
  const operations: OperationDeps = { ...composed, ...overrides.operations };
  const { sealDocument } = makeEvidenceSteps({
    operations,
    tsa: authorities.tsa,
    logKey,
    seal: files.seal,
  });
  const app = makeApp({
    operations,
    ingest: files.ingestFile,
    checkFile: makeCheckFile(),
    fileTrust: {
      roots: [authorities.pki.rootPem],
      timestampRoots: [authorities.pki.rootPem],
    },
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    logKey,
    trustProxy: false,
    checkAnswers: true,
    advanceWaitMs: 0,
    ready: () => requireWritable(database),
    ...overrides.app,
  });
  server.on('request', app);
  return {
    publicUrl,
    clock,
    cloned,
    database,
    operations,
    authorities,
    dispatched,
    client: makeClient(publicUrl),
    connections: promisify(server.getConnections.bind(server)),
    logKey,
    async sequence() {
      await sequenceNow({ database, clock, logKey });
      if (!(await isTestLogBehind(database))) return;
      const { logKey: ofTests } = await operations.testAuthorities(clock.now());
      await inTestLog(database, (log) => sequenceNow({ database: log, clock, logKey: ofTests }));
    },
    async seal(documentId) {
      const id = parsePublicId('doc', documentId);
      if (id === undefined) throw new Error(`${documentId} is not the id of a document`);
      await sealDocument(id, clock.now());
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await files.close();
      await pictures.close();
      await database.close();
      await cloned.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
