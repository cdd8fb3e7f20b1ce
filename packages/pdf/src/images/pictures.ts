import { hash } from 'node:crypto';
import { makeFairSlots } from '../isolation/fair-slots.ts';
import { readDataUrl, type DataUrlRefusal } from './data-url.ts';
import type { Stroke } from '@countersign/signature-marks/ink';
import type { PictureAnswer, PictureKind, PictureRefusal } from './picture-answer.ts';
import { startPictureReader, type PictureReader } from './picture-reader.ts';

export type SignatureImageRefusal = DataUrlRefusal | PictureRefusal;
export type CheckedSignatureImage =
  { ok: true; png: Uint8Array } | { ok: false; reason: SignatureImageRefusal; message: string };

export interface Logo {
  png: Uint8Array;
  /** Hex, of the PNG. */
  sha256: string;
}

export interface Pictures {
  /**
   * Checks the picture of a signature and makes it the one that is kept: a PNG without metadata,
   * upright, cut to the strokes, at most 1,200 pixels a side.
   */
  signature(dataUrl: string): Promise<CheckedSignatureImage>;
  /** Draws the strokes of a signature, which are within the limits of ink, in the same form. */
  strokes(strokes: readonly Stroke[]): Promise<CheckedSignatureImage>;
  /**
   * Checks a logo and makes it the one that is kept: a PNG without metadata, upright, at most 600
   * by 200 pixels.
   * @returns what is wrong with it, in words that follow its name
   */
  logo(dataUrl: string): Promise<Logo | string>;
  /** A picture may come soon: the child that reads it starts now. */
  expect(): void;
  /** Ends the children; a picture under way is refused as damaged. */
  close(): Promise<void>;
}

const signatureBytes = 2 * 1024 * 1024;
const logoBytes = 200 * 1024;
const signatureMessages: Record<SignatureImageRefusal, string> = {
  not_a_data_url: 'The signature image must be a base64 data URL.',
  unsupported_type: 'The signature image must be a PNG or a JPEG.',
  too_large: 'The signature image has more than 2 MB.',
  too_many_pixels: 'The signature image is wider or higher than 4,000 pixels.',
  damaged: 'The signature image cannot be read.',
  blank: 'The signature image is blank.',
};
const strokesMessages: Record<PictureRefusal, string> = {
  too_many_pixels: 'The strokes cannot be drawn.',
  damaged: 'The strokes cannot be drawn.',
  blank: 'The strokes leave nothing to see.',
};
const logoMessages: Record<SignatureImageRefusal, string> = {
  not_a_data_url: 'must be a base64 data URL',
  unsupported_type: 'must be a PNG or a JPEG',
  too_large: 'must have 200 KB or fewer',
  too_many_pixels: 'must be 4,000 pixels wide and high at most',
  damaged: 'must be a picture that can be read',
  blank: 'must be a picture that can be read',
};

/** So many are read at a time; others wait for their turn. */
const maxChildren = 2;
/** A child that nobody needed for so long gives its memory back. */
const idleMs = 5 * 60_000;

/**
 * Pictures of strangers are decoded in child processes under limits, as files are: this process
 * holds keys. A child reads picture after picture until it had to be ended or retires.
 */
export function makePictures(start: () => PictureReader = startPictureReader): Pictures {
  const slots = makeFairSlots({ slots: maxChildren, reserve: 0 });
  const warm: PictureReader[] = [];
  const busy = new Set<PictureReader>();
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  const begin = () => {
    const reader = start();
    reader.onExit(() => {
      const place = warm.indexOf(reader);
      if (place >= 0) warm.splice(place, 1);
    });
    return reader;
  };
  const keepWarm = (reader: PictureReader) => {
    warm.push(reader);
    clearTimeout(idle);
    idle = setTimeout(() => {
      for (const each of warm.splice(0)) void each.end();
    }, idleMs).unref();
  };

  async function read(kind: PictureKind, bytes: Buffer): Promise<PictureAnswer> {
    const waiting = warm.pop();
    const answer = await readBy(waiting ?? begin(), kind, bytes);
    // One that waited may have been ended by the machine; a picture that ends two is the reason.
    const again = waiting && !answer && !closed ? await readBy(begin(), kind, bytes) : answer;
    return again ?? { ok: false, reason: 'damaged' };
  }

  async function readBy(reader: PictureReader, kind: PictureKind, bytes: Buffer) {
    busy.add(reader);
    const answer = await reader.read(kind, bytes);
    busy.delete(reader);
    if (answer?.ok && !closed && reader.isFresh()) keepWarm(reader);
    else await reader.end();
    return answer;
  }

  const check = async (kind: PictureKind, dataUrl: string, maxBytes: number) => {
    const bytes = readDataUrl(dataUrl, maxBytes);
    if (typeof bytes === 'string') return { ok: false, reason: bytes } as const;
    return slots('', () => read(kind, bytes));
  };
  return {
    async signature(dataUrl) {
      const checked = await check('signature', dataUrl, signatureBytes);
      return checked.ok ? checked : { ...checked, message: signatureMessages[checked.reason] };
    },
    async strokes(strokes) {
      const json = Buffer.from(JSON.stringify(strokes));
      const drawn = await slots('', () => read('strokes', json));
      return drawn.ok ? drawn : { ...drawn, message: strokesMessages[drawn.reason] };
    },
    async logo(dataUrl) {
      const checked = await check('logo', dataUrl, logoBytes);
      if (!checked.ok) return logoMessages[checked.reason];
      return { png: checked.png, sha256: hash('sha256', checked.png) };
    },
    expect() {
      if (!closed && warm.length + busy.size === 0) keepWarm(begin());
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      await Promise.all([...warm.splice(0), ...busy].map((reader) => reader.end()));
    },
  };
}
