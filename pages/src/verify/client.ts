import type * as Api from '@countersign/client';
import type { Failure } from '@countersign/words/verify';

/** What is said of a file that was looked into. */
export type FileVerdict = Api.FileVerdict;

/** One thing that was looked into, or would have been. */
export type Check = Api.FileCheck;

/** A sealed document, for whoever holds it. */
export type PublicDocument = Api.PublicDocument;

/** Who did what, and when where that is known. */
export type Person = Omit<PublicDocument['acts'][number], 'at'> &
  Partial<Pick<PublicDocument['acts'][number], 'at'>>;

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
  const path: Api.VerifyFileData['url'] = '/verify';
  const headers = { 'content-type': 'application/octet-stream' };
  return (await ask(path, { body: file, headers, signal })) as FileVerdict;
}

/** @throws {VerifyFailed} `unknown` when the proof does not fit */
export async function findDocument(
  id: string,
  proof: Api.FindSealedDocumentData['body'],
): Promise<PublicDocument> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(proof);
  return (await ask(`/verify/${encodeURIComponent(id)}`, { body, headers })) as PublicDocument;
}

/** Nothing is sure to be there, because a proxy may answer instead of the service. */
type Code = (Api.VerifyFileError | Api.FindSealedDocumentError)['code'];

async function ask(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, { method: 'POST', ...init }).catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'AbortError'
      ? error
      : new VerifyFailed('offline');
  });
  const body = (await response.json().catch(() => ({}))) as { code?: Code };
  if (response.ok) return body;
  throw new VerifyFailed(failureOf(response.status, body.code));
}

function failureOf(status: number, code: Code | undefined): Failure {
  if (code === 'FILE_TOO_LARGE' || status === 413) return 'too_large';
  if (code === 'UNSUPPORTED_FILE_TYPE') return 'unsupported';
  if (status === 404 || status === 400) return 'unknown';
  if (status === 408) return 'slow';
  return status === 429 || status === 503 ? 'busy' : 'failed';
}

/** SHA-256 in hexadecimal; undefined where the browser has no cryptography for pages over http. */
export async function hashFile(file: Blob): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
