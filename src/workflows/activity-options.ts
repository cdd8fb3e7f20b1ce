import { ActivityCancellationType, type ActivityOptions } from '@temporalio/workflow';
import type { Action } from '../domain/document/plan.ts';

/** Six heartbeats: a worker that is silent this long is taken for dead, and a busy one is not. */
export const heartbeatTimeout = '3 s';

/**
 * Retried forever, five minutes apart at most: a dead mail server or database is waited out, and
 * each step can be repeated. The first retry comes after a second, so that the work of a killed
 * worker is resumed within four.
 */
const patient: ActivityOptions = {
  startToCloseTimeout: '30 s',
  retry: { initialInterval: '1 s', backoffCoefficient: 2, maximumInterval: '5 min' },
  // One that is given up has ended: no attempt goes on beside those of the next run.
  cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
};

/** Sealing may take long; heartbeats distinguish a dead worker from a slow one. */
const sealing: ActivityOptions = {
  ...patient,
  startToCloseTimeout: '10 min',
  heartbeatTimeout,
};

/** Mail and timestamps wait for slow servers; beating, so that waiting is no reason to start over. */
const waiting: ActivityOptions = {
  ...patient,
  startToCloseTimeout: '5 min',
  heartbeatTimeout,
};

export function activityOptions(action: Action): ActivityOptions {
  return { ...timeouts(action), summary: summary(action) };
}

function timeouts(action: Action): ActivityOptions {
  switch (action.run) {
    case 'seal':
      return sealing;
    case 'timestamp':
    case 'notify':
    case 'inviteRecipients':
    case 'remind':
    case 'alertExpiry':
    case 'expire':
      return waiting;
  }
}

function summary(action: Action): string {
  switch (action.run) {
    case 'inviteRecipients':
      return 'invite those whose turn it is';
    case 'remind':
      return `reminder ${action.number} to ${action.recipientId}`;
    case 'alertExpiry':
      return 'warn of the deadline';
    case 'expire':
      return 'close at the deadline';
    case 'timestamp':
      return 'timestamp the records of acts';
    case 'seal':
      return 'seal the document and mail it';
    case 'notify':
      return 'send waiting mails';
  }
}
