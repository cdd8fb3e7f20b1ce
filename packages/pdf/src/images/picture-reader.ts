import {
  drained,
  endChild,
  exchange,
  killChild,
  startScript,
  type Child,
} from '../isolation/start-script.ts';
import { readLine, takeBytes } from '../isolation/read-answer.ts';
import { scriptBeside } from '../isolation/thread.ts';
import { plainPngSize } from './plain-png.ts';
import {
  logoSize,
  pictureKinds,
  pictureRefusals,
  type PictureAnswer,
  type PictureKind,
} from './picture-answer.ts';
import type { PictureLine } from './picture-child.ts';
import { storedSide } from '@countersign/signature-marks/stroke-box';

/** One child process that reads one picture at a time. */
export interface PictureReader {
  /** Undefined when the child ended, reached a limit or answered out of form. */
  read(kind: PictureKind, bytes: Buffer): Promise<PictureAnswer | undefined>;
  /** It can take another picture. */
  isFresh(): boolean;
  onExit(listener: () => void): void;
  end(): Promise<void>;
}

const limits = {
  // Node does not start below 1.2 GB; the rest is room for 16 million pixels in several forms.
  addressSpaceBytes: 3 * 1024 ** 3,
  // Of its whole life, what it may work before it retires and the wall clock of its last picture.
  cpuS: 45,
  // Nothing is written to a file.
  maxFileBytes: 0,
};
/** Of one picture; the slowest honest one takes a second on a busy machine. */
const wallMs = 15_000;
const maxWorkMs = 25_000;
/** A child that read this many is replaced: this bounds what one could keep. */
const maxPictures = 1_000;
/** Of what is kept. 1,200 × 1,200 pixels, four bytes each, and a little for the form. */
const maxPngBytes = 6 * 1024 * 1024;

export function startPictureReader(): PictureReader {
  const child = startScript(scriptBeside(import.meta.url, 'picture-child'), limits, {
    // libvips is native code, which Node's permissions do not bind and the other limits do.
    allow: 'addons',
  });
  let pictures = 0;
  let workedMs = 0;
  let spent = false;
  return {
    async read(kind, bytes) {
      const startedMs = performance.now();
      const take = () => readAnswer(child, kind, () => (spent = true));
      try {
        return await exchange(child, wallMs, () => write(child, kind, bytes), take);
      } finally {
        pictures += 1;
        workedMs += performance.now() - startedMs;
      }
    },
    isFresh: () =>
      child.exitCode === null &&
      child.signalCode === null &&
      !spent &&
      pictures < maxPictures &&
      workedMs < maxWorkMs,
    onExit: (listener) => child.once('exit', listener),
    end: () => endChild(child),
  };
}

async function write({ stdin }: Child, kind: PictureKind, bytes: Buffer): Promise<void> {
  const head = Buffer.alloc(5);
  head.writeUInt8(pictureKinds.indexOf(kind));
  head.writeUInt32BE(bytes.byteLength, 1);
  stdin.write(head);
  if (!stdin.write(bytes)) await drained(stdin);
}

/** A child that was overcome may write what it likes: nothing of it is believed unseen. */
async function readAnswer(
  child: Child,
  kind: PictureKind,
  onSpent: () => void,
): Promise<PictureAnswer | undefined> {
  try {
    const { line, rest } = await readLine(child);
    const answer = JSON.parse(line) as PictureLine;
    if (!answer.ok) {
      const reason = pictureRefusals.find((known) => known === answer.reason);
      if (!reason || rest.length > 0) throw new Error('out of form');
      return { ok: false, reason };
    }
    const { sizeBytes, isSpent } = answer;
    if (isSpent) onSpent();
    if (!(sizeBytes > 0 && sizeBytes <= maxPngBytes)) throw new Error('out of form');
    const chunks: Uint8Array[] = [];
    await takeBytes(child, rest, sizeBytes, { write: (chunk) => void chunks.push(chunk) });
    const png = new Uint8Array(Buffer.concat(chunks));
    if (!isKept(kind, png)) throw new Error('not what is kept');
    return { ok: true, png };
  } catch {
    killChild(child);
    return undefined;
  }
}

function isKept(kind: PictureKind, png: Uint8Array): boolean {
  const size = plainPngSize(png);
  const max = kind === 'logo' ? logoSize : { width: storedSide, height: storedSide };
  return size !== undefined && size.width <= max.width && size.height <= max.height;
}
