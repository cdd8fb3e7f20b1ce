import type { AuthorityRefusal } from '../http-authority.ts';

/** A timestamp authority (RFC 3161). */
export interface Tsa {
  /**
   * A token (DER of its ContentInfo) over a SHA-256 digest, checked before it is handed on:
   * status, imprint, nonce, certificate and time.
   * @throws {TsaUnavailable} when there is no answer now
   * @throws {TsaWrong} when the answer is not what was asked for
   */
  timestamp(sha256: Uint8Array): Promise<Uint8Array>;
  /**
   * Where that can be known without asking it.
   * @throws {TsaUnavailable} when it is of no use to begin what ends with a token
   */
  ready?(): Promise<void>;
}

/** The authority gives no answer now: the same question may be asked again later. */
export class TsaUnavailable extends Error {
  override name = 'TsaUnavailable';
  readonly reason: TsaRefusal | undefined;
  /** Absent: it did not answer, or refused in its own words. */
  readonly answer: AuthorityRefusal | undefined;

  constructor(message: string, options: ErrorOptions & TsaUnavailability = {}) {
    super(message, options);
    this.reason = options.reason;
    this.answer = options.answer;
  }
}

interface TsaUnavailability {
  reason?: TsaRefusal | undefined;
  answer?: AuthorityRefusal;
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
