import { createPrivateKey, X509Certificate } from 'node:crypto';
import {
  openDevelopmentKeys,
  type DevelopmentPki,
} from '../../src/evidence/keys/development-keys.ts';
import { makeDevelopmentKeys } from '../../src/evidence/keys/development-pki.ts';
import { makeDevelopmentTsa } from '../../src/evidence/keys/development-tsa.ts';
import { makeRecipientIssuer } from '../../src/evidence/keys/recipient-issuer.ts';
import { makeLocalSigner } from '../../src/evidence/keys/signer.ts';
import type { Tsa } from '../../src/evidence/timestamps/tsa.ts';
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
