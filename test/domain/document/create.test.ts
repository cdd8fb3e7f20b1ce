import { expect, test } from '@jest/globals';
import {
  draftFromUpload,
  isUploadExpired,
  newDraft,
  plainDraft,
  type CreateDocument,
  type UsableUpload,
} from '../../../src/domain/document/create.ts';
import { isReady, notReady } from '../../../src/domain/document/readiness.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenId, start } from '../given-state.ts';

const upload: UsableUpload = {
  foundFields: [],
  original: { id: givenId(4), sizeBytes: 100, mimeType: 'application/pdf' },
  prepared: { id: givenId(5), pageCount: 2 },
};
const command: CreateDocument = {
  title: 'Lease',
  fileSizeBytes: 100,
  fileType: 'application/pdf',
};

test('a draft takes its files, pages and fields from the upload, its words from the command', () => {
  const deadline = plusDays(start, 5);
  expect(
    draftFromUpload(upload, { ...command, description: 'Harbour', deadline, pageCount: 2 }, start),
  ).toEqual({
    title: 'Lease',
    description: 'Harbour',
    deadline,
    originalFileId: givenId(4),
    preparedFileId: givenId(5),
    pageCount: 2,
    fields: [],
    ...plainDraft,
  });
});

test('what the command leaves out is absent', () => {
  expect(draftFromUpload(upload, command, start)).toMatchObject({
    description: null,
    deadline: null,
  });
});

test.each<[string, Partial<CreateDocument>, string]>([
  ['another size', { fileSizeBytes: 99 }, '/file_size: the upload has 100 bytes'],
  ['another type', { fileType: 'image/png' }, '/file_type: the upload is application/pdf'],
  ['another page count', { pageCount: 3 }, '/page_count: the file has 2 pages'],
  ['a deadline that is now', { deadline: start }, '/deadline: must be in the future'],
])('%s than the upload’s is refused', (_name, given, message) => {
  expect(() => draftFromUpload(upload, { ...command, ...given }, start)).toThrow(
    expect.objectContaining({ code: 'VALIDATION_ERROR', message }),
  );
});

test('a file that is still being converted makes a draft without pages, whatever they are said to be', () => {
  const converting = { ...upload, prepared: { ...upload.prepared, pageCount: null } };
  const draft = draftFromUpload(converting, { ...command, pageCount: 7 }, start);
  expect(draft).toMatchObject({ pageCount: 0, preparedFileId: givenId(5) });
  expect(isReady(draft)).toBe(false);
});

test('what is not ready is refused for the moment, or for good with its reason', () => {
  expect(notReady()).toMatchObject({ code: 'DOCUMENT_NOT_READY', extras: { retryAfterS: 2 } });
  expect(notReady({ reason: 'word_macros', message: 'It contains macros.' })).toMatchObject({
    code: 'UNPROCESSABLE_FILE',
    message: 'It contains macros.',
    extras: { reason: 'word_macros' },
  });
});

test('an upload is good for a day', () => {
  const day = plusDays(start, 1);
  expect(isUploadExpired({ createdAt: start }, new Date(day.getTime() - 1))).toBe(false);
  expect(isUploadExpired({ createdAt: start }, day)).toBe(true);
});

test('a draft is private to its owner and has no facts yet', () => {
  const owner = { organizationId: givenId<'org'>(2), memberId: givenId<'mem'>(3) };
  const draft = draftFromUpload(upload, command, start);
  const document = newDraft(givenId(1), owner, draft, start);
  expect(document).toMatchObject({
    ...draft,
    id: givenId(1),
    organizationId: givenId(2),
    ownerMemberId: givenId(3),
    status: 'draft',
    sharingMode: 'private',
    sharedUserIds: [],
    rev: 0,
    recipientsCount: 0,
    signedCount: 0,
    createdAt: start,
    updatedAt: start,
  });
  const facts = [
    'sentAt',
    'viewedAt',
    'completedAt',
    'voidedAt',
    'declinedAt',
    'sealedAt',
    'sealWaitsFor',
    'sealWaitsSince',
    'sealRenewAt',
  ] as const;
  expect(facts.map((fact) => document[fact])).toEqual(facts.map(() => null));
});
