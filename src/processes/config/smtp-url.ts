import { z } from 'zod';
import { parametersProblem, readUrl } from './read-url.ts';
import { text } from './values.ts';

const example = 'smtp://user:password@host:587';
const parameters = ['name', 'authMethod', 'tls.servername', 'tls.rejectUnauthorized'];

/** An address of a mail server; the user's password may stand in `SMTP_PASSWORD` instead. */
export const smtpUrl = text.transform((value, context) => {
  const read = readUrl(value, {
    scheme: /^smtps?$/,
    example,
    passwordVariable: 'SMTP_PASSWORD',
    problemOf,
  });
  if ('url' in read) return read.url.href;
  context.addIssue({ code: 'custom', message: read.problem, input: undefined });
  return z.NEVER;
});

function problemOf(url: URL): string | undefined {
  if (url.hostname === '') return `names no host: give an address such as ${example}`;
  if (!['', '/'].includes(url.pathname)) {
    return `has a path, which is not used: give an address such as ${example}`;
  }
  const asked = [...url.searchParams].find(([name, value]) => /oauth/i.test(`${name}=${value}`));
  if (asked) {
    return (
      'asks for OAuth 2.0, by which no mail is sent: give a user with a password of its own ' +
      '(an app password), or a relay that takes one or knows this machine'
    );
  }
  return parametersProblem(url, parameters);
}
