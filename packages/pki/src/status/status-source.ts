import type { AuthorityRefusal } from '../http-authority.ts';

/** Says whether certificates were revoked. Certificates and answers are DER. */
export interface StatusSource {
  /**
   * An OCSP response (RFC 6960) that was checked: of this certificate, signed by whom its issuer
   * allows, fresh and `good`.
   * @throws {StatusUnavailable} when there is no answer now
   * @throws {StatusWrong} when the answer is another one than `good`, or none that can be kept
   */
  ocsp(certificate: Uint8Array, issuer: Uint8Array): Promise<Uint8Array>;
  /**
   * The revocation list (RFC 5280, 5) of the certificate's issuer, checked in the same way;
   * undefined when the issuer publishes none.
   * @throws {StatusUnavailable} when there is no answer now
   * @throws {StatusWrong} when the certificate stands in it, or it cannot be kept
   */
  crl(certificate: Uint8Array): Promise<Uint8Array | undefined>;
}

/** Nobody says now whether a certificate was revoked: the same question may be asked again. */
export class StatusUnavailable extends Error {
  override name = 'StatusUnavailable';
  /** Absent: there was none, or nobody to ask. */
  readonly answer: AuthorityRefusal | undefined;

  constructor(message: string, options: ErrorOptions & { answer?: AuthorityRefusal } = {}) {
    super(message, options);
    this.answer = options.answer;
  }
}

/** The certificate is revoked or unknown to its issuer, or the answer is not to be trusted. */
export class StatusWrong extends Error {
  override name = 'StatusWrong';
}
