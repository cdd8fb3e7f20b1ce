import { dayMs } from '../../../domain/time.ts';
import { Problem } from '../../problem.ts';
import { publicFileRoute } from '../../public-route.ts';
import type { SecurityContact } from '../../security-contact.ts';

/** RFC 9116, 2.5.5: less than a year ahead. */
const lifetimeDays = 364;

/** The address for reports, which the operator names. */
export const securityTextRoute = publicFileRoute({
  method: 'GET',
  path: '/.well-known/security.txt',
  operationId: 'getSecurityContact',
  tag: 'Verification',
  summary: 'Get who takes reports of vulnerabilities',
  description: 'RFC 9116; 404 where the operator has named nobody (`SECURITY_CONTACT`).',
  access: 'public',
  parameters: {},
  media: 'text/plain',
  refusals: ['ROUTE_NOT_FOUND'],
  open:
    ({ operations: { publicUrl, defaultLocale, clock }, security }) =>
    ({ response }) => {
      if (!security) throw new Problem('ROUTE_NOT_FOUND', 'This instance names no contact.');
      const languages = [...new Set([defaultLocale, 'en'])];
      const body = securityText(security, { publicUrl, languages, now: clock.now() });
      response.set('Cache-Control', 'public, max-age=3600');
      response.type('text/plain; charset=utf-8').send(body);
      return Promise.resolve();
    },
});

/** The file of RFC 9116. It expires in a year counted from today, whenever it is asked for. */
export function securityText(
  { contact, policy }: SecurityContact,
  { publicUrl, languages, now }: { publicUrl: string; languages: readonly string[]; now: Date },
): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const expires = new Date(today + lifetimeDays * dayMs).toISOString();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
