import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { ApplicationFailure } from '@temporalio/common';
import type { PortDecorators } from '../../../src/processes/ports.ts';
import type { Clock } from '../../../src/outside/clock.ts';
import type { Pass } from './crash-points.ts';

/** Type of the activity that the worker runs at this moment. */
const activity = new AsyncLocalStorage<string>();
/** Set while a process dispatches what it has committed itself. */
const ownCommit = new AsyncLocalStorage<true>();

/** A clock that is so far ahead of the usual one. */
export function clockAhead(ms: number): (usual: Clock) => Clock {
  return (usual) => ({ now: () => new Date(usual.now().getTime() + ms) });
}

/** The ports of the API, with a crash point on each side of what leaves the process. */
export function faultyApiPorts(pass: Pass): PortDecorators {
  return {
    dispatcher: (dispatcher) => ({
      async syncDocument(snapshot) {
        pass('after-read-before-dispatch');
        await dispatcher.syncDocument(snapshot);
        pass('after-dispatch-before-mark');
      },
      async startDelivery(delivery, resend) {
        await dispatcher.startDelivery(delivery, resend);
        pass('after-start-before-mark');
      },
      async startConversion(conversion) {
        await dispatcher.startConversion(conversion);
        pass('after-start-before-mark');
      },
      async syncBulkSend(bulkSend) {
        await dispatcher.syncBulkSend(bulkSend);
        pass('after-start-before-mark');
      },
    }),
    afterCommit: (dispatch) => (changes) => {
      pass('after-commit-before-dispatch');
      dispatch(changes);
    },
    blobs: (blobs) => ({
      get: (key) => blobs.get(key),
      read: (key, range) => blobs.read(key, range),
      list: () => blobs.list(),
      async put(key, bytes) {
        const isSealed = key.startsWith('sealed/');
        if (isSealed) pass('after-seal-before-blob');
        await blobs.put(key, bytes);
        pass(isSealed ? 'after-blob-before-row' : 'after-upload-blob-before-row');
      },
      async putFile(key, path) {
        await blobs.putFile(key, path);
        pass('after-upload-blob-before-row');
      },
      async delete(key) {
        await blobs.delete(key);
        pass('after-delete-before-row');
      },
    }),
  };
}

/** The ports of the worker, which has more of them. */
export function faultyWorkerPorts(pass: Pass): PortDecorators {
  const shared = faultyApiPorts(pass);
  return {
    ...shared,
    dispatcher(usual) {
      const dispatcher = shared.dispatcher?.(usual) ?? usual;
      // What a worker dispatches beside its own commits is what the relay has leased.
      const passLease = () => {
        if (!ownCommit.getStore()) pass('after-lease-before-dispatch');
      };
      return {
        syncDocument(snapshot) {
          passLease();
          return dispatcher.syncDocument(snapshot);
        },
        startDelivery(delivery, resend) {
          passLease();
          return dispatcher.startDelivery(delivery, resend);
        },
        startConversion(conversion) {
          passLease();
          return dispatcher.startConversion(conversion);
        },
        syncBulkSend(bulkSend) {
          passLease();
          return dispatcher.syncBulkSend(bulkSend);
        },
      };
    },
    afterCommit(usual) {
      const dispatch = shared.afterCommit?.(usual) ?? usual;
      return (changes) => {
        ownCommit.run(true, () => {
          dispatch(changes);
        });
        const type = activity.getStore();
        if (type === 'seal') pass('after-row-before-answer');
        if (type !== undefined && mailing.has(type)) pass('after-facts-before-mail');
      };
    },
    mailer: (mailer) => ({
      async send(mail) {
        pass('after-claim-before-mail');
        const outcome = await mailer.send(mail);
        if (outcome.outcome !== 'too_large') pass('after-mail-before-row');
        return outcome;
      },
    }),
    poster: (poster) => ({
      async post(request) {
        const result = await poster.post(request);
        pass('after-post-before-row');
        return result;
      },
    }),
  };
}

/** Activities that commit facts and then send the mails about them. */
const mailing = new Set(['inviteRecipients', 'remind', 'alertExpiry', 'expire', 'seal']);
const steps = new Set([...mailing, 'notify', 'sendRows']);

/** Dies after an activity's work and before Temporal has its answer. */
export function faultyActivities(pass: Pass): ActivityInterceptorsFactory {
  return ({ info }) => ({
    inbound: {
      execute: (input, next) =>
        activity.run(info.activityType, async () => {
          try {
            const answer = await next(input);
            if (steps.has(info.activityType)) pass('after-step-before-answer');
            if (info.activityType === 'deliver') pass('after-attempt-before-answer');
            return answer;
          } catch (error) {
            if (isAttempt(error)) pass('after-attempt-before-answer');
            throw error;
          }
        }),
    },
  });
}

/** A failed attempt is answered by a failure, which brings the next one. */
function isAttempt(error: unknown): boolean {
  const types: unknown[] = ['AttemptFailed', 'AttemptsExhausted'];
  return error instanceof ApplicationFailure && types.includes(error.type);
}
