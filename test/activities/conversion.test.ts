import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { makeConversionActivities } from '../../src/activities/conversion.ts';
import { publicId, type FileId } from '../../src/domain/ids.ts';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import type { Conversion, Converter } from '@countersign/converter/converter';
import type { ConversionInput } from '../../src/workflows/contracts.ts';
import { checkWord } from '@countersign/pdf/intake/word/check-word';
import { docx, paragraph } from '@countersign/pdf/testing/corpus/word/docx';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { startApplication, type Application } from '../support/application.ts';
import { corpusBytes } from '../support/corpus-bytes.ts';
import { refused } from '../support/refusals.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let ingest: Ingest;
beforeAll(async () => {
  app = await startApplication({ files: true });
  workspace = await givenWorkspace(app);
  ingest = makeIngest();
});
afterAll(async () => {
  await ingest.close();
  await app.stop();
});

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const lease = docx({ body: paragraph('The tenant pays the rent.') });

/** Stands for LibreOffice, which other tests run. */
let answer: (from: string, to: string) => Promise<Conversion>;
const converter: Converter = { name: 'test', convert: (from, to) => answer(from, to) };
beforeEach(() => {
  app.dispatched.length = 0;
  answer = async (_from, to) => {
    await writeFile(to, simplePdf());
    return { ok: true };
  };
});

async function uploadUrl(): Promise<string> {
  const { body } = await workspace.api.post('/uploads/generate-url');
  return String(body.upload_url);
}

async function send(url: string, bytes: Uint8Array = lease) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': word },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** The conversion that a commit asks for, once it has been asked for. */
async function asked(): Promise<FileId> {
  for (;;) {
    const [fileId] = app.dispatched.flatMap(({ conversions }) => [...conversions]);
    if (fileId !== undefined) return fileId;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function convert(fileId: FileId, attempt = 1): Promise<string> {
  const activities = makeConversionActivities({
    operations: app.operations,
    converter,
    ingest: ingest.ingestFile,
  });
  const organizationId = publicId('org', workspace.organizationId);
  return new MockActivityEnvironment({ attempt }).run(
    (input: ConversionInput) => activities.convert(input),
    {
      fileId: publicId('fil', fileId),
      organizationId,
    },
  );
}

async function givenDraft(storageId: unknown) {
  const { body } = await workspace.api.post('/documents', {
    body: { title: 'Lease', storage_id: storageId, file_size: lease.byteLength, file_type: word },
  });
  return body;
}

/** The upload as it is before its conversion: the row that a slow one leaves. */
async function givenUnconverted(): Promise<{ storageId: unknown; fileId: FileId }> {
  const url = await uploadUrl();
  const sent = send(url);
  const fileId = await asked();
  await convert(fileId);
  const { body } = await sent;
  // As if it were still at work: the pages are taken back.
  await app.database.fork().execute(
    `insert into conversions (file_id, organization_id, original_file_id, status, created_at)
     select prepared_file_id, organization_id, original_file_id, 'pending', created_at
     from uploads where prepared_file_id = ?`,
    [fileId],
  );
  await app.database
    .fork()
    .execute(`update files set page_count = null, pages = null where id = ?`, [fileId]);
  return { storageId: body['storageId'], fileId };
}

test('201: a Word file is answered once it is converted, and its document downloads as a PDF', async () => {
  const sent = send(await uploadUrl());
  expect(await convert(await asked())).toBe('converted');
  const { status, body } = await sent;
  expect(status).toBe(201);
  const draft = await givenDraft(body['storageId']);
  const download = await fetch(String(draft.download_url));
  expect(Buffer.from(await download.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('422: what the converter gives up is refused with its reason, and the address takes another', async () => {
  answer = async () => ({ ok: false, reason: 'conversion_failed' });
  const url = await uploadUrl();
  const sent = send(url);
  expect(await convert(await asked())).toBe('conversion_failed');
  expect(await sent).toEqual(refused(422, 'UNPROCESSABLE_FILE'));
  app.dispatched.length = 0;
  answer = async (_from, to) => {
    await writeFile(to, simplePdf());
    return { ok: true };
  };
  const again = send(url, docx({ body: paragraph('Another') }));
  await convert(await asked());
  expect(await again).toMatchObject({ status: 201 });
});

test('422: without a converter the reason says so', async () => {
  answer = async () => ({ ok: false, reason: 'converter_unavailable' });
  const sent = send(await uploadUrl());
  await convert(await asked());
  expect((await sent).body).toMatchObject({ reason: 'converter_unavailable' });
});

test('a converted PDF that cannot be signed is refused like any other', async () => {
  answer = async (from, to) => {
    await copyFile(from, to);
    return { ok: true };
  };
  const sent = send(await uploadUrl());
  expect(await convert(await asked())).toBe('not_a_pdf');
  expect(await sent).toMatchObject({ status: 422 });
});

test('the converter is given what the paper needs of the file, and the sender told what went', async () => {
  let given = Buffer.alloc(0);
  answer = async (from, to) => {
    given = await readFile(from);
    await writeFile(to, await corpusBytes('button-print.pdf'));
    return { ok: true };
  };
  const upload = await uploadUrl();
  const sheet = await corpusBytes('sheet.docx');
  const sent = send(upload, sheet);
  await convert(await asked());
  expect(given).toEqual(Buffer.from(checkWord(sheet).bytes));
  expect(given.equals(sheet)).toBe(false);
  const { warnings } = (await sent).body as { warnings: { code: string }[] };
  expect(warnings.map(({ code }) => code)).toEqual(['object_removed', 'button_action_removed']);
});

test('a file that an earlier release took and this one does not is refused, and not converted', async () => {
  const { fileId } = await givenUnconverted();
  let tries = 0;
  answer = () => {
    tries += 1;
    return Promise.resolve({ ok: false, reason: 'conversion_failed' });
  };
  const [{ key } = { key: '' }] = await app.database.fork().execute<{ key: string }[]>(
    `select blob_key as key from files f join uploads u on u.original_file_id = f.id
     where u.prepared_file_id = ?`,
    [fileId],
  );
  await app.operations.blobs.put(key, await corpusBytes('tracked-inserted.docx'));
  expect(await convert(fileId)).toBe('word_changes');
  expect(tries).toBe(0);
});

test('a draft of a file that is still converted has no address, and gets pages with it', async () => {
  const { storageId, fileId } = await givenUnconverted();
  const draft = await givenDraft(storageId);
  expect(draft.download_url).toBeUndefined();
  expect(await convert(fileId)).toBe('converted');
  const { body } = await workspace.api.get(`/documents/get?id=${String(draft.id)}`);
  expect(body.download_url).toBeDefined();
  expect(await convert(fileId)).toBe('over');
});

test('send waits for the conversion; one that fails makes it a 422', async () => {
  const { storageId, fileId } = await givenUnconverted();
  const draft = await givenDraft(storageId);
  await workspace.api.post(`/recipients?document_id=${String(draft.id)}`, {
    body: { email: 'sam@example.com', name: 'Sam', role: 'signer' },
  });
  const sent = workspace.api.post(`/documents/send?id=${String(draft.id)}`);
  answer = async () => ({ ok: false, reason: 'conversion_failed' });
  await convert(fileId);
  expect(await sent).toEqual(refused(422, 'UNPROCESSABLE_FILE'));
  expect((await workspace.api.get(`/documents/download?id=${String(draft.id)}`)).status).toBe(422);
});

describe('one call with a Word file that is still converted', () => {
  const tenant = { key: 'tenant', email: 'sam@example.com', name: 'Sam', role: 'signer' };
  const sign = {
    name: 'sign',
    type: 'signature',
    recipient: 'tenant',
    anchor: { text: 'agreement', dy: 20 },
    width: 180,
    height: 36,
  };
  const call = (storageId: unknown, fields: object[] = [sign], key?: string) =>
    workspace.api.post('/documents', {
      headers: key === undefined ? {} : { 'idempotency-key': key },
      body: {
        title: 'Lease',
        storage_id: storageId,
        file_size: lease.byteLength,
        file_type: word,
        recipients: [tenant],
        fields,
        send: {},
      },
    });

  test.each([
    ['anchored', sign],
    ['placed', { ...sign, anchor: undefined, page: 1, x: 60, y: 160 }],
  ])('waits for it, and places fields that are %s', async (_how, field) => {
    const { storageId, fileId } = await givenUnconverted();
    const made = call(storageId, [field]);
    await convert(fileId);
    const { status, body } = await made;
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { status: 'sent', fields: [{ name: 'sign', page: 1, recipient: 'tenant' }] },
    });
  });

  test('that fails is a 422 with its reason, and leaves nothing', async () => {
    const { storageId, fileId } = await givenUnconverted();
    const before = await workspace.api.get('/documents');
    const made = call(storageId);
    answer = async () => ({ ok: false, reason: 'conversion_failed' });
    await convert(fileId);
    expect((await made).body).toMatchObject({
      code: 'UNPROCESSABLE_FILE',
      reason: 'conversion_failed',
    });
    expect((await workspace.api.get('/documents')).body).toEqual(before.body);
  });

  test('that takes too long is 409 DOCUMENT_NOT_READY; the same key works once it is done', async () => {
    const { storageId, fileId } = await givenUnconverted();
    const late = await call(storageId, [sign], 'lease-12');
    expect(late).toEqual(refused(409, 'DOCUMENT_NOT_READY'));
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    await convert(fileId);
    expect(await call(storageId, [sign], 'lease-12')).toMatchObject({
      status: 201,
      body: { status: 'sent' },
    });
  }, 30_000);
});

test('a file that ended the worker time and again is given up', async () => {
  const { fileId } = await givenUnconverted();
  expect(await convert(fileId, 13)).toBe('conversion_failed');
});
