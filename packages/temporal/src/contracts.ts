import type { DocumentRequest, RequestedDocument } from '@countersign/client';

/** What workflow, activities and receiver agree on. Runs in workflows: types and words alone. */

/** The signal that carries what a webhook says. */
export const eventSignal = 'countersign.event';

/** In a document's metadata: whom its events concern, and which activity asked for it. */
export const workflowKey = 'temporal.workflow_id';
export const requestKey = 'temporal.request';

/** A webhook's event, as far as a workflow sees it. */
export interface DocumentEvent {
  /** `webhook-id`, the same however often it comes. */
  id: string;
  type: string;
  document_id: string;
  /** Counts the document's events from 1; some types have none. */
  sequence?: number;
}

/** What `documents.request` of the client takes; the file lies where the activity runs, or comes along. */
export interface SignatureRequest extends Omit<
  DocumentRequest,
  'file' | 'onProgress' | 'signal' | 'idempotencyKey'
> {
  file: string | { base64: string };
}

export interface SignedDocument {
  id: string;
  title: string;
  completed_at: string;
  external_id?: string;
  recipients: { key?: string; name: string; email: string; signed_at?: string }[];
}

/** What is seen of a document at a moment. */
export type Look =
  | { state: 'open' | 'sealing' }
  | { state: 'sealed'; document: SignedDocument }
  | { state: 'declined' | 'expired' | 'voided'; detail: string };

export interface CountersignActivities {
  /** Uploads, creates and sends; once, however often it is tried. */
  requestSignatures: (request: SignatureRequest) => Promise<RequestedDocument>;
  /** Does nothing to a document that is over. */
  voidDocument: (documentId: string, reason?: string) => Promise<void>;
  /** Writes the sealed PDF there, whole or not at all. */
  downloadSealed: (documentId: string, path: string) => Promise<void>;
  /** Writes the evidence ZIP there. */
  downloadEvidence: (documentId: string, path: string) => Promise<void>;
  /** For `waitForSigned`. */
  lookAtDocument: (documentId: string) => Promise<Look>;
}
