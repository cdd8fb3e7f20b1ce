import sharp from 'sharp';
import { normaliseLogo } from './logo-image.ts';
import {
  pictureKinds,
  type PictureAnswer,
  type PictureKind,
  type PictureRefusal,
} from './picture-answer.ts';
import { drawSignature, normaliseSignature } from './signature-image.ts';

/**
 * Run by picture-reader.ts under limits. Standard input carries pictures, each as its kind (one
 * byte), its length (four bytes, big endian) and its bytes; standard output answers each with a
 * line of JSON and the PNG. It ends with its input.
 */
export type PictureLine =
  | {
      ok: true;
      sizeBytes: number;
      /** The picture left so much behind that another child is the better one for the next. */
      isSpent: boolean;
    }
  | { ok: false; reason: PictureRefusal };

const headBytes = 5;
/** After an ordinary picture it is some 90 MB, after one of 16 million pixels 190. */
const spentBytes = 128 * 1024 * 1024;

// One picture at a time, and nothing of it kept for the next.
sharp.concurrency(1);
sharp.cache(false);

const make: Record<PictureKind, (bytes: Buffer) => Promise<PictureAnswer>> = {
  signature: normaliseSignature,
  logo: normaliseLogo,
  strokes: drawSignature,
};

let received = Buffer.alloc(0);
for await (const chunk of process.stdin) {
  received = Buffer.concat([received, chunk as Buffer]);
  while (received.length >= headBytes) {
    const end = headBytes + received.readUInt32BE(1);
    if (received.length < end) break;
    answer(await normalise(received.readUInt8(), received.subarray(headBytes, end)));
    received = received.subarray(end);
  }
}

async function normalise(number: number, bytes: Buffer): Promise<PictureAnswer> {
  try {
    const kind = pictureKinds[number];
    return kind ? await make[kind](bytes) : { ok: false, reason: 'damaged' };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

function answer(given: PictureAnswer): void {
  const isSpent = process.memoryUsage.rss() > spentBytes;
  const line: PictureLine = given.ok
    ? { ok: true, sizeBytes: given.png.byteLength, isSpent }
    : given;
  process.stdout.write(`${JSON.stringify(line)}\n`);
  if (given.ok) process.stdout.write(given.png);
}
