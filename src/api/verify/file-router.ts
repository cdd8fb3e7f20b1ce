import { open, mkdtemp, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Router, type Request } from 'express';
import type { CheckFile, FileTrust } from '../../evidence/verify/check-file.ts';
import type { FileVerdict } from '../../evidence/verify/file-verdict.ts';
import { makeFairSlots } from '../../evidence/ingest/fair-slots.ts';
import type { Clock } from '../../outside/clock.ts';
import { networkOf } from '../middleware/network.ts';
import { refuseMethod } from '../middleware/refuse-method.ts';
import { Problem } from '../problem.ts';
import { lingerOnRefusal, receiveFile, type ReceivedBytes } from '../receive-file.ts';
import { makeAddressLimit } from './address-limit.ts';

export interface FileRouterDeps {
  checkFile: CheckFile;
  readTrust: () => Promise<FileTrust>;
  clock: Clock;
}

const maxFileBytes = 20 * 1_048_576;
/** Files that are looked into at once, and those on disk that wait for that. */
const slots = 2;
const maxFiles = 16;
const perMinute = 20;

/**
 * `POST /verify`: whether a file is genuine, for anybody who holds one. It is spooled to a file
 * without a name, so that nothing is left of it whatever happens, and read by a child process.
 */
export function makeVerifyFileRouter({ checkFile, readTrust, clock }: FileRouterDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const limit = makeAddressLimit(perMinute);
  const inTurn = makeFairSlots({ slots, reserve: 0 });
  let files = 0;

  async function verdictOn(request: Request): Promise<FileVerdict & ReceivedBytes> {
    const spool = await openNameless();
    try {
      const received = await receiveFile(request, appendTo(spool), requireSize);
      requireForm(received.head);
      return await inTurn(networkOf(request.ip ?? ''), async () => {
        const bytes = readAll(spool);
        return { ...(await checkFile(bytes, await readTrust(), clock.now())), ...received };
      });
    } finally {
      await spool.close();
    }
  }

  router.post('/verify', async (request, response) => {
    lingerOnRefusal(request, response);
    await limit(request);
    requireSize(Number(request.headers['content-length'] ?? 0));
    if (files >= maxFiles) {
      throw new Problem('UNAVAILABLE', 'Too many files wait to be verified.', { retryAfterS: 10 });
    }
    files += 1;
    try {
      const verdict = await verdictOn(request);
      response.set('Cache-Control', 'no-store').json(rendered(verdict));
    } finally {
      files -= 1;
    }
  });
  router.all('/verify', refuseMethod('GET, HEAD, POST'));
  return router;
}

async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-verify-'));
  try {
    return await open(join(folder, 'file'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A stream of the handle's own would close it, or keep it open. */
function appendTo(file: FileHandle): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      file.writeFile(chunk).then(() => {
        done();
      }, done);
    },
  });
}

const pieceBytes = 262_144;

async function* readAll(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await file.read(
      Buffer.alloc(pieceBytes),
      0,
      pieceBytes,
      position,
    );
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

function requireSize(sizeBytes: number): void {
  if (sizeBytes <= maxFileBytes) return;
  throw new Problem('FILE_TOO_LARGE', 'The file exceeds 20 MB (20,971,520 bytes).');
}

function requireForm(head: string): void {
  if (head.startsWith('%PDF-') || head.startsWith('PK\u0003\u0004')) return;
  throw new Problem('UNSUPPORTED_FILE_TYPE', 'Give a sealed PDF or an evidence ZIP.');
}

function rendered({ finding, checks, facts, sha256, sizeBytes }: FileVerdict & ReceivedBytes) {
  return {
    finding,
    sha256,
    size_bytes: sizeBytes,
    checks,
    ...(facts && {
      document: {
        id: facts.documentId,
        title: facts.title,
        organization: facts.organization,
        completed_at: facts.completedAt,
        people: facts.people,
      },
    }),
  };
}
