import { createHash } from 'node:crypto';
import type { RecordedPasskey } from '@countersign/verifier/recorded-authentication';
import { assertion, bytesOf, encoded, textOf, type Change } from './passkey-lies.ts';
import type { Soft } from './passkeys.ts';
import type { Otherwise } from './soft-authenticator.ts';

/** What the key signs when it is asked for just this. */
function signed(soft: Soft, act: Uint8Array, otherwise?: Otherwise): Partial<RecordedPasskey> {
  const challenge = createHash('sha256').update(act).digest('base64url');
  const { response } = soft.get({ challenge }, otherwise);
  return {
    act: encoded(act),
    client_data: String(response['clientDataJSON']),
    authenticator_data: String(response['authenticatorData']),
    signature: String(response['signature']),
  };
}

/** An act in another form, signed as it stands. */
const written = (alter: (act: string) => string | Uint8Array): Change => {
  return ({ act }, soft) => signed(soft, Buffer.from(alter(textOf(act))));
};

const notCanonical = /not canonical JSON/;

/** What the key of a passkey signed as it stands, and should not have. */
export const signedLies = [
  assertion(
    'the site, signed',
    ({ act }, soft) => signed(soft, bytesOf(act), { rpId: 'evil.example' }),
    /another site/,
    'on http',
  ),
  assertion(
    'the page: none that a browser names',
    ({ act }, soft) => signed(soft, bytesOf(act), { origin: 'localhost' }),
    /cannot be read/,
    'on localhost',
  ),
  assertion(
    'the page: with a path',
    ({ act }, soft) => signed(soft, bytesOf(act), { origin: 'http://localhost/' }),
    /cannot be read/,
    'on http',
  ),
  assertion(
    'the act: with spaces, signed',
    written((act) => JSON.stringify(JSON.parse(act), null, 1)),
    notCanonical,
    'the act is canonical JSON',
  ),
  assertion(
    'the act: with a member twice, signed',
    written((act) => act.replace('{', '{"action":"approve",')),
    notCanonical,
    'the act is canonical JSON',
  ),
  assertion(
    'the act: not UTF-8, signed',
    written((act) => {
      const changed = Buffer.from(act);
      changed.writeUInt8(0xff, changed.indexOf('"nonce":"') + 9);
      return changed;
    }),
    notCanonical,
    'can be read (UnicodeDecodeError',
  ),
  assertion(
    'the act: with half a character, signed',
    written((act) => act.replace('"nonce":"', String.raw`"nonce":"\ud800`)),
    notCanonical,
    'can be read (UnicodeEncodeError',
  ),
  assertion(
    'the act: with a number without end, signed',
    written((act) => act.replace('"at":', '"a":1e999,"at":')),
    notCanonical,
    'can be read (ValueError: a number',
  ),
  assertion(
    'the act: no JSON, signed',
    written((act) => act.slice(1)),
    notCanonical,
    'can be read (JSONDecodeError',
  ),
  assertion(
    'the act: a list, signed',
    written(() => '[]'),
    notCanonical,
    'can be read (AttributeError',
  ),
];
