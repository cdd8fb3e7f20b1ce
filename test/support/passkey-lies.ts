import canonicalize from 'canonicalize';
import { readZip } from '@countersign/verifier/zip';
import type { RecordedPasskey } from '@countersign/verifier/recorded-authentication';
import type { SigningRecord } from '@countersign/verifier/signing-record';
import type { Soft } from './passkeys.ts';
import { pack, resummed } from './zip-manipulations.ts';

/** One lie about a passkey in a record, and what each verifier has to say to it. */
export interface PasskeyManipulation {
  what: string;
  lie: (record: SigningRecord, soft: Soft) => SigningRecord;
  /** Of `checkPasskey`. */
  sentence: RegExp;
  /** How the check of `docs/check-evidence.py` begins that fails. */
  fails: string;
}

/** The assertion in a record. */
export function passkeyOf({ authentication }: SigningRecord): RecordedPasskey {
  const passkey = authentication?.find((step) => step.passkey)?.passkey;
  if (!passkey) throw new Error('No passkey is recorded.');
  return passkey;
}

/** @param soft the authenticator that signed: some lies are signed by its key all the same */
export type Change = (passkey: RecordedPasskey, soft: Soft) => Partial<RecordedPasskey>;

/** Another assertion in the record than the one that was given. */
export function assertion(
  what: string,
  change: Change,
  sentence: RegExp,
  fails: string,
): PasskeyManipulation {
  const lie = (record: SigningRecord, soft: Soft): SigningRecord => {
    const passkey = passkeyOf(record);
    const lying = { ...passkey, ...change(passkey, soft) };
    const steps = record.authentication?.map((step) =>
      step.passkey ? { ...step, passkey: lying } : step,
    );
    return { ...record, ...(steps && { authentication: steps }) };
  };
  return { what, lie, sentence, fails };
}

/** An evidence ZIP with this in the place of the act's record: who signed it are other checks. */
export function withRecord(zip: Uint8Array, lying: SigningRecord): Uint8Array {
  const files = readZip(zip);
  const name = `records/${lying.signature_id}.jws`;
  const [header, , signature] = Buffer.from(files.get(name) ?? '')
    .toString()
    .split('.');
  const payload = encoded(canonicalize(lying) ?? '');
  const written = Buffer.from([header, payload, signature].join('.'));
  return pack(resummed(new Map(files).set(name, written)));
}

export const bytesOf = (encoded: string) => Buffer.from(encoded, 'base64url');
export const textOf = (encoded: string) => bytesOf(encoded).toString();
export const encoded = (value: string | Uint8Array) => Buffer.from(value).toString('base64url');
