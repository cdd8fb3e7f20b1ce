import { expect, test } from '@jest/globals';
import { mayStillDownload, type DownloadHolder } from '../../../src/domain/document/download.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenDraft, givenId, start } from '../given-state.ts';

const document = givenDraft();
const holder: DownloadHolder = {
  memberId: document.ownerMemberId,
  userId: givenId(8),
  role: 'member',
  status: 'active',
  keyRevokedAt: null,
  keyExpiresAt: plusDays(start, 1),
  allowApiAccess: true,
};

test('an address opens while its key lives, its member is active and the document is seen', () => {
  expect(mayStillDownload(holder, document, start)).toBe(true);
});

test.each<Partial<DownloadHolder>>([
  { keyRevokedAt: start },
  { keyExpiresAt: start },
  { status: 'suspended' },
  { status: 'invited' },
  { allowApiAccess: false },
  { role: 'viewer' },
  { memberId: givenId(98) },
])('and no longer: %j', (change) => {
  expect(mayStillDownload({ ...holder, ...change }, document, start)).toBe(false);
});
