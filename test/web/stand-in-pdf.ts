import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Sends a PDF or a part of it, and marks which bytes of it were sent. */
export function sendPdf(
  request: Request,
  response: Response,
  pdf: Buffer,
  served = new Uint8Array(pdf.length),
  disposition = 'inline',
): void {
  response.set({
    'Content-Disposition': disposition,
    'Accept-Ranges': 'bytes',
    'Content-Type': 'application/pdf',
    ETag: `"${createHash('sha256').update(pdf).digest('hex')}"`,
  });
  const asked = request.range(pdf.length, { combine: true });
  const [part] = Array.isArray(asked) ? asked : [];
  if (!part) {
    served.fill(1);
    response.end(pdf);
    return;
  }
  response.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${pdf.length}`);
  served.fill(1, part.start, part.end + 1);
  response.end(pdf.subarray(part.start, part.end + 1));
}
