import { createPrivateKey, X509Certificate } from 'node:crypto';
import { makeDevelopmentAuthorities } from '@countersign/pki/development/development-authorities';
import { openDevelopmentKeys } from '@countersign/pki/development/development-keys';
import {
  makeDevelopmentKeys,
  type DevelopmentKeys,
} from '@countersign/pki/development/development-pki';
import type { Keyring } from '@countersign/keyring/keyring';
import { takesTimestamps } from '../domain/document/seal-level.ts';
import { plusDays } from '../domain/time.ts';
import { logPublicKeys, makeLogKey, testLogNameOf } from '../evidence/keys/log-key.ts';
import { developmentIssuer } from '../evidence/keys/opened-keys.ts';
import type { TestAuthorities } from '../operations/unit-of-work/context.ts';
import type { Database } from '../persistence/orm.ts';
import {
  addAuthority,
  listAuthorities,
  type KeptAuthority,
} from '../persistence/stores/test-workspaces/test-authorities.ts';
import type { Config } from './config/config.ts';

const purpose = 'test-authority';
/** What a seal vouches with must outlast it. */
const spareDays = 30;

export interface TestAuthorityDeps {
  database: Database;
  keyring: Pick<Keyring, 'encrypt' | 'decrypt'>;
  publicUrl: string;
  sealLevel: Config['sealLevel'];
}

/**
 * The authorities of test workspaces, by the time of their clocks. Their keys are in the database,
 * since every process needs the same, and made anew where a clock has outrun them.
 */
export function makeTestAuthorities(deps: TestAuthorityDeps) {
  const { database, keyring } = deps;
  const opened = new Map<number, DevelopmentKeys>();

  function open({ number, keys }: KeptAuthority): DevelopmentKeys {
    const known = opened.get(number);
    if (known) return known;
    const made = JSON.parse(
      keyring.decrypt(purpose, keys, String(number)).toString(),
    ) as DevelopmentKeys;
    opened.set(number, made);
    return made;
  }

  return async (now: Date): Promise<TestAuthorities> => {
    let kept = await listAuthorities(database.fork());
    if (!kept.some((one) => isGood(one, now))) {
      await addAuthority(
        database,
        (known) => known.some((one) => isGood(one, now)),
        (number) => newAuthority(keyring, number, now),
      );
      kept = await listAuthorities(database.fork());
    }
    const good = kept.findLast((one) => isGood(one, now));
    const [first] = kept;
    if (!good || !first) throw new Error('There are no keys for the time of this clock.');
    const roots = kept.map((one) => open(one).root);
    return authoritiesBy(deps, { keys: open(good), logKey: open(first).logKey, roots }, now);
  };
}

function isGood({ validFrom, validUntil }: KeptAuthority, now: Date): boolean {
  return validFrom <= now && now < plusDays(validUntil, -spareDays);
}

function newAuthority(keyring: Pick<Keyring, 'encrypt'>, number: number, now: Date): KeptAuthority {
  const keys = makeDevelopmentKeys(now);
  const { validFromDate, validToDate } = new X509Certificate(keys.root);
  return {
    number,
    validFrom: validFromDate,
    validUntil: validToDate,
    keys: keyring.encrypt(purpose, JSON.stringify(keys), String(number)),
  };
}

function authoritiesBy(
  { publicUrl, sealLevel }: TestAuthorityDeps,
  { keys, logKey, roots }: { keys: DevelopmentKeys; logKey: string; roots: string[] },
  now: Date,
): TestAuthorities {
  const opened = openDevelopmentKeys(keys);
  const { tsa, status } = makeDevelopmentAuthorities(opened, () => now);
  const log = makeLogKey(testLogNameOf(publicUrl), createPrivateKey(logKey), { development: true });
  const certificates = roots.map((pem) => new X509Certificate(pem));
  return {
    records: {
      issuer: developmentIssuer(keys).issuer,
      takesTimestamps: takesTimestamps(sealLevel),
      roots: certificates,
      timestampRoots: certificates,
    },
    tsa,
    seal: {
      signer: opened.signer,
      ...(sealLevel !== 'B-B' && {
        longTerm: { level: sealLevel, tsa, status, timestampRoots: roots, now: () => now },
      }),
    },
    trusted: { roots, timestampRoots: roots },
    logKey: log,
    logPublicKeys: logPublicKeys(log),
  };
}
