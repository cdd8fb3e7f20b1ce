/** What a seal carries as `evidence.json`. Times are ISO 8601 in UTC, digests SHA-256 in hex. */
export interface EvidenceFile {
  version: 1;
  document: {
    id: string;
    title: string;
    organization: { id: string; name: string };
    sender: { name: string; email: string };
    created_at: string;
    sent_at: string;
    completed_at: string;
    original_sha256: string;
    prepared_sha256: string;
  };
  /** Everybody who acted or viewed, as the certificate page names them. */
  recipients: { id: string; name: string; email: string; role: string; meaning: string }[];
  /** Each text once, found by its SHA-256. */
  consents: { sha256: string; version: string; language: string; text: string }[];
  records: EvidenceRecord[];
  log: EvidenceLog;
}

/** Binary values are base64. */
export interface EvidenceRecord {
  signature_id: string;
  /** Compact JWS (RFC 7515); absent for an act of before there were records. */
  jws?: string;
  /** OCSP response (RFC 6960) about the certificate of the record. */
  ocsp?: string;
  /** RFC 3161 token over the record's signature; absent at level B-B. */
  timestamp_token?: string;
}

export interface EvidenceLog {
  /** Signed note (C2SP); every proof leads to its root. */
  checkpoint: string;
  /** In the order in which they happened. */
  events: EvidenceEvent[];
}

export interface EvidenceEvent {
  /** RFC 8785 JSON, the bytes that the leaf commits to. */
  event: string;
  /** base64 */
  salt: string;
  leaf_index: number;
  /** RFC 6962, 2.1.1, base64, from the leaf's sibling upwards. */
  proof: string[];
}

/** The attachment's name in the sealed PDF, and the file's in the evidence ZIP. */
export const evidenceFileName = 'evidence.json';
