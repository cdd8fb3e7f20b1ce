import { WorkflowNotFoundError } from '@temporalio/client';
import { Worker } from '@temporalio/worker';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { makeConversionActivities } from '../../src/activities/conversion.ts';
import { publicId, type FileId } from '../../src/domain/ids.ts';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import { readUploadToken } from '../../src/operations/uploads/signed-url.ts';
import type { Converter } from '@countersign/converter/converter';
import { makeWorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import { dispatchConversion } from '../../src/workflow-sync/dispatch.ts';
import {
  conversionQueue,
  conversionWorkflowId,
  documentQueue,
  type ConversionActivities,
} from '../../src/workflows/contracts.ts';
import { docx, paragraph } from '@countersign/pdf/testing/corpus/word/docx';
import { startApplication, type Application } from './application.ts';
import { makeBackstage, type Backstage } from './backstage.ts';
import type { Reply } from './client.ts';
import { eventually } from './eventually.ts';
import { devServer, workflowBundle } from './temporal.ts';
import type { Workspace } from './workspace.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const word = docx({ body: paragraph('The tenant pays the rent.') });

/** API, conversions and their real activity on a Temporal server of this file alone, in real time. */
export interface Conversions extends Backstage {
  app: Application;
  env: TestWorkflowEnvironment;
  /** While true the API starts no workflow: it dies with each commit. */
  pending: { all: boolean };
  /** The workflow of a conversion. */
  handle(fileId: FileId): ReturnType<TestWorkflowEnvironment['client']['workflow']['getHandle']>;
  /** How that ends. The process that committed its row may still be about to start it. */
  outcome(fileId: FileId): Promise<unknown>;
  stop(): Promise<void>;
}

export interface ConversionsOptions {
  converter: Converter;
  activities?: (real: ConversionActivities) => ConversionActivities;
}

export async function startConversions(options: ConversionsOptions): Promise<Conversions> {
  const env = await devServer();
  const dispatcher = makeWorkflowDispatcher(env.client);
  const dispatching = new Set<Promise<void>>();
  const pending = { all: false };
  const app = await startApplication({
    files: true,
    operations: {
      afterCommit({ conversions }) {
        for (const id of pending.all ? [] : conversions) {
          const deps = { database: app.database, dispatcher };
          const call = dispatchConversion(deps, id).finally(() => dispatching.delete(call));
          dispatching.add(call);
        }
      },
    },
  });
  const ingest = makeIngest();
  const real = makeConversionActivities({
    operations: app.operations,
    converter: options.converter,
    ingest: ingest.ingestFile,
  });
  // As in the worker: workflows on the documents' queue, the activity on one of its own.
  const workers = [
    await Worker.create({
      connection: env.nativeConnection,
      taskQueue: documentQueue,
      workflowBundle: workflowBundle(),
    }),
    await Worker.create({
      connection: env.nativeConnection,
      taskQueue: conversionQueue,
      activities: { ...(options.activities?.(real) ?? real) },
    }),
  ];
  const running = Promise.all(workers.map((worker) => worker.run()));
  const handle = (fileId: FileId) =>
    env.client.workflow.getHandle(conversionWorkflowId(publicId('fil', fileId)));
  return {
    app,
    env,
    pending,
    ...makeBackstage(app, env, dispatcher),
    handle,
    async outcome(fileId) {
      await eventually(() => handle(fileId).describe().catch(unlessUnknown));
      return handle(fileId).result();
    },
    async stop() {
      await Promise.allSettled(dispatching);
      for (const worker of workers) worker.shutdown();
      await running;
      await ingest.close();
      await app.stop();
      await env.teardown();
    },
  };
}

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof WorkflowNotFoundError)) throw error;
}

/** A Word file under way to an address of its own. */
export interface WordUpload {
  /** What its answer says, too. */
  storageId: string;
  /** The file that its conversion makes. */
  fileId: FileId;
  answer: Promise<{ status: number; body: Record<string, unknown> }>;
}

/** Sends a Word file until it waits for its conversion. */
export async function uploadWord(app: Application, { api }: Workspace): Promise<WordUpload> {
  const { body } = await api.post('/uploads/generate-url');
  const address = String(body.upload_url);
  const token = address.slice(address.lastIndexOf('/') + 1);
  const { id } = readUploadToken(app.operations.keyring, token) ?? {};
  if (id === undefined) throw new Error(`${address} is no upload address`);
  const answer = send(address);
  const fileId = await eventually(async () => {
    const [row] = await app.database
      .fork()
      .execute<{ fileId: FileId | null }[]>(
        `select prepared_file_id as "fileId" from uploads where id = ?`,
        [id],
      );
    return row?.fileId ?? undefined;
  });
  return { storageId: publicId('upl', id), fileId, answer };
}

async function send(address: string) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': wordType },
    body: word as Uint8Array<ArrayBuffer>,
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Asks for a document of it. */
export function createOfWord({ api }: Workspace, { storageId }: WordUpload): Promise<Reply> {
  const file = { storage_id: storageId, file_size: word.byteLength, file_type: wordType };
  return api.post('/documents', { body: { title: 'Lease', ...file } });
}

/** A draft of it, with one signer. */
export async function givenWordDraft(workspace: Workspace, upload: WordUpload) {
  const { api } = workspace;
  const { body } = await createOfWord(workspace, upload);
  const id = String(body.id);
  await api.post(`/recipients?document_id=${id}`, {
    body: { email: 'sam@example.com', name: 'Sam', role: 'signer' },
  });
  return id;
}
