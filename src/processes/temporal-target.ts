import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError, type Config } from './config/variables.ts';
import type { TemporalTarget } from '../outside/temporal-client.ts';

/**
 * Where Temporal is and what it is shown, for client, worker and `doctor` alike. Files are read
 * here, so that a wrong one stops the start instead of every call.
 * @throws {ConfigError} naming the file's variable
 */
export function temporalTarget(config: Config & { temporalAddress: string }): TemporalTarget {
  const { temporalTlsCa: ca, temporalTlsServerName: serverName, temporalApiKey: apiKey } = config;
  const where = { address: config.temporalAddress, namespace: config.temporalNamespace };
  if (!config.temporalTls) return where;
  const pair = clientPair(config);
  return {
    ...where,
    tls: {
      ...(ca !== undefined && { serverRootCACertificate: certificate('TEMPORAL_TLS_CA', ca).pem }),
      ...(pair && { clientCertPair: pair }),
      ...(serverName !== undefined && { serverNameOverride: serverName }),
    },
    ...(apiKey !== undefined && { apiKey }),
  };
}

function clientPair({ temporalTlsCert, temporalTlsKey }: Config) {
  if (temporalTlsCert === undefined || temporalTlsKey === undefined) return undefined;
  const { pem: crt, parsed } = certificate('TEMPORAL_TLS_CERT', temporalTlsCert);
  const name = 'TEMPORAL_TLS_KEY';
  const key = readPem(name, temporalTlsKey);
  if (!parsed.checkPrivateKey(privateKey(name, key))) {
    throw new ConfigError(name, 'is not the key of TEMPORAL_TLS_CERT: give the two that belong');
  }
  return { crt, key };
}

function certificate(name: string, file: string) {
  const pem = readPem(name, file);
  try {
    return { pem, parsed: new X509Certificate(pem) };
  } catch {
    throw new ConfigError(name, 'holds no certificate: give a PEM file');
  }
}

function privateKey(name: string, pem: Buffer) {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new ConfigError(name, 'holds no key that can be used: give an unencrypted PEM file');
  }
}

function readPem(name: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new ConfigError(name, `cannot be read (${code}): give the path of a PEM file`);
  }
}
