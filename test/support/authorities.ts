import { createPrivateKey, X509Certificate } from 'node:crypto';
import {
  openDevelopmentKeys,
  type DevelopmentPki,
} from '@countersign/pki/development/development-keys';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import { makeDevelopmentTsa } from '@countersign/pki/development/development-tsa';
import { makeRecipientIssuer } from '@countersign/pki/keys/recipient-issuer';
import { makeLocalSigner } from '@countersign/pki/signer';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import type { RecordAuthority } from '../../src/operations/unit-of-work/context.ts';

/** Keys of one test alone, and the authorities that stand on them. */
export interface Authorities {
  pki: DevelopmentPki;
  records: RecordAuthority;
  tsa: Tsa;
}

export function makeAuthorities(now: () => Date): Authorities {
  const pki = openDevelopmentKeys(makeDevelopmentKeys(now()));
  const { recipients, recipientsKey, root } = pki.keys;
  const [ca, trusted] = [new X509Certificate(recipients), new X509Certificate(root)];
  return {
    pki,
    records: {
      issuer: makeRecipientIssuer(
        makeLocalSigner(createPrivateKey(recipientsKey), [ca.raw, trusted.raw]),
      ),
      takesTimestamps: true,
      roots: [trusted],
      timestampRoots: [trusted],
    },
    tsa: makeDevelopmentTsa(pki.keys, now),
  };
}
