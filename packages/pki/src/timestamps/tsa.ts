/** A timestamp authority (RFC 3161). */
export interface Tsa {
  /**
   * A token (DER of its ContentInfo) over a SHA-256 digest, checked before it is handed on:
   * status, imprint, nonce, certificate and time.
   * @throws {TsaUnavailable} when there is no answer now
   * @throws {TsaWrong} when the answer is not what was asked for
   */
  timestamp(sha256: Uint8Array): Promise<Uint8Array>;
}

/** The authority gives no answer now: the same question may be asked again later. */
export class TsaUnavailable extends Error {
  override name = 'TsaUnavailable';
  readonly reason: TsaRefusal | undefined;

  constructor(message: string, options: ErrorOptions & { reason?: TsaRefusal | undefined } = {}) {
    super(message, options);
    this.reason = options.reason;
  }
}

/** Why an authority takes no request of ours; the same again is refused again. */
export type TsaRefusal = 'credentials' | 'policy' | 'request';

/** The authority answered something that must not be kept: wrong bytes, certificate or time. */
export class TsaWrong extends Error {
  override name = 'TsaWrong';
  /** Whether the next answer may be another, as when a clock was wrong. */
  readonly passes: boolean;

  constructor(message: string, options: ErrorOptions & { passes?: boolean } = {}) {
    super(message, options);
    this.passes = options.passes ?? false;
  }
}
