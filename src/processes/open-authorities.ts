import { randomBytes, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ConfigError, type Config } from './config/config.ts';
import type { Authorities } from '../evidence/keys/open-keys.ts';
import type { ServiceKeys } from '../evidence/keys/service-keys.ts';
import type { LongTerm } from '@countersign/seal/seal-to-level';
import { nameOf } from '@countersign/verifier/certificate';
import { findPath, isIssuedBy } from '@countersign/verifier/chain';
import { makeRemoteStatus } from '@countersign/pki/status/remote-status';
import { makeRemoteTsa } from '@countersign/pki/timestamps/remote-tsa';
import { systemClock } from '../outside/clock.ts';
import { asPem } from '@countersign/pki/keys/as-pem';
import { makeHttpAuthority } from '@countersign/pki/http-authority';
import type { Circuits } from '../operations/circuits/make-circuits.ts';
import { guardedStatus } from './circuits/guarded-status.ts';
import { guardedTsa } from './circuits/guarded-tsa.ts';

export interface OpenedAuthorities extends Authorities {
  /** PEM, of the timestamp authority that is configured; without those in between. */
  timestampRoots: readonly string[];
}

/**
 * Those that the configuration names, asked over HTTP.
 * @param circuits that all who ask go through; absent: a trial, which asks once
 * @throws {ConfigError}
 */
export async function openAuthorities(
  config: Config,
  circuits?: Circuits,
): Promise<OpenedAuthorities> {
  const ask = makeHttpAuthority();
  const now = () => systemClock.now();
  const remoteStatus = makeRemoteStatus({ ask, now });
  const status = circuits ? guardedStatus(remoteStatus, circuits, systemClock) : remoteStatus;
  const { tsaUrl: url, tsaRoots, tsaPolicy: policy, tsaUser: user, tsaPassword } = config;
  if (url === undefined || tsaRoots === undefined) return { status, timestampRoots: [] };
  const { roots, others } = await readRoots(tsaRoots);
  const credentials = user !== undefined && { user, password: tsaPassword ?? '' };
  const tsa = makeRemoteTsa({
    url,
    roots,
    others,
    policy,
    ask,
    now,
    randomBytes,
    ...(credentials && { credentials }),
  });
  const asked = circuits ? guardedTsa(tsa, url, circuits, systemClock) : tsa;
  return { tsa: asked, status, timestampRoots: roots };
}

const rootsWanted = 'give a PEM file of your timestamp authority’s roots';

/**
 * Of a file of PEM: what timestamps are verified by, and what their tokens may lack. A certificate
 * in between is trusted in nothing.
 */
async function readRoots(path: string): Promise<{ roots: string[]; others: string[] }> {
  const content = await readFile(path).catch((cause: unknown) => {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    const problem = `names ${path}, which cannot be read (${code}): ${rootsWanted}`;
    throw new ConfigError('TSA_ROOTS', problem, { cause });
  });
  const pems = asPem(content).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  if (!pems) {
    const problem = `names ${path}, which holds no certificate: ${rootsWanted}`;
    throw new ConfigError('TSA_ROOTS', problem);
  }
  const isRoot = (pem: string) => {
    const certificate = readCertificate(pem);
    return isIssuedBy(certificate, certificate);
  };
  const roots = pems.filter(isRoot);
  const others = pems.filter((pem) => !isRoot(pem));
  for (const pem of others) requireRootAbove(readCertificate(pem), others, roots);
  return { roots, others };
}

/** What ends at an authority in between nobody could verify by its root. */
function requireRootAbove(
  certificate: X509Certificate,
  others: readonly string[],
  roots: readonly string[],
): void {
  if (findPath(certificate, others.map(readCertificate), roots.map(readCertificate))) return;
  const wayOut = 'add the root that it leads to';
  const problem = `holds ${nameOf(certificate)}, which is no root: ${wayOut}`;
  throw new ConfigError('TSA_ROOTS', problem);
}

function readCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (cause) {
    const problem = `holds a certificate that is damaged: ${rootsWanted}`;
    throw new ConfigError('TSA_ROOTS', problem, { cause });
  }
}

/** What makes seals last; undefined at level B-B. */
export function longTermOf(
  level: Config['sealLevel'],
  { tsa, status, roots }: ServiceKeys,
  timestampRoots: readonly string[],
): LongTerm | undefined {
  if (level === 'B-B') return undefined;
  if (!tsa) throw new ConfigError('TSA_URL', `is missing: seals of ${level} need timestamps`);
  const now = () => systemClock.now();
  return { level, tsa, status, timestampRoots: [...timestampRoots, ...roots], now };
}
