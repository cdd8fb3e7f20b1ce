import type { Response } from 'express';

/** What changes: nobody keeps it for longer than the log stands still. */
export function sendChangingText(response: Response, body: string): void {
  response.set({ 'Cache-Control': 'public, max-age=1', 'X-Content-Type-Options': 'nosniff' });
  response.type('text/plain; charset=utf-8').send(body);
}
