import { downloadEvidence, downloadSealed } from './download.ts';
import type { Connection } from './connection.ts';
import { createDocument, getDocument, voidDocument } from './generated/sdk.gen.ts';
import type {
  CreatedDocument,
  CreateDocumentData,
  DocumentWithRecipients,
  VoidResult,
} from './generated/types.gen.ts';
import { upload, type FileToSend, type Uploaded, type UploadOptions } from './upload.ts';
import { waitUntilSealed, type WaitOptions } from './wait-until-sealed.ts';

type CreateBody = CreateDocumentData['body'];

export interface DocumentRequest
  extends Omit<CreateBody, 'storage_id' | 'file_size' | 'file_type' | 'send'>, UploadOptions {
  /** A file, or one that was uploaded before. */
  file: FileToSend | Uploaded;
  /** Asks the recipients at once; without it the document is a draft. */
  send?: CreateBody['send'] | boolean;
  /** One is made unless given. With the same key another file is another request, which is refused. */
  idempotencyKey?: string;
}

/** What was made; `warnings` say what of the file is not in it, as far as that is known by then. */
export type RequestedDocument = CreatedDocument & Pick<Uploaded, 'warnings'>;

export interface Documents {
  /** From a file to a document that its recipients are asked to sign: upload address, upload, create, send. */
  request: (request: DocumentRequest) => Promise<RequestedDocument>;
  /** The upload alone: what `createDocument` takes as `storage_id`, `file_size` and `file_type`. */
  upload: (file: FileToSend, options?: UploadOptions) => Promise<Uploaded>;
  get: (id: string) => Promise<DocumentWithRecipients>;
  void: (id: string, reason?: string) => Promise<VoidResult>;
  /** @throws Declined, Expired, Voided, TimedOut */
  waitUntilSealed: (id: string, options?: WaitOptions) => Promise<DocumentWithRecipients>;
  /** Writes the sealed PDF there, whole or not at all, once it is sealed. @throws as `waitUntilSealed` */
  downloadSealed: (id: string, path: string, options?: WaitOptions) => Promise<void>;
  /** Writes the evidence ZIP there. @throws as `waitUntilSealed` */
  downloadEvidence: (id: string, path: string, options?: WaitOptions) => Promise<void>;
}

export function makeDocuments(connection: Connection): Documents {
  const { client } = connection;
  const common = { client, throwOnError: true } as const;
  return {
    request: (request) => requestDocument(connection, request),
    upload: (file, options) => upload(connection, file, options),
    get: async (id) => (await getDocument({ ...common, query: { id } })).data,
    void: async (id, reason) => {
      const body = reason === undefined ? {} : { reason };
      return (await voidDocument({ ...common, query: { id }, body })).data;
    },
    waitUntilSealed: (id, options) => waitUntilSealed(client, id, options),
    downloadSealed: (id, path, options) => downloadSealed(connection, id, path, options),
    downloadEvidence: (id, path, options) => downloadEvidence(connection, id, path, options),
  };
}

async function requestDocument(
  connection: Connection,
  { file, file_type, onProgress, signal, send, idempotencyKey, ...rest }: DocumentRequest,
): Promise<RequestedDocument> {
  const uploaded = isUploaded(file)
    ? file
    : await upload(connection, file, {
        ...(file_type !== undefined && { file_type }),
        ...(onProgress && { onProgress }),
        ...(signal && { signal }),
      });
  const { warnings, ...stored } = uploaded;
  // Which types there are the service says, whatever this client was made for.
  const type = stored.file_type as CreateBody['file_type'];
  const { data } = await createDocument({
    client: connection.client,
    throwOnError: true,
    body: {
      ...rest,
      ...stored,
      file_type: type,
      ...(send && { send: send === true ? {} : send }),
    },
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
    ...(signal && { signal }),
  });
  return { ...data, warnings: data.warnings ?? warnings };
}

function isUploaded(file: FileToSend | Uploaded): file is Uploaded {
  return typeof file === 'object' && 'storage_id' in file;
}
