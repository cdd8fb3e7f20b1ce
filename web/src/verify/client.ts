/** One thing that was looked into. */
export interface Check {
  name: string;
  ok: boolean;
  /** In English. */
  detail: string;
}

export interface Person {
  name: string;
  meaning: string;
  /** ISO 8601 */
  at?: string;
}

export interface FileVerdict {
  finding: 'genuine' | 'development' | 'unsigned' | 'altered' | 'doubtful' | 'too_complex';
  sha256: string;
  checks: Check[];
  document?: {
    id: string;
    title: string;
    organization: string;
    completed_at: string;
    people: Person[];
  };
}

export interface PublicDocument {
  id: string;
  organization: string;
  completed_at: string;
  sealed_sha256: string;
  original_sha256: string;
  acts: Required<Person>[];
}

/** Why there is no answer, by what the person can do about it. */
export type Failure = 'too_large' | 'unsupported' | 'unknown' | 'busy' | 'offline' | 'failed';

export class VerifyFailed extends Error {
  override name = 'VerifyFailed';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/** Looks into the whole file. @throws {VerifyFailed} */
export async function verifyFile(file: Blob, signal: AbortSignal): Promise<FileVerdict> {
  const headers = { 'content-type': 'application/octet-stream' };
  return (await ask('/verify', { body: file, headers, signal })) as FileVerdict;
}

/** @throws {VerifyFailed} `unknown` when the proof does not fit */
export async function findDocument(
  id: string,
  proof: { key: string } | { sha256: string },
): Promise<PublicDocument> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(proof);
  return (await ask(`/verify/${encodeURIComponent(id)}`, { body, headers })) as PublicDocument;
}

async function ask(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, { method: 'POST', ...init }).catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'AbortError'
      ? error
      : new VerifyFailed('offline');
  });
  const body = (await response.json().catch(() => ({}))) as { code?: string };
  if (response.ok) return body;
  throw new VerifyFailed(failureOf(response.status, body.code));
}

function failureOf(status: number, code: string | undefined): Failure {
  if (code === 'FILE_TOO_LARGE' || status === 413) return 'too_large';
  if (code === 'UNSUPPORTED_FILE_TYPE') return 'unsupported';
  if (status === 404 || status === 400) return 'unknown';
  return status === 429 || status === 503 ? 'busy' : 'failed';
}

/** SHA-256 in hexadecimal; undefined where the browser has no cryptography for pages over http. */
export async function hashFile(file: Blob): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
