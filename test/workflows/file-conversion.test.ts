import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FileId } from '../../src/domain/ids.ts';
import type { Conversion } from '@countersign/converter/converter';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { corpusBytes } from '../support/corpus-bytes.ts';
import {
  createOfWord,
  givenWordDraft,
  startConversions,
  uploadWord,
  type Conversions,
} from '../support/conversions.ts';
import { eventually } from '../support/eventually.ts';
import { refused } from '../support/refusals.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

let service: Conversions;
let workspace: Workspace;
/** What stands for LibreOffice does in the meantime. */
let convert: (to: string) => Promise<Conversion>;
/** Activities that are taken and never heard of again, as when their worker is killed. */
let killed = 0;
/** Activities whose worker dies once all is done, and before it can say so. */
let diesAfterwards = 0;
/** Ends what hangs, so that the worker can stop. */
const over = Promise.withResolvers<never>();
over.promise.catch(() => undefined);

beforeAll(async () => {
  service = await startConversions({
    converter: { name: 'test', convert: (_from, to) => convert(to) },
    activities: (real) => ({
      async convert(input) {
        killed -= 1;
        if (killed >= 0) return over.promise;
        const outcome = await real.convert(input);
        diesAfterwards -= 1;
        if (diesAfterwards >= 0) throw new Error('the process died');
        return outcome;
      },
    }),
  });
  workspace = await givenWorkspace(service.app);
});
beforeEach(() => {
  convert = makePdf;
  service.pending.all = false;
  [killed, diesAfterwards] = [0, 0];
});
afterAll(async () => {
  over.reject(new Error('the test is over'));
  await service.stop();
});

async function makePdf(to: string, pdf: Uint8Array = simplePdf()): Promise<Conversion> {
  await writeFile(to, pdf);
  return { ok: true };
}

/** A converter that is at work until it is told to end. */
function slowConverter(pdf?: Uint8Array): { end: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  convert = async (to) => {
    await promise;
    return makePdf(to, pdf);
  };
  return {
    end: () => {
      resolve(undefined);
    },
  };
}

const send = (id: string) => workspace.api.post(`/documents/send?id=${id}`);

test('a Word file is converted by its workflow while its upload waits', async () => {
  const { answer, fileId, storageId } = await uploadWord(service.app, workspace);
  expect(await answer).toEqual({ status: 201, body: { storageId } });
  expect(await service.outcome(fileId)).toBe('converted');
});

test('a slow one: 201 after its wait, DOCUMENT_NOT_READY, and sent once it is converted', async () => {
  const converter = slowConverter();
  const upload = await uploadWord(service.app, workspace);
  expect(await upload.answer).toMatchObject({ status: 201 });
  const id = await givenWordDraft(workspace, upload);
  const early = await send(id);
  expect(early).toEqual(refused(409, 'DOCUMENT_NOT_READY'));
  expect(early.headers.get('retry-after')).toBe('2');
  const download = await workspace.api.get('/documents/download', { id });
  expect(download).toEqual(refused(409, 'DOCUMENT_NOT_READY'));
  converter.end();
  expect(await service.outcome(upload.fileId)).toBe('converted');
  expect(await send(id)).toMatchObject({ status: 200, body: { status: 'sent' } });
});

test('what the converted file lacks: drafts of before and after say it once it is there', async () => {
  const converter = slowConverter(await corpusBytes('beamer.pdf'));
  const upload = await uploadWord(service.app, workspace);
  const id = await givenWordDraft(workspace, upload);
  const read = async () => (await workspace.api.get('/documents/get', { id })).body;
  expect(await read()).not.toHaveProperty('warnings');
  converter.end();
  expect(await service.outcome(upload.fileId)).toBe('converted');
  const warnings = [{ code: 'link_removed', message: expect.any(String), page: 1 }];
  expect(await upload.answer).toMatchObject({ status: 201, body: { warnings } });
  expect(await read()).toMatchObject({ warnings });
  expect(await createOfWord(workspace, upload)).toMatchObject({ status: 201, body: { warnings } });
  expect(await send(id)).toMatchObject({ status: 200, body: { warnings } });
});

test('one that cannot be converted is refused with its reason, and the workflow does not fail', async () => {
  convert = () => Promise.resolve({ ok: false, reason: 'conversion_failed' });
  const upload = await uploadWord(service.app, workspace);
  expect(await upload.answer).toMatchObject({
    status: 422,
    body: { code: 'UNPROCESSABLE_FILE', reason: 'conversion_failed' },
  });
  expect(await service.outcome(upload.fileId)).toBe('conversion_failed');
});

test('a converter that is away is asked again', async () => {
  let asked = 0;
  convert = (to) => {
    asked += 1;
    return asked < 3 ? Promise.reject(new Error('Gotenberg is away')) : makePdf(to);
  };
  const { answer, fileId } = await uploadWord(service.app, workspace);
  expect(await answer).toMatchObject({ status: 201 });
  expect(await service.outcome(fileId)).toBe('converted');
  expect(asked).toBe(3);
});

test('a worker that is killed while it converts: another goes on within its upload’s wait', async () => {
  killed = 1;
  const { answer, fileId } = await uploadWord(service.app, workspace);
  expect(await service.outcome(fileId)).toBe('converted');
  expect(await answer).toMatchObject({ status: 201 });
  const [file] = await service.app.database
    .fork()
    .execute(`select page_count from files where id = ?`, [fileId]);
  expect(file).toEqual({ page_count: 1 });
});

test('a worker that is killed once the PDF is stored: nothing is made again', async () => {
  diesAfterwards = 1;
  let asked = 0;
  convert = (to) => {
    asked += 1;
    return makePdf(to);
  };
  const { answer, fileId } = await uploadWord(service.app, workspace);
  expect(await service.outcome(fileId)).toBe('over');
  expect(await answer).toMatchObject({ status: 201 });
  expect(asked).toBe(1);
});

test('the relay starts what the process that committed did not', async () => {
  service.pending.all = true;
  const { answer, fileId } = await uploadWord(service.app, workspace);
  await expect(service.handle(fileId).describe()).rejects.toThrow(/not found/i);
  await service.relay();
  expect(await service.outcome(fileId)).toBe('converted');
  expect(await answer).toMatchObject({ status: 201 });
});

test('one that Temporal has lost is found by the reconciliation and started again', async () => {
  const lost = Promise.withResolvers<Conversion>();
  let asked = 0;
  convert = (to) => {
    asked += 1;
    return asked === 1 ? lost.promise : makePdf(to);
  };
  const { answer, fileId } = await uploadWord(service.app, workspace);
  await eventually(() => (asked === 1 ? true : undefined));
  await service.handle(fileId).terminate('lost');
  // Temporal's list of what runs is a moment behind.
  await eventually(async () => {
    await service.reconcile();
    return (await isDispatched(fileId)) ? undefined : true;
  });
  await service.relay();
  expect(await service.outcome(fileId)).toBe('converted');
  expect(await answer).toMatchObject({ status: 201 });
  lost.resolve({ ok: false, reason: 'conversion_failed' });
});

async function isDispatched(fileId: FileId): Promise<boolean | undefined> {
  const [row] = await service.app.database
    .fork()
    .execute<{ dispatched: boolean }[]>(`select dispatched from conversions where file_id = ?`, [
      fileId,
    ]);
  return row?.dispatched;
}
