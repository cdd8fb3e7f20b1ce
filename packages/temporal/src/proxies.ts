import { proxyActivities } from '@temporalio/workflow';
import type { CountersignActivities } from './contracts.ts';

/** A file goes over a slow line, and the service may be away for long; what it refuses is not tried again. */
export const { requestSignatures, voidDocument, downloadSealed, downloadEvidence, lookAtDocument } =
  proxyActivities<CountersignActivities>({
    // What was cancelled may have sent a document; it is voided before the workflow goes on.
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    startToCloseTimeout: '15 minutes',
    heartbeatTimeout: '1 minute',
    retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
  });
