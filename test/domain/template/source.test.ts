import { expect, test } from '@jest/globals';
import type { Viewer } from '../../../src/domain/member/member.ts';
import { maySeeTemplate, sourceOf } from '../../../src/domain/template/source.ts';
import { givenDraft, givenId } from '../given-state.ts';

const document = givenDraft();
const owner: Viewer = {
  memberId: document.ownerMemberId,
  userId: givenId(8),
  role: 'member',
};
const other: Viewer = { memberId: givenId(98), userId: givenId(99), role: 'member' };

test('a template stands by itself when its maker may change the document, else is bound to it', () => {
  expect(sourceOf(owner, document)).toBeNull();
  expect(sourceOf({ ...other, role: 'admin' }, document)).toBeNull();
  expect(sourceOf(other, document)).toBe(document.id);
});

test('a bound one is seen with its document, the other one by everybody', () => {
  const shared = { ...document, sharingMode: 'specific', sharedUserIds: [other.userId] } as const;
  expect(maySeeTemplate(other, shared)).toBe(true);
  expect(maySeeTemplate(other, document)).toBe(false);
  expect(maySeeTemplate({ ...other, role: 'viewer' }, null)).toBe(true);
});
