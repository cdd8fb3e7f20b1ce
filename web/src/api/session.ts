/** What `/api/v1/signing/*` speaks, as the page needs it. */

export type SessionState =
  'not_sent' | 'waiting' | 'ready' | 'done' | 'completed' | 'declined' | 'voided' | 'expired';

export type RecipientRole = 'signer' | 'approver' | 'viewer';

export type SignatureInput = 'draw' | 'type' | 'upload';

export type FieldType =
  'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';

export type FieldValue = string | number | boolean;

export interface Field {
  id: string;
  name: string;
  label: string;
  type: FieldType;
  required: boolean;
  placeholder?: string | null;
  options?: string[] | null;
}

export interface Recipient {
  id: string;
  name: string;
  email: string;
  role: RecipientRole;
  message?: string | null;
  viewed_at?: string | null;
  completed_at?: string | null;
  status: string;
}

export interface Session {
  state: SessionState;
  document: {
    id: string;
    title: string;
    description?: string | null;
    status: string;
    deadline?: string | null;
    page_count?: number | null;
    sender: { name: string; email: string; organization: string };
    message?: string | null;
  };
  recipient: Recipient;
  progress: { done: number; total: number };
  consent: {
    required: boolean;
    version: string;
    text: string;
    accepted_at?: string | null;
  };
  allowed_signature_types: SignatureInput[];
  fields: Field[];
  download_available: boolean;
}

export type Signature = { type: 'draw'; image: string } | { type: 'type'; text: string };

export interface Signing {
  signature: Signature;
  fields: Record<string, FieldValue>;
}

/** The answer to signing and approving. */
export interface ActResult {
  signature_id: string;
  document_status: string;
}
