import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import type { Watch } from '../outside/watch.ts';

/**
 * Measures every attempt of an activity by its type. `benign` is how an endpoint that is down and
 * one that is busy end: nothing of ours is wrong then.
 */
export function watchActivities(watch: Watch): ActivityInterceptorsFactory {
  return ({ info }) => ({
    inbound: {
      execute: (input, next) =>
        watch({ name: 'activity', kind: info.activityType }, () => next(input), {
          error: (error) => (isBenign(error) ? 'benign' : 'failed'),
        }),
    },
  });
}

function isBenign(error: unknown): boolean {
  return (
    error instanceof ApplicationFailure && error.category === ApplicationFailureCategory.BENIGN
  );
}
