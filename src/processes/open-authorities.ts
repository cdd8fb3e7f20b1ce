import { randomBytes, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ConfigError, type Config } from './config/config.ts';
import type { Authorities } from '../evidence/keys/open-keys.ts';
import type { ServiceKeys } from '../evidence/keys/service-keys.ts';
import type { LongTerm } from '@countersign/seal/seal-to-level';
import { nameOf } from '@countersign/verifier/certificate';
import { isIssuedBy } from '@countersign/verifier/chain';
import { makeRemoteStatus } from '@countersign/pki/status/remote-status';
import { makeRemoteTsa } from '@countersign/pki/timestamps/remote-tsa';
import { systemClock } from '../outside/clock.ts';
import { makeHttpAuthority } from '@countersign/pki/http-authority';

export interface OpenedAuthorities extends Authorities {
  /** PEM, of the timestamp authority that is configured. */
  timestampRoots: readonly string[];
}

/** Those that the configuration names, asked over HTTP. @throws {ConfigError} */
export async function openAuthorities(config: Config): Promise<OpenedAuthorities> {
  const ask = makeHttpAuthority();
  const now = () => systemClock.now();
  const status = makeRemoteStatus({ ask, now });
  const { tsaUrl: url, tsaRoots } = config;
  if (url === undefined || tsaRoots === undefined) return { status, timestampRoots: [] };
  const roots = await readRoots(tsaRoots);
  const tsa = makeRemoteTsa({ url, roots, ask, now, randomBytes });
  return { tsa, status, timestampRoots: roots };
}

async function readRoots(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    const problem = `cannot be read: ${path}; give a PEM file of your timestamp authority's roots`;
    throw new ConfigError('TSA_ROOTS', problem, { cause });
  });
  const roots = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  if (!roots) throw new ConfigError('TSA_ROOTS', `holds no certificate: ${path}; give a PEM file`);
  for (const pem of roots) requireRoot(pem);
  return roots;
}

/** What ends at an authority in between nobody could verify by its root. */
function requireRoot(pem: string): void {
  const certificate = readCertificate(pem);
  if (isIssuedBy(certificate, certificate)) return;
  const problem = `holds ${nameOf(certificate)}, which is no root; give the root that it leads to`;
  throw new ConfigError('TSA_ROOTS', problem);
}

function readCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (cause) {
    throw new ConfigError('TSA_ROOTS', 'holds a certificate that cannot be read', { cause });
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
