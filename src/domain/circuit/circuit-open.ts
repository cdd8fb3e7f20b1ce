import { serviceName, type Service } from './service.ts';

export interface LeftAlone {
  service: Service;
  /** What the service did. */
  reason: string;
  until: Date;
  /** For how long whoever wanted something of it sleeps, in milliseconds. */
  retryAfterMs: number;
  /** Whether it asked for the time. */
  asked: boolean;
}

type Why = Pick<LeftAlone, 'reason' | 'asked'>;

const why = ({ reason, asked }: Why): string => (asked ? `${reason}, and asks for time` : reason);

/** For `doctor`. */
export function circuitLine({ until, ...circuit }: Service & Why & { until: Date }): string {
  return `${serviceName(circuit)} until ${until.toISOString()} (${why(circuit)})`;
}

/** The service is left alone for a while: by what it just did (`cause`), or not asked at all. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen';
  readonly leftAlone: LeftAlone;

  constructor(leftAlone: LeftAlone, options?: ErrorOptions) {
    const { service, until } = leftAlone;
    const name = serviceName(service);
    super(`Until ${until.toISOString()} nobody asks ${name}: ${why(leftAlone)}.`, options);
    this.leftAlone = leftAlone;
  }

  /** Whether the service was asked this time. */
  get wasAsked(): boolean {
    return this.cause !== undefined;
  }
}

/** The one behind an error, if any is. */
export function circuitBehind(error: unknown): CircuitOpen | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof CircuitOpen) return at;
  }
  return undefined;
}
