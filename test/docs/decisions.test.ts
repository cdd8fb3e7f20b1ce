import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { docPart, readDoc, tableRows } from '../support/doc-part.ts';

const page = 'docs/spec-decisions.md';
const root = join(import.meta.dirname, '..', '..');
const decisions = tableRows(readDoc(page)).map(([says = '', heldBy = '']) => ({ says, heldBy }));

/** Rules that docs/security/asvs.csv takes to be documented, and by what each is said to be held. */
const ruleOf: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  'that join several values': [
    ['Documents', '`specific` takes `user_ids`', 'documents/access'],
    ['Documents', 'size, type and page count must be what was stored', 'documents/create'],
    ['Documents', 'Send needs a draft and a signer or approver', 'documents/send'],
    ['Documents', 'and a `signer` above 100 are a 400', 'documents/fields/400'],
    ['Recipients', 'the same email and role twice is 409', 'recipients/add'],
  ],
  'of who may see or change which field': [
    ['Across the API', 'a member their own, a viewer nothing', 'documents/access'],
    ['Documents', 'Title and description change in `draft` only', 'documents/update'],
    ['Recipients', 'role and email are locked; after acting, everything', 'recipients/update'],
    ['Recipients', 'given to members who may change the document', 'recipients/signing-url'],
    ['Signing sessions', 'never read back with a code', 'recipients/authentication'],
    ['Webhooks', 'Secrets are encrypted and bound to their row', 'webhooks/create'],
  ],
};

test('every decision names tests that are there, or a check', () => {
  expect(decisions.length).toBeGreaterThan(150);
  const without = decisions.filter(({ heldBy }) => {
    const named = heldBy.match(/`[^`]+`/g) ?? [];
    const paths = Array.from(heldBy.matchAll(/`((?:packages\/[\w-]+\/)?test\/[\w./-]+)`/g));
    const missing = paths.filter(([, path = '']) => !existsSync(join(root, path)));
    const checks = named.filter((one) => /^`npm run [\w:]+`$/.test(one));
    return paths.length + checks.length === 0 || missing.length > 0;
  });
  expect(without).toEqual([]);
});

test.each(Object.entries(ruleOf))('rules %s are decided, each by a test', (_, rules) => {
  for (const [part, says, heldBy] of rules) {
    const rows = tableRows(docPart(page, part)).filter(([said = '']) => said.includes(says));
    expect(rows.map(([, tests]) => tests)).toEqual([
      expect.stringContaining(`\`test/api/${heldBy}.test.ts\``),
    ]);
  }
});
