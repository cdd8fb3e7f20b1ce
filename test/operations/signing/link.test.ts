import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { openToken, signingToken, type LinkWay } from '../../../src/operations/signing/link.ts';
import { makeKeyring } from '@countersign/keyring/keyring';
import { givenId } from '../../domain/given-state.ts';

const keyring = makeKeyring([randomBytes(32)]);
const recipient = { id: givenId<'rec'>(1), linkVersion: 3 };
const ways: LinkWay[] = [
  { linkChannel: 'mail' },
  { linkChannel: 'mail', freshAt: new Date('2027-01-27T10:30:00.123Z') },
  { linkChannel: 'api', issuerId: givenId<'mem'>(7) },
];

test.each(ways)('a link of %j opens as what it was made, for its version alone', (way) => {
  const opened = openToken(keyring, signingToken(keyring, recipient, way));
  expect(opened).toMatchObject({ ...way, recipientId: recipient.id });
  expect([2, 3, 4].map((version) => opened?.verify(version))).toEqual([false, true, false]);
});

test.each(ways)('no byte of a link of %j can be another', (way) => {
  const [body = '', keyId = ''] = signingToken(keyring, recipient, way).split(/-(?=[^-]+$)/);
  const bytes = Buffer.from(body, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const opened = openToken(keyring, `${changed.toString('base64url')}-${keyId}`);
    expect(opened?.verify(3) ?? false).toBe(false);
  }
});

/** As both kinds were made before a handed-out link named its member. */
function formerToken(linkChannel: 'mail' | 'api'): string {
  const { keyId, mac } = keyring.mac('signing-link', `${recipient.id}:${linkChannel}:3`);
  const id = Buffer.from(recipient.id.replaceAll('-', ''), 'hex');
  const first = Buffer.of(linkChannel === 'mail' ? 1 : 2);
  return `${Buffer.concat([first, id, mac]).toString('base64url')}-${keyId}`;
}

test('mailed links of former versions live on, handed-out ones do not', () => {
  expect(openToken(keyring, formerToken('mail'))?.verify(3)).toBe(true);
  expect(formerToken('mail')).toBe(signingToken(keyring, recipient, { linkChannel: 'mail' }));
  expect(openToken(keyring, formerToken('api'))).toBeUndefined();
});
