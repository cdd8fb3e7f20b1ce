import { expect, test } from '@jest/globals';
import {
  namedUsers,
  setDocumentAccess,
  type SetAccess,
} from '../../../src/domain/document/set-access.ts';
import { publicId } from '../../../src/domain/ids.ts';
import { givenId } from '../given-state.ts';

const [ana, ben] = [givenId<'usr'>(1), givenId<'usr'>(2)];
const [anaId, benId] = [publicId('usr', ana), publicId('usr', ben)];

test.each<[string, SetAccess, string[]]>([
  [
    'once each, in the order given',
    { sharingMode: 'specific', userIds: [benId, anaId, benId] },
    [ben, ana],
  ],
  ['nobody where none is named', { sharingMode: 'specific' }, []],
  ['nobody in another mode', { sharingMode: 'workspace' }, []],
])('named are %s', (_name, command, expected) => {
  expect(namedUsers(command)).toEqual(expected);
});

test('access changes without a signal to the workflow', () => {
  expect(setDocumentAccess('specific', [ana], new Set([ana, ben]))).toEqual({
    document: { sharingMode: 'specific', sharedUserIds: [ana] },
    events: [{ type: 'document.updated', details: { changed: ['sharing_mode'] } }],
    workflowUnaffected: true,
  });
});

test.each<[string, () => unknown]>([
  ['/user_ids', () => namedUsers({ sharingMode: 'workspace', userIds: [] })],
  ['/user_ids/1', () => namedUsers({ sharingMode: 'specific', userIds: [anaId, 'usr_x', 'y'] })],
  ['/user_ids/1', () => setDocumentAccess('specific', [ana, ben], new Set([ana]))],
])('%s is pointed at', (pointer, act) => {
  expect(act).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_ERROR',
      extras: { errors: [expect.objectContaining({ pointer })] },
    }),
  );
});
