import type { Connection } from './connection.ts';
import type { CountersignError } from './countersign-error.ts';
import { errorOfAnswer, NoAnswerError, parsed } from './errors.ts';
import { readFile } from './files.ts';
import { generateUploadUrl } from './generated/sdk.gen.ts';
import type { StoredFile } from './generated/types.gen.ts';
import { Patience } from './patience.ts';

/** A path (in Node), or the bytes. */
export type FileToSend = string | Blob | Uint8Array<ArrayBuffer> | ArrayBuffer;

export interface Uploaded {
  storage_id: string;
  file_size: number;
  file_type: string;
  warnings: NonNullable<StoredFile['warnings']>;
}

export interface UploadOptions {
  /** MIME type; looked for in the file unless given. */
  file_type?: string;
  onProgress?: (sent: { sentBytes: number; totalBytes: number }) => void;
  signal?: AbortSignal;
}

/** How long an upload is tried again. */
const patienceMs = 600_000;

/** What one try may take: the service takes what comes no slower than 32 KB a second. */
const mostMs = ({ size }: Blob) => patienceMs + Math.ceil(size / 32_768) * 1_000;

/**
 * Sends a file, and again from its beginning, to a new address, when the connection was cut: an address takes one
 * file, and nobody knows what became of an answer that was lost.
 */
export async function upload(
  { client, send }: Connection,
  file: FileToSend,
  options: UploadOptions = {},
): Promise<Uploaded> {
  const { signal, onProgress } = options;
  const blob = await asBlob(file);
  const file_type = options.file_type ?? (await typeOf(blob, file));
  const stored = await new Patience(patienceMs, signal).repeat(async () => {
    const call = { client, throwOnError: true, ...(signal && { signal }) } as const;
    const { data } = await generateUploadUrl(call);
    const late = AbortSignal.timeout(mostMs(blob));
    const request = new Request(data.upload_url, {
      method: 'POST',
      headers: { 'Content-Type': file_type },
      signal: signal ? AbortSignal.any([signal, late]) : late,
      ...(onProgress ? watched(blob, onProgress) : { body: blob }),
    });
    return post(send, request);
  }, isPassing);
  const { storageId: storage_id, warnings = [] } = stored;
  return { storage_id, file_size: blob.size, file_type, warnings };
}

function isPassing({ status, code }: CountersignError): boolean {
  if (status === 0 || status === 408 || status === 429 || status >= 500) return true;
  return code === 'UPLOAD_IN_PROGRESS' || code === 'URL_EXPIRED';
}

async function post(send: Connection['send'], request: Request): Promise<StoredFile> {
  const read = async () => {
    const response = await send(request);
    return { response, text: await response.text() };
  };
  const { response, text } = await read().catch((cause: unknown) => {
    throw new NoAnswerError('The connection was lost while the file was sent.', cause);
  });
  const body = parsed(text);
  if (response.ok && body !== undefined) return body as StoredFile;
  throw errorOfAnswer(response, text);
}

/** A body that says how much of it was taken; browsers take none that streams, and learn of the end alone. */
function watched(blob: Blob, onProgress: NonNullable<UploadOptions['onProgress']>): RequestInit {
  const totalBytes = blob.size;
  let sentBytes = 0;
  onProgress({ sentBytes, totalBytes });
  if ('document' in globalThis) return { body: blob };
  const meter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      onProgress({ sentBytes: (sentBytes += chunk.byteLength), totalBytes });
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    body: blob.stream().pipeThrough(meter),
    duplex: 'half',
  };
  return init;
}

async function asBlob(file: FileToSend): Promise<Blob> {
  if (file instanceof Blob) return file;
  return new Blob([typeof file === 'string' ? await readFile(file) : file]);
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const beginnings: [string, string][] = [
  ['\u0089PNG\r\n', 'image/png'],
  ['\u00ff\u00d8\u00ff', 'image/jpeg'],
  ['PK\u0003\u0004', word],
  ['\u00d0\u00cf\u0011\u00e0', 'application/msword'],
];

/** By how the file begins; what is of no known type is sent as a PDF, and the service says what is wrong with it. */
async function typeOf(blob: Blob, file: FileToSend): Promise<string> {
  if (file instanceof Blob && file.type !== '') return file.type;
  const head = String.fromCharCode(...new Uint8Array(await blob.slice(0, 8).arrayBuffer()));
  return beginnings.find(([beginning]) => head.startsWith(beginning))?.[1] ?? 'application/pdf';
}
