import { expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { fieldLimits } from '@countersign/pdf/fields';
import { makeHttpServer } from '../../src/api/http-server.ts';
import { allowances } from '../../src/api/middleware/rate-limit.ts';
import { verifyFileRoute } from '../../src/api/routes/verify/file.ts';
import { usualAllowance } from '../../src/domain/access/allowance.ts';
import { maxTries, maxWrongADay } from '../../src/domain/authentication/codes.ts';
import { proofIdleMs, proofMaxAgeMs } from '../../src/domain/authentication/proof.ts';
import { hourlyMailLimits } from '../../src/domain/mail/hourly-limits.ts';
import { maxRecipients } from '../../src/domain/recipient/add.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../src/domain/time.ts';
import { maxFileBytes } from '../../src/domain/upload/file.ts';
import { uploadExpiry } from '../../src/domain/upload/upload.ts';
import { maxAttempts, retryScheduleMs } from '../../src/domain/webhook/retry-schedule.ts';
import { loadConfig } from '../../src/processes/config/config.ts';
import { docPart, readDoc } from '../support/doc-part.ts';

/** What docs/security/asvs.csv says is documented: the sentences, with the numbers of the code. */

const n = (value: number) => value.toLocaleString('en');
const inWords = (value: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][value] ??
  n(value);
const uploadMinutes = uploadExpiry(new Date(0)).getTime() / minuteMs;
const tryingDays = retryScheduleMs.reduce((sum, waitMs) => sum + waitMs, 0) / dayMs;
const { link, upload, refused_credentials: refused } = allowances;

const decisions = 'docs/spec-decisions.md';

test('limits are documented as the code has them', () => {
  const limits = readDoc('docs/limits.md');
  for (const row of [
    `|requests of a key|${n(usualAllowance.minute)} a minute, ${n(usualAllowance.hour)} an hour in production,`,
    `|a file|${maxFileBytes / 1024 ** 2} MB, ${n(defaultLimits.maxPages)} pages|`,
    `|recipients of a document|${maxRecipients}|`,
    `|fields of a document|${n(fieldLimits.fields)} `,
    `|mails about one document to one address|${hourlyMailLimits.aboutDocument} an hour|`,
    `|an upload address, an upload|${uploadMinutes} minutes and one file,`,
    `|a webhook|${inWords(maxAttempts)} attempts in ${inWords(Math.round(tryingDays))} days|`,
  ]) {
    expect(limits).toContain(`\n${row}`);
  }
});

test('how guessing is held off is documented in the numbers of the code', () => {
  const across = docPart(decisions, 'Across the API');
  expect(across).toContain(
    `after ${refused.minute} a minute or ${refused.hour} an hour the answer is 429`,
  );
  expect(across).toContain(
    `a key ${n(usualAllowance.minute)} requests a minute and ${n(usualAllowance.hour)} an hour`,
  );
  expect(across).toContain(
    `a signing link ${link.minute} and ${n(link.hour)}, an upload address ${upload.minute} and ${upload.hour}|`,
  );
  expect(docPart('docs/security.md', 'Codes guessed')).toContain(
    `${inWords(maxTries)} tries each, and after ${inWords(maxWrongADay)} wrong ones in a day none`,
  );
});

test('how long a session lasts, and how many there may be, is documented as the code has it', () => {
  const ways = docPart('docs/security.md', 'Who may do what');
  expect(ways).toContain('in any number of browsers; no cookie and no login.');
  expect(ways).toContain('each browser needs a token of its own besides');
  expect(ways).toContain(
    `${proofIdleMs / minuteMs} minutes idle, ${proofMaxAgeMs / hourMs} hours at most`,
  );
  expect(ways).toContain(`for one upload (${uploadMinutes} minutes)`);
  expect(docPart(decisions, 'Recipients')).toContain(
    `is shown through a link for \`LINK_CONTENT_DAYS\` (${loadConfig({}).linkContentDays});`,
  );
});

test('what strangers may take up is documented as the code has it', () => {
  const threats = docPart('docs/security.md', 'Threats');
  const { headersTimeout, requestTimeout, maxConnections } = makeHttpServer();
  expect(threats).toContain(
    `${headersTimeout / secondMs} seconds for headers, ${inWords(requestTimeout / minuteMs)} minutes for a request, `,
  );
  expect(threats).toContain(`${inWords(maxConnections / 1_000)} thousand connections`);
  expect(threats).toContain(`${verifyFileRoute.perMinute} a minute from a network`);
});

test('the times in which faults are fixed are the same wherever they are promised', () => {
  const promised = (text: string) => Array.from(text.matchAll(/within (\d+)/g), ([, days]) => days);
  expect(promised(readDoc('SECURITY.md'))).toEqual(['3', '14', '90']);
  expect(promised(docPart('docs/security.md', 'Updates'))).toEqual(['3', '14', '90']);
});
