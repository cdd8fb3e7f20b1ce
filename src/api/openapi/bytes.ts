import { requestIdHeader } from './headers.ts';

const pdf = { 'application/pdf': { schema: { type: 'string' as const, format: 'binary' } } };

/** What a stored file answers with, ranges and validators included (RFC 9110 §13, §14). */
export const pdfResponses = {
  '200': { description: 'The PDF', headers: requestIdHeader, content: pdf },
  '206': { description: 'The `Range` asked for', headers: requestIdHeader, content: pdf },
  '304': { description: 'The `If-None-Match` holds: not modified', headers: requestIdHeader },
};

/** What is made while it is asked for, and has neither ranges nor a validator. */
export function madeResponses(media: string) {
  const text = { type: 'string' as const };
  const schema = media.startsWith('text/') ? text : { ...text, format: 'binary' };
  const content = { [media]: { schema } };
  return { '200': { description: 'The file', headers: requestIdHeader, content } };
}
