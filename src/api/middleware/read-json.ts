import { isUtf8 } from 'node:buffer';
import { setImmediate as othersTurn } from 'node:timers/promises';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { Problem } from '../problem.ts';
import { requireModest } from './require-modest.ts';

/** Smaller bodies take no time worth sharing. */
const largeBytes = 65_536;

/** Puts the parsed body on the request; without one it stays undefined. */
export type ReadJson = (request: Request, response: Response) => Promise<void>;

/**
 * Reads a JSON body of at most so many bytes and values. A large one is checked, parsed and used in three
 * turns of the event loop, so that no other request waits for all of it.
 */
export function makeReadJson(limitBytes: number, maxValues?: number): ReadJson {
  const readBytes: RequestHandler = express.raw({
    limit: limitBytes,
    type: () => true,
    inflate: false,
  });
  return async (request, response) => {
    requireJson(request);
    await new Promise<void>((resolve, reject) => {
      void readBytes(request, response, (error?: Error | string) => {
        if (typeof error === 'object') reject(error);
        else resolve();
      });
    });
    const bytes: unknown = request.body;
    request.body = undefined;
    if (!Buffer.isBuffer(bytes) || bytes.length === 0) return;
    // Other bytes would be read as replacement characters, and kept.
    if (!isUtf8(bytes)) throw invalidJson();
    requireModest(bytes, maxValues);
    if (bytes.length > largeBytes) await othersTurn();
    request.body = parsed(bytes);
    if (bytes.length > largeBytes) await othersTurn();
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    // Takes a byte order mark away, as RFC 8259 §8.1 allows.
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw invalidJson();
  }
}

function invalidJson(): Problem {
  return new Problem('INVALID_JSON', 'The body is not complete, valid JSON.');
}

/** 415 for a body that came compressed: it is not unpacked, however small it claims to be. */
export function requirePlain({ headers }: Request): void {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return;
  const given = encoding.slice(0, 50);
  throw new Problem(
    'UNSUPPORTED_MEDIA_TYPE',
    `Send the body as it is: Content-Encoding ${given} is not read.`,
    {},
    { 'Accept-Encoding': 'identity' },
  );
}

/** 415 for a body that is not declared as JSON in UTF-8. */
function requireJson(request: Request): void {
  requirePlain(request);
  const { headers } = request;
  const length = headers['content-length'];
  const hasBody =
    headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  if (!hasBody) return;
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() !== 'application/json' || !utf8) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json in UTF-8.');
  }
}
