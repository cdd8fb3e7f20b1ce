/** What a seal carries as `evidence.json`. Times are ISO 8601 in UTC, digests SHA-256 in hex. */
export interface EvidenceFile {
  version: 2;
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
    page_count: number;
    /** What the values of the records were asked for as. */
    fields: EvidenceField[];
  };
  /** Everybody who acted or viewed, as the certificate page names them. */
  recipients: {
    id: string;
    name: string;
    email: string;
    role: string;
    meaning: string;
    order: number | null;
  }[];
  /**
   * Of the document and each of its recipients, by id: SHA-256 in hex of what the service keeps
   * besides and is not for every reader, with a salt that only the service has.
   */
  details: { id: string; sha256: string }[];
  /** Each text once, found by its SHA-256. */
  consents: { sha256: string; version: string; language: string; text: string }[];
  records: EvidenceRecord[];
  log: EvidenceLog;
}

/** As the signing session shows it; evidence of earlier releases has the first four alone. */
export interface EvidenceField {
  id: string;
  name: string;
  label: string;
  type: string;
  required?: boolean;
  variant?: string;
  placeholder?: string;
  options?: string[];
  max_length?: number;
  /** Filled in beforehand: a suggestion, or the sender's words where it is read-only. */
  value?: string | number | boolean;
  read_only?: boolean;
  /** What the service fills in by itself. */
  auto?: string;
  /** Of a date, in Acrobat's letters. */
  format?: string;
  /** From 0. */
  page?: number;
  /** x, y, width, height in units of the page, origin at the bottom left. */
  rect?: number[];
  places?: { page: number; rect: number[]; option?: string }[];
}

/** Binary values are base64. */
export interface EvidenceRecord {
  signature_id: string;
  /** Compact JWS (RFC 7515). */
  jws: string;
  /** OCSP response (RFC 6960) about the certificate of the record. */
  ocsp?: string;
  /** RFC 3161 token over the record's signature; absent at level B-B. */
  timestamp_token?: string;
  given: GivenContent;
}

/** What a record has digests of, but for pictures: these are on the pages and in the evidence ZIP. */
export interface GivenContent {
  /** By field id. */
  field_values: Record<string, string | number | boolean>;
  /** Typed. */
  text: string | null;
  initials_text: string | null;
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
