import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { makeSealDocument } from '../../src/activities/sealing.ts';
import { timestampRecords } from '../../src/activities/timestamp-records.ts';
import { answerUnreadable } from '../../src/api/answer-unreadable.ts';
import { makeApp, type AppDeps } from '../../src/api/app.ts';
import { makeHttpServer, type ConnectionLimits } from '../../src/api/http-server.ts';
import { parsePublicId } from '../../src/domain/ids.ts';
import { checkSignatureImage } from '../../src/evidence/images/signature-image.ts';
import { typedNameHasGlyphs } from '../../src/evidence/fonts/text.ts';
import { makeIngest } from '../../src/evidence/ingest/ingest.ts';
import { logPublicKeys, makeLogKey, type LogKey } from '../../src/evidence/keys/log-key.ts';
import type { DevelopmentPki } from '../../src/evidence/keys/development-keys.ts';
import { makeSealer } from '../../src/evidence/seal/sealer.ts';
import { makeReviser } from '../../src/evidence/seal/reviser.ts';
import { makeCheckFile } from '../../src/evidence/verify/check-file.ts';
import { makeVerifier } from '../../src/evidence/verify/verifier.ts';
import { sequenceNow } from '../../src/operations/log/sequence.ts';
import type { Changes, OperationDeps } from '../../src/operations/unit-of-work/context.ts';
import { makeFileBlobStore } from '../../src/outside/file-blob-store.ts';
import { uuidv7Ids } from '../../src/outside/ids.ts';
import { makeKeyring } from '../../src/outside/keyring.ts';
import { openDatabase, type Database } from '../../src/persistence/orm.ts';
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
  /** What commits left to be told, oldest first. */
  told: Changes[];
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

function openFileWork(pki: DevelopmentPki) {
  const ingest = makeIngest({ children: 1 });
  const sealer = makeSealer({ signer: pki.signer });
  const reviser = makeReviser();
  const verifier = makeVerifier({ roots: [pki.rootPem] });
  return {
    ingest,
    sealer,
    reviser,
    verifier,
    async close() {
      const opened = [ingest, sealer, reviser, verifier];
      await Promise.all(opened.map((one) => one.close()));
    },
  };
}

/** A key for a log, made for this test. */
export function testLogKey(): LogKey {
  return makeLogKey('localhost/log', generateKeyPairSync('ed25519').privateKey);
}

/** The whole HTTP surface on a database of its own; Temporal is only told, which `told` records. */
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
  const told: Changes[] = [];
  // Test and server share one thread: while the test computes, the server would find its idle
  // connections old, and close them under the next request.
  const server = makeHttpServer(overrides.connections, { keepAliveTimeout: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  answerUnreadable(server, overrides.operations?.publicUrl ?? publicUrl);
  const authorities = makeAuthorities(() => clock.now());
  const logKey = testLogKey();
  const real = overrides.files ? openFileWork(authorities.pki) : undefined;
  const operations: OperationDeps = {
    database,
    clock,
    ids: uuidv7Ids,
    keyring: makeKeyring([randomBytes(32)]),
    blobs: makeFileBlobStore(folder),
    publicUrl,
    defaultLocale: 'en',
    linkContentDays: 180,
    allowInsecureWebhooks: false,
    records: authorities.records,
    signatureCheck: {
      image: checkSignatureImage,
      text: async (text, face) => (typedNameHasGlyphs(text, face) ? undefined : 'cannot be drawn'),
    },
    reviseDocument: (load) =>
      real?.reviser.revise(load) ?? Promise.reject(new Error('This application takes no files.')),
    logPublicKeys: logPublicKeys(logKey),
    verifySeal: (request) =>
      real?.verifier.verify(request) ??
      Promise.reject(new Error('This application verifies no seals.')),
    packEvidence: (request) =>
      real?.verifier.pack(request) ??
      Promise.reject(new Error('This application packs no evidence.')),
    afterCommit: (changes) => told.push(changes),
    ...overrides.operations,
  };
  const app = makeApp({
    operations,
    ingest: (file) =>
      real?.ingest.ingestFile(file) ??
      Promise.reject(new Error('This application takes no files.')),
    checkFile: makeCheckFile(),
    fileTrust: { roots: [authorities.pki.rootPem] },
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    logKey,
    trustProxy: false,
    checkAnswers: true,
    ready: async () => {
      await database.fork().execute('select 1');
    },
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
    told,
    client: makeClient(publicUrl),
    connections: promisify(server.getConnections.bind(server)),
    logKey,
    sequence: () => sequenceNow({ database, clock, logKey }),
    async seal(documentId) {
      if (!real) throw new Error('This application seals nothing; start it with files: true.');
      const seal = makeSealDocument({
        operations,
        timestampRecords: (id) => timestampRecords({ database, tsa: authorities.tsa }, id),
        sequenceLog: () => sequenceNow({ database, clock, logKey }),
        seal: (input) => real.sealer.seal(input),
      });
      const id = parsePublicId('doc', documentId);
      if (id === undefined) throw new Error(`${documentId} is not the id of a document`);
      await seal(id, clock.now());
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await real?.close();
      await database.close();
      await cloned.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
