import { expect, test } from '@jest/globals';
import {
  draftFromUpload,
  isUploadExpired,
  newDraft,
  type CreateDocument,
  type UsableUpload,
} from '../../../src/domain/document/create.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenId, start } from '../given-state.ts';

const upload: UsableUpload = {
  foundFields: [],
  preparedFileId: givenId(5),
  original: { id: givenId(4), sizeBytes: 100, mimeType: 'application/pdf', pageCount: 2 },
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
    createdFromTemplateId: null,
  });
});

test('what the command leaves out is absent, and a file without a page count has none', () => {
  const uncounted = { ...upload, original: { ...upload.original, pageCount: null } };
  expect(draftFromUpload(uncounted, command, start)).toMatchObject({
    description: null,
    deadline: null,
    pageCount: 0,
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

test('a file that is still being converted is refused, for the moment', () => {
  expect(() => draftFromUpload({ ...upload, preparedFileId: null }, command, start)).toThrow(
    expect.objectContaining({ code: 'DOCUMENT_NOT_READY', extras: { retryAfterS: 2 } }),
  );
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
  ] as const;
  expect(facts.map((fact) => document[fact])).toEqual(facts.map(() => null));
});
