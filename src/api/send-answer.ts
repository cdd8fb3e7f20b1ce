import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Response } from 'express';
import type { z } from 'zod';

/** What an operation answers with. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Below, what compressing saves is less than a packet. */
const worthCompressingBytes = 1_400;

/**
 * Sends an answer as JSON, compressed where the client takes it. Credentials travel in a header that
 * no browser sends by itself, so the length of an answer betrays none of them.
 * @param schema given by tests, for which an answer that is not of it fails the request
 */
export async function sendAnswer(
  response: Response,
  { status, body }: Answer,
  schema: z.ZodType | undefined,
): Promise<void> {
  schema?.parse(JSON.parse(JSON.stringify(body)));
  const plain = Buffer.from(JSON.stringify(body));
  response.status(status).type('application/json').vary('Accept-Encoding');
  const compressed = plain.length >= worthCompressingBytes && response.req.acceptsEncodings('gzip');
  if (!compressed) {
    response.send(plain);
    return;
  }
  const packed = await promisify(gzip)(plain, { level: constants.Z_BEST_SPEED });
  response.setHeader('Content-Encoding', 'gzip');
  response.send(packed);
}
