import { randomBytes } from 'node:crypto';
import { comparableCode } from '../../domain/authentication/access-code.ts';
import type { Demand } from '../../domain/authentication/demand.ts';
import type { Keyring } from '@countersign/keyring/keyring';

/** As a sender gives it, an access code in clear; or as a template has it already. */
export type GivenDemand = Demand & { code?: string | undefined };

const purpose = 'access-code';
const saltBytes = 16;

/**
 * Demands as they are stored: of an access code only what another can be compared with. It is bound
 * to no row, so that a template's or a predecessor's can be taken over.
 * @param known those that are stored: a code that is given again keeps its place
 */
export function sealDemands(
  keyring: Keyring,
  given: readonly GivenDemand[],
  known: readonly Demand[] = [],
): Demand[] {
  return given.map(({ code, ...demand }) => {
    if (code === undefined) return demand;
    const secret = known.find(({ method }) => method === demand.method)?.secret;
    const isSame = secret !== undefined && isAccessCode(keyring, secret, code);
    return { ...demand, secret: isSame ? secret : sealCode(keyring, code) };
  });
}

function sealCode(keyring: Keyring, code: string): string {
  const salt = randomBytes(saltBytes).toString('base64url');
  const { keyId, mac } = keyring.mac(purpose, bound(salt, code));
  return `${keyId}.${salt}.${mac.toString('base64url')}`;
}

/** Compared in constant time, without case and spaces. */
export function isAccessCode(keyring: Keyring, secret: string, code: string): boolean {
  const [keyId = '', salt = '', mac = ''] = secret.split('.');
  return keyring.verifyMac(purpose, keyId, bound(salt, code), Buffer.from(mac, 'base64url'));
}

function bound(salt: string, code: string): string {
  return `${salt}:${comparableCode(code)}`;
}

/** Whether these ask for the same as those. */
export function sameDemands(one: readonly Demand[], other: readonly Demand[]): boolean {
  const written = (demands: readonly Demand[]) =>
    demands.map(({ method, before, secret }) => `${method} ${before} ${secret ?? ''}`).join();
  return written(one) === written(other);
}
