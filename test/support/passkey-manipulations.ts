import type { SigningRecord } from '@countersign/verifier/signing-record';
import { assertion, bytesOf, encoded, textOf, type PasskeyManipulation } from './passkey-lies.ts';
import { signedLies } from './passkey-signed-lies.ts';

/** A record that says another thing of the act than the passkey signed. */
function otherRecord(
  what: string,
  lie: (record: SigningRecord) => SigningRecord,
): PasskeyManipulation {
  return {
    what: `an act of another ${what}`,
    lie,
    sentence: new RegExp(`^The act that its passkey signed has another ${what} than the record.$`),
    fails: `${what} of the act`,
  };
}

const cut = (from: string, length: number) => encoded(bytesOf(from).subarray(0, length));
const flipped = (from: string, at: number, bit = 1) => {
  const changed = bytesOf(from);
  changed.writeUInt8(changed.readUInt8(at) ^ bit, at);
  return encoded(changed);
};

export const passkeyManipulations: readonly PasskeyManipulation[] = [
  assertion(
    'the act',
    ({ act }) => ({ act: encoded(textOf(act).replace('"sign"', '"approve"')) }),
    /something else than the act/,
    'over the act',
  ),
  assertion(
    'the challenge',
    ({ client_data }) => ({
      client_data: encoded(
        textOf(client_data).replace(/(?<="challenge":")./, (first) => (first === '-' ? '_' : '-')),
      ),
    }),
    /something else than the act/,
    'over the act',
  ),
  assertion(
    'the site',
    ({ authenticator_data }) => ({ authenticator_data: flipped(authenticator_data, 0) }),
    /another site/,
    'on http',
  ),
  assertion(
    'the page',
    ({ client_data }) => ({
      client_data: encoded(textOf(client_data).replace('//localhost', '//evil.example')),
    }),
    /another site/,
    'on http',
  ),
  assertion(
    'the presence',
    ({ authenticator_data }) => ({ authenticator_data: flipped(authenticator_data, 32) }),
    /Nobody was there/,
    'somebody was there',
  ),
  assertion(
    'the verification',
    ({ authenticator_data }) => ({ authenticator_data: flipped(authenticator_data, 32, 4) }),
    /without verifying the person/,
    'the person was verified',
  ),
  assertion(
    'the flags recorded',
    ({ flags }) => ({ flags: { ...flags, backed_up: true } }),
    /other flags/,
    'flags',
  ),
  assertion(
    'the counter',
    ({ authenticator_data }) => ({ authenticator_data: flipped(authenticator_data, 36) }),
    /not one by its key/,
    'signature',
  ),
  assertion(
    'the signature',
    ({ signature }) => ({ signature: flipped(signature, 10) }),
    /not one by its key/,
    'signature',
  ),
  assertion(
    'the kind of ceremony',
    ({ client_data }) => ({
      client_data: encoded(textOf(client_data).replace('webauthn.get', 'webauthn.create')),
    }),
    /was made/,
    'it signed',
  ),
  assertion(
    'what the browser said, cut off',
    ({ client_data }) => ({ client_data: cut(client_data, 30) }),
    /cannot be read/,
    'can be read',
  ),
  assertion(
    'what the authenticator said, cut off',
    ({ authenticator_data }) => ({ authenticator_data: cut(authenticator_data, 36) }),
    /cannot be read/,
    'somebody was there',
  ),
  assertion(
    'the key',
    ({ public_key }) => ({ public_key: flipped(public_key, 20) }),
    /public key is none|not one by its key/,
    'signature',
  ),
  assertion(
    'the kind of key',
    ({ public_key }) => ({ public_key: flipped(public_key, 4) }),
    /kind that is not taken/,
    'can be read (ValueError: a key of a kind',
  ),
  assertion(
    'the key, cut off',
    ({ public_key }) => ({ public_key: cut(public_key, 60) }),
    /public key cannot be read/,
    'can be read (ValueError: not a COSE key',
  ),
  assertion(
    'the key, with more after it',
    ({ public_key }) => ({
      public_key: encoded(Buffer.concat([bytesOf(public_key), Buffer.of(0)])),
    }),
    /public key cannot be read/,
    'can be read (ValueError: not a COSE key',
  ),
  assertion(
    'the encoding: padded',
    ({ signature }) => ({ signature: `${signature}=` }),
    /not base64url/,
    'can be read (ValueError: not base64url',
  ),
  assertion(
    'the encoding: with a line feed in it',
    ({ act }) => ({ act: `${act.slice(0, 40)}\n${act.slice(40)}` }),
    /not base64url/,
    'can be read (',
  ),
  assertion(
    'the encoding: with bits that nobody reads',
    // Of 16 bytes: the last letter has four bits too many, all zero.
    ({ credential_id }) => ({
      credential_id: credential_id.replace(/.$/, (last) =>
        String.fromCharCode(last.charCodeAt(0) + 1),
      ),
    }),
    /not base64url/,
    'can be read (ValueError: not base64url',
  ),
  ...signedLies,
  otherRecord('document', (record) => ({ ...record, document_id: 'doc_other' })),
  otherRecord('recipient', (record) => ({
    ...record,
    recipient: { ...record.recipient, id: 'rec_other' },
  })),
  otherRecord('action', (record) => ({ ...record, meaning: 'approved' })),
  otherRecord('prepared file', (record) => ({
    ...record,
    document: { ...record.document, prepared_sha256: '0' },
  })),
  otherRecord('file shown', (record) => ({
    ...record,
    document: { ...record.document, shown_sha256: '0' },
  })),
  otherRecord('field values', (record) => ({ ...record, field_values_sha256: '0' })),
  otherRecord('signature', (record) => ({ ...record, text_sha256: '0' })),
  otherRecord('initials', (record) => ({
    ...record,
    initials: { type: 'typed', image_sha256: null, text_sha256: '0', field_ids: [] },
  })),
  otherRecord('consent', (record) => ({ ...record, consent: { ...record.consent, sha256: '0' } })),
];
