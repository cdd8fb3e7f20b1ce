import type { Request } from 'express';
import { makeFairSlots } from '@countersign/pdf/isolation/fair-slots';
import { verifyPace } from '../../../domain/upload/pace.ts';
import type { FileVerdict } from '../../../evidence/verify/file-verdict.ts';
import { readLogKeys } from '../../../operations/log/public-key.ts';
import type { ReceivedBytes } from '../../../operations/uploads/receive.ts';
import { networkOf } from '../../middleware/network.ts';
import { Problem } from '../../problem.ts';
import { publicJsonRoute, type PublicDeps } from '../../public-route.ts';
import { receiveFile } from '../../receive-file.ts';
import { makePlaces, type Place, type PlaceLimits } from '../../verify/places.ts';
import { openSpool } from '../../verify/spool.ts';
import { fileVerdict, renderVerdict } from './verdict.ts';

/**
 * What the service itself can have sealed, as for `countersign verify`: ingest prepares no file of
 * more than 200 MB (of 50 MB that were uploaded), and to that come the signatures, the certificate
 * pages, the evidence and the renewals, all of which an evidence ZIP has once more.
 */
const maxFileBytes = 256 * 1_048_576;
/** Files that are looked into at once. */
const slots = 2;
/** What nearly every document has; a place takes it whatever lies in the others. */
const ownBytes = 16 * 1_048_576;
/** A gigabyte with the places' own, of which each network has room for one file of the largest. */
const places: PlaceLimits = {
  total: 16,
  perNetwork: 4,
  ownBytes,
  sharedBytes: 768 * 1_048_576,
  sharedPerNetwork: maxFileBytes - ownBytes,
};

/**
 * Whether a file is genuine, for anybody who holds one. It is spooled to a file without a name, and
 * read by a child process.
 */
export const verifyFileRoute = publicJsonRoute({
  method: 'POST',
  path: '/verify',
  operationId: 'verifyFile',
  tag: 'Verification',
  summary: 'Check a sealed PDF or an evidence ZIP',
  description:
    'Up to 256 MB (268,435,456 bytes), no slower than 32 KB a second. The type that is declared ' +
    'does not matter. Nothing of the file is kept.',
  access: 'public',
  perMinute: 20,
  parameters: {},
  body: { media: ['application/octet-stream'] },
  status: 200,
  answer: fileVerdict,
  refusals: ['FILE_TOO_LARGE', 'UNSUPPORTED_FILE_TYPE', 'REQUEST_TIMEOUT'],
  example: {
    finding: 'unsigned',
    sha256: '7d'.repeat(32),
    size_bytes: 48_213,
    checks: [{ name: 'seal', ok: false, detail: 'The file has no seal.' }],
  },
  open(deps) {
    const takePlace = makePlaces(places);
    const verdictOn = makeVerdictOn(deps);
    return async ({ request }) => {
      const announcedBytes = Number(request.headers['content-length'] ?? 0);
      requireSize(announcedBytes);
      const place = takePlace(networkOf(request.ip ?? ''), announcedBytes);
      try {
        return renderVerdict(await verdictOn(request, place));
      } finally {
        place.leave();
      }
    };
  },
});

function makeVerdictOn({
  operations: { database, clock },
  checkFile,
  fileTrust,
  logKey,
  paces: { verify: pace = verifyPace } = {},
}: PublicDeps) {
  const inTurn = makeFairSlots({ slots, reserve: 0 });
  const readTrust = async () => ({ ...fileTrust, logKeys: await readLogKeys(database, logKey) });
  return async (request: Request, place: Place): Promise<FileVerdict & ReceivedBytes> => {
    const spool = await openSpool();
    try {
      const received = await receiveFile(request, spool.sink, {
        pace,
        requireSize: (sizeBytes) => {
          requireSize(sizeBytes);
          place.grow(sizeBytes);
        },
      });
      requireForm(received.head);
      return await inTurn(networkOf(request.ip ?? ''), async () => ({
        ...(await checkFile(spool.readAll(), await readTrust(), clock.now())),
        ...received,
      }));
    } finally {
      await spool.close();
    }
  };
}

function requireSize(sizeBytes: number): void {
  if (sizeBytes <= maxFileBytes) return;
  throw new Problem('FILE_TOO_LARGE', 'The file exceeds 256 MB (268,435,456 bytes).');
}

function requireForm(head: string): void {
  if (head.startsWith('%PDF-') || head.startsWith('PK\u0003\u0004')) return;
  throw new Problem('UNSUPPORTED_FILE_TYPE', 'Give a sealed PDF or an evidence ZIP.');
}
