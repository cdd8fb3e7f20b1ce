/** PREVIEW, as Nexus is in the SDK for TypeScript: names and shapes may change. */
import { startWorkflow, WorkflowRunOperationHandler } from '@temporalio/nexus';
import * as nexus from 'nexus-rpc';
import type { SignatureRequest, SignedDocument } from './contracts.ts';
import type { countersignRequestSignatures } from './nexus-workflow.ts';

/** What callers know: one operation, which is over when the document is sealed. */
export const countersignService = nexus.service('countersign.v1', {
  requestSignatures: nexus.operation<SignatureRequest, SignedDocument>(),
});

/**
 * For `Worker.create({ nexusServices: [countersignHandler] })`, beside our activities and the workflow of
 * `nexus-workflow`. An operation that is cancelled cancels the workflow, which voids the document.
 */
export const countersignHandler = nexus.serviceHandler(countersignService, {
  requestSignatures: new WorkflowRunOperationHandler<SignatureRequest, SignedDocument>(
    (context, request) =>
      startWorkflow<typeof countersignRequestSignatures>(context, 'countersignRequestSignatures', {
        // A start that is tried again is the same operation.
        workflowId: `countersign:${context.requestId}`,
        args: [request],
      }),
  ),
});
