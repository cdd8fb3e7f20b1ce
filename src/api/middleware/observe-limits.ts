import type { Logger } from 'pino';
import { minuteMs } from '../../domain/time.ts';
import type { Metrics } from '../../outside/metrics.ts';
import type { ProblemCode } from '../problems.ts';
import type { LimitObserver } from './rate-limit.ts';

/**
 * Counts every refusal, and logs one line a minute for each limit: an attacker who fills the log
 * would have won after all. The line names the first subject (a key, a recipient, an upload or a
 * network) and how many refusals there were since the line before.
 */
export function observeLimits(logger: Logger, metrics: Metrics, nowMs: () => number) {
  const report = onceAMinute(nowMs);
  return {
    limited(limit, subject) {
      metrics.countRateLimited(limit);
      report(limit, (refusals) => {
        logger.warn({ limit, subject, refusals }, 'Requests are refused by a rate limit');
      });
    },
    away(error) {
      report('away', (requests) => {
        logger.warn({ err: error, requests }, 'Requests are served without being counted');
      });
    },
  } satisfies LimitObserver;
}

/**
 * Counts every refused credential, and logs one line a minute for each reason, with the first
 * address and how many there were since the line before. The audit log has no entry of them:
 * strangers would fill it.
 */
export function observeCredentials(logger: Logger, metrics: Metrics, nowMs: () => number) {
  const report = onceAMinute(nowMs);
  return (code: ProblemCode, address: string) => {
    metrics.countRefusedCredential(code);
    report(code, (refusals) => {
      logger.warn({ code, address, refusals }, 'Credentials are refused');
    });
  };
}

function onceAMinute(nowMs: () => number) {
  const topics = new Map<string, { loggedMs: number; since: number }>();
  return (topic: string, log: (count: number) => void) => {
    const { loggedMs, since } = topics.get(topic) ?? { loggedMs: -Infinity, since: 0 };
    if (nowMs() - loggedMs < minuteMs) {
      topics.set(topic, { loggedMs, since: since + 1 });
      return;
    }
    topics.set(topic, { loggedMs: nowMs(), since: 0 });
    log(since + 1);
  };
}
