import { expect, test } from '@jest/globals';
import { mayStandBehind } from '../../../src/domain/signing/issue-link.ts';
import { givenDraft, givenId } from '../given-state.ts';

const document = givenDraft();
const owner = document.ownerMemberId;
const other = givenId<'mem'>(99);

test.each([
  ['the owner of the document', owner, 'member', 'active', true],
  ['an administrator', other, 'admin', 'active', true],
  ['a member who only sees it', other, 'member', 'active', false],
  ['an owner who is a viewer by now', owner, 'viewer', 'active', false],
  ['a suspended owner', owner, 'member', 'suspended', false],
  ['a suspended administrator', other, 'admin', 'suspended', false],
] as const)('%s', (_who, memberId, role, status, expected) => {
  expect(mayStandBehind({ memberId, role, status }, document)).toBe(expected);
});

test('nobody stands behind the link of a member who is gone', () => {
  expect(mayStandBehind(undefined, document)).toBe(false);
});
