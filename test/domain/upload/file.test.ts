import { describe, expect, test } from '@jest/globals';
import {
  declaredType,
  fileRefusal,
  maxFileBytes,
  requireForm,
  requireSize,
} from '../../../src/domain/upload/file.ts';

const unsupported = 'UNSUPPORTED_FILE_TYPE';

describe('the declared type', () => {
  test.each([
    ['application/pdf', 'application/pdf', 'pdf'],
    ['Application/PDF ; charset=binary', 'application/pdf', 'pdf'],
    ['image/png', 'image/png', 'image'],
    ['image/jpg', 'image/jpeg', 'image'],
    ['application/msword', 'application/msword', 'word'],
  ])('%s is taken', (header, mimeType, form) => {
    expect(declaredType(header)).toEqual({ mimeType, form });
  });

  test.each(['', 'text/plain', 'image/gif', 'application/vnd.ms-word.document.macroEnabled.12'])(
    '“%s” is refused, with the way out',
    (header) => {
      expect(() => declaredType(header)).toThrow(
        expect.objectContaining({
          code: unsupported,
          message: expect.stringContaining('--data-binary @lease.pdf'),
        }),
      );
    },
  );
});

test.each([
  ['', 'The type of the file is missing. Send'],
  ['multipart/form-data; boundary=x', 'A form is not taken. Send'],
  ['application/x-www-form-urlencoded', 'A form is not taken. Send'],
  ['application/json', 'JSON is not taken. Send'],
])('what is sent as “%s” is told what it is', (header, beginning) => {
  expect(() => declaredType(header)).toThrow(beginning);
});

test('50 MB and no byte more', () => {
  expect(() => requireSize(maxFileBytes)).not.toThrow();
  expect(() => requireSize(maxFileBytes + 1)).toThrow(
    expect.objectContaining({ code: 'FILE_TOO_LARGE' }),
  );
});

test.each([
  ['application/pdf', '%PDF-1.7'],
  ['image/png', '\u0089PNG\r\n\u001a\n'],
  ['image/jpeg', '\u00ff\u00d8\u00ff\u00e0'],
  ['application/msword', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'],
  ['application/msword', 'PK\u0003\u0004'],
])('a file of type %s begins as one', (type, head) => {
  expect(() => requireForm(declaredType(type), head)).not.toThrow();
});

test.each([
  ['application/pdf', '', 'The request has no bytes.'],
  ['application/pdf', '%PD', 'The bytes are not of the declared type application/pdf. Send'],
  ['application/pdf', 'JVBERi0xLjcK', 'Send the file as it is, neither as Base64'],
  ['image/png', '\u00ff\u00d8\u00ff', 'The bytes are not of the declared type image/png. Send'],
  ['application/msword', '%PDF-1.7', 'not of the declared type application/msword. Send'],
])('bytes sent as %s that begin with %j are refused', (type, head, message) => {
  expect(() => requireForm(declaredType(type), head)).toThrow(
    expect.objectContaining({ code: unsupported, message: expect.stringContaining(message) }),
  );
});

test('a PDF without its line breaks is damaged, as by curl -d', () => {
  const type = declaredType('application/pdf');
  expect(() => requireForm(type, `%PDF-1.7${' '.repeat(1_016)}`)).toThrow(
    expect.objectContaining({
      code: 'UNPROCESSABLE_FILE',
      extras: { reason: 'damaged' },
      message: expect.stringContaining('--data-binary'),
    }),
  );
});

test.each([
  ['unsupported', unsupported],
  ['unprocessable', 'UNPROCESSABLE_FILE'],
] as const)('a file found %s is refused with its reason', (kind, code) => {
  expect(fileRefusal({ kind, reason: 'damaged', message: 'It is damaged.' })).toMatchObject({
    code,
    message: 'It is damaged.',
    extras: { reason: 'damaged' },
  });
});
