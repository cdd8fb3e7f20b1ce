import { describe, expect, test } from '@jest/globals';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { updateDocument, type UpdateDocument } from '../../../src/domain/document/update.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenDraft, givenSent, start } from '../given-state.ts';

const later = plusDays(start, 40);
const draft = givenDraft({ description: 'Harbour', deadline: plusDays(start, 5) });
const sent = givenSent();

describe('a change', () => {
  test('writes only what differs, and names it in the order of the API', () => {
    const command = { deadline: null, description: 'Harbour', title: 'Sublease' };
    expect(updateDocument(draft, command, start)).toEqual({
      document: { title: 'Sublease', deadline: null },
      events: [{ type: 'document.updated', details: { changed: ['title', 'deadline'] } }],
    });
  });

  test('moves the deadline of an open document, and its timers with it', () => {
    const decision = updateDocument(sent, { deadline: later }, start);
    expect(decision.document).toEqual({ deadline: later });
    expect(decision.workflowUnaffected).toBeUndefined();
  });

  test.each<[string, UpdateDocument]>([
    ['nothing is given', {}],
    ['the title is the same', { title: draft.title }],
    ['the deadline is the same moment', { deadline: plusDays(start, 5) }],
  ])('is none when %s', (_name, command) => {
    expect(updateDocument(draft, command, start)).toBe(nothingToDo);
  });
});

test.each<[string, typeof sent, UpdateDocument, string]>([
  [
    'DOCUMENT_FINAL',
    givenSent({ status: 'completed' }),
    {},
    'The document is completed; it no longer changes.',
  ],
  ['DOCUMENT_NOT_DRAFT', sent, { title: 'Sublease' }, 'Title and description change only'],
  ['DOCUMENT_NOT_DRAFT', sent, { description: '', deadline: null }, 'Title and description'],
  ['VALIDATION_ERROR', sent, { deadline: null }, '/deadline: a document that was sent keeps'],
  ['VALIDATION_ERROR', sent, { deadline: start }, '/deadline: must be in the future'],
  ['VALIDATION_ERROR', draft, { deadline: start }, '/deadline: must be in the future'],
])('%s refuses', (code, document, command, message) => {
  expect(() => updateDocument(document, command, start)).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(message) }),
  );
});
