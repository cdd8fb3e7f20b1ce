import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../middleware/network.ts';
import { Problem } from '../problem.ts';

/** @throws RATE_LIMITED */
export type AddressLimit = (request: Request) => Promise<void>;

/**
 * What one address may ask of a page without a credential, whatever `RATE_LIMITS` says; counted in
 * this process.
 */
export function makeAddressLimit(perMinute: number): AddressLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (request) => {
    try {
      await limiter.consume(networkOf(request.ip ?? ''));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const detail = `This network has used its ${perMinute} requests of this minute.`;
      const retryAfterS = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw new Problem('RATE_LIMITED', detail, { retryAfterS });
    }
  };
}
