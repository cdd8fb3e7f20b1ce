const sentences: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before the answer was complete.',
  EPIPE: 'The connection was closed before the answer was complete.',
  ECONNABORTED: 'The connection was closed before the answer was complete.',
  ERR_STREAM_PREMATURE_CLOSE: 'The connection was closed before the answer was complete.',
  EHOSTUNREACH: 'The address cannot be reached.',
  ENETUNREACH: 'The address cannot be reached.',
  EADDRNOTAVAIL: 'The address cannot be reached.',
  ETIMEDOUT: 'The address cannot be reached.',
  EPROTO: 'TLS could not be agreed on.',
  HPE_HEADER_OVERFLOW: 'The headers of the answer are too long.',
  NO_FINAL_ANSWER: 'The answer is not valid HTTP.',
  ERR_INVALID_CHAR: 'A header cannot be sent.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  CERT_NOT_YET_VALID: 'The certificate is not valid yet.',
};

/** Interim answers without end, or a switch to a protocol that nobody asked for. */
export function unfinishedAnswer(): Error {
  return Object.assign(new Error('no final answer'), { code: 'NO_FINAL_ANSWER' });
}

/** For the endpoint's owner: what went wrong out there, without our addresses, paths or stacks. */
export function describeFailure(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  const sentence = sentences[code];
  if (sentence !== undefined) return sentence;
  if (code.startsWith('HPE_')) return 'The answer is not valid HTTP.';
  if (code.startsWith('ERR_SSL_')) return 'TLS could not be agreed on.';
  // OpenSSL's names for a chain that ends nowhere: SELF_SIGNED_CERT_IN_CHAIN, UNABLE_TO_….
  if (/CERT|^UNABLE_TO_|CRL|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH/.test(code)) {
    return 'The certificate cannot be trusted.';
  }
  return 'The request failed.';
}

/** An address that had its time. */
export function neverConnected(): Error {
  return Object.assign(new Error('no connection'), { code: 'ETIMEDOUT' });
}
