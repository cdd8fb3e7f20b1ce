import { createHash } from 'node:crypto';
import {
  CountersignError,
  createClient,
  DocumentFinalError,
  IdempotencyKeyReusedError,
  NotSigned,
  TimedOut,
  type ClientOptions,
  type Countersign,
  type DocumentWithRecipients,
  type RequestedDocument,
  type Uploaded,
} from '@countersign/client';
import { activityInfo, Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import {
  requestKey,
  workflowKey,
  type CountersignActivities,
  type Look,
  type SignatureRequest,
  type SignedDocument,
} from './contracts.ts';

export type { CountersignActivities } from './contracts.ts';

/** What a worker runs for workflows that ask for signatures: `Worker.create({ activities: makeActivities(…) })`. */
export function makeActivities(
  options: Pick<ClientOptions, 'api_url' | 'api_key'>,
): CountersignActivities {
  const client = createClient(options);
  const { documents } = client;
  return {
    requestSignatures: (request) => alive((beat) => requestOnce(client, request, beat)),
    voidDocument: (id, reason) => alive(() => voidOpen(client, id, reason)),
    downloadSealed: (id, path) =>
      alive(({ signal }) => documents.downloadSealed(id, path, { signal })),
    downloadEvidence: (id, path) =>
      alive(({ signal }) => documents.downloadEvidence(id, path, { signal })),
    lookAtDocument: (id) => alive(() => lookAt(client, id)),
  };
}

/** What a try of an activity leaves to the next one. */
interface Heartbeat {
  kept: { uploaded?: Uploaded };
  keep: (kept: Heartbeat['kept']) => void;
  signal: AbortSignal;
}

const beatMs = 10_000;

/** Says that it goes on while it does; what is refused for good is not tried again. */
async function alive<T>(work: (beat: Heartbeat) => Promise<T>): Promise<T> {
  const context = Context.current();
  const beat: Heartbeat = {
    kept: (context.info.heartbeatDetails as Heartbeat['kept'] | undefined) ?? {},
    keep(kept) {
      beat.kept = kept;
      context.heartbeat(kept);
    },
    signal: context.cancellationSignal,
  };
  const timer = setInterval(() => context.heartbeat(beat.kept), beatMs);
  try {
    return await work(beat);
  } catch (error) {
    throw error instanceof CountersignError && isFinal(error) ? asFailure(error) : error;
  } finally {
    clearInterval(timer);
  }
}

const passing = new Set(['DOCUMENT_NOT_READY', 'IDEMPOTENCY_IN_PROGRESS', 'SEAL_PENDING']);

function isFinal(error: CountersignError): boolean {
  const { status, code } = error;
  if (error instanceof NotSigned) return true;
  return status >= 400 && status < 500 && status !== 408 && status !== 429 && !passing.has(code);
}

/** Of the type that its code is, so that workflows tell one from another. */
function asFailure(cause: CountersignError): ApplicationFailure {
  const { message, code: type, status, request_id, errors } = cause;
  const details = [{ status, request_id, errors }];
  return ApplicationFailure.create({ message, type, nonRetryable: true, details, cause });
}

/**
 * The key is that of the activity, so that a second try is answered with the document of the first. What was
 * uploaded is kept for it; where a worker died before that was known, the document is looked for.
 */
async function requestOnce(
  client: Countersign,
  { file, ...request }: SignatureRequest,
  { kept, keep, signal }: Heartbeat,
): Promise<RequestedDocument> {
  const { workflowId, key } = whoAsks();
  const bytes = typeof file === 'string' ? file : Buffer.from(file.base64, 'base64');
  const uploaded = kept.uploaded ?? (await client.documents.upload(bytes, { signal }));
  keep({ uploaded });
  const external_id = request.external_id ?? key;
  const metadata = { ...request.metadata, [workflowKey]: workflowId, [requestKey]: key };
  const asked = { ...request, file: uploaded, external_id, metadata, idempotencyKey: key };
  const document = await client.documents.request(asked).catch((error: unknown) => {
    if (error instanceof IdempotencyKeyReusedError) return find(client, external_id, key, error);
    throw error;
  });
  // Whoever asked was cancelled before the answer came, and will never learn of it.
  if (isCancelled(signal)) await voidOpen(client, document.id, 'Cancelled while it was being sent');
  return document;
}

function whoAsks(): { workflowId: string; key: string } {
  const { workflowExecution, activityId } = activityInfo();
  const { workflowId = '', runId = '' } = workflowExecution ?? {};
  return {
    workflowId,
    key: createHash('sha256').update(`${workflowId}\n${runId}\n${activityId}`).digest('hex'),
  };
}

async function find(
  client: Countersign,
  external_id: string,
  key: string,
  error: unknown,
): Promise<RequestedDocument> {
  for await (const { id, metadata } of client.documents.list({ external_id })) {
    if (metadata?.[requestKey] !== key) continue;
    const document = await client.documents.get(id);
    return { ...document, warnings: document.warnings ?? [] };
  }
  throw error;
}

/** By the server, not by the end of this worker. */
function isCancelled({ aborted, reason }: AbortSignal): boolean {
  return aborted && (reason as Error).message === 'CANCELLED';
}

async function voidOpen({ documents }: Countersign, id: string, reason?: string): Promise<void> {
  await documents.void(id, reason).catch((error: unknown) => {
    if (!(error instanceof DocumentFinalError)) throw error;
  });
}

const states = { DECLINED: 'declined', EXPIRED: 'expired', VOIDED: 'voided' } as const;

async function lookAt({ documents }: Countersign, id: string): Promise<Look> {
  const seen = { isCompleted: false };
  const onLook = ({ status }: DocumentWithRecipients) => {
    seen.isCompleted = status === 'completed';
  };
  try {
    const document = await documents.waitUntilSealed(id, { timeout: 0, onLook });
    return { state: 'sealed', document: summary(document) };
  } catch (error) {
    if (error instanceof TimedOut) return { state: seen.isCompleted ? 'sealing' : 'open' };
    if (!(error instanceof NotSigned)) throw error;
    return { state: states[error.code as keyof typeof states], detail: error.detail };
  }
}

function summary(document: DocumentWithRecipients): SignedDocument {
  const { id, title, completed_at = '', external_id, recipients = [] } = document;
  return {
    id,
    title,
    completed_at,
    ...(external_id !== undefined && { external_id }),
    recipients: recipients.map(({ key, name, email, signed_at }) => ({
      ...(key !== undefined && { key }),
      name,
      email,
      ...(signed_at !== undefined && { signed_at }),
    })),
  };
}
