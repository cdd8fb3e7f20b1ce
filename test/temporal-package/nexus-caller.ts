import type { SignatureRequest, SignedDocument } from '@countersign/temporal';
import type { countersignService } from '@countersign/temporal/nexus';
import * as workflow from '@temporalio/workflow';
import * as nexus from 'nexus-rpc';

export { countersignRequestSignatures } from '@countersign/temporal/nexus-workflow';

/** As a caller in another namespace would know it. */
const service: typeof countersignService = nexus.service('countersign.v1', {
  requestSignatures: nexus.operation<SignatureRequest, SignedDocument>(),
});

export async function calls(endpoint: string, request: SignatureRequest): Promise<SignedDocument> {
  const client = workflow.createNexusServiceClient({ endpoint, service });
  return client.executeOperation('requestSignatures', request, {
    scheduleToCloseTimeout: '30 days',
  });
}
