import { describe, expect, test } from '@jest/globals';
import {
  declaredType,
  fileRefusal,
  maxFileBytes,
  requirePdf,
  requireSize,
} from '../../../src/domain/upload/file.ts';

const unsupported = 'UNSUPPORTED_FILE_TYPE';

describe('the declared type', () => {
  test.each(['application/pdf', 'Application/PDF ; charset=binary'])('%s is taken', (header) => {
    expect(declaredType(header)).toBe('application/pdf');
  });

  test.each([
    ['', 'Send a PDF with the header Content-Type: application/pdf.'],
    ['text/plain', 'Send a PDF with the header Content-Type: application/pdf.'],
    ['image/png', 'PNG images cannot be signed yet; save the file as PDF and send that.'],
  ])('“%s” is refused, with the way out', (header, message) => {
    expect(() => declaredType(header)).toThrow(
      expect.objectContaining({ code: unsupported, message }),
    );
  });
});

test('50 MB and no byte more', () => {
  expect(() => requireSize(maxFileBytes)).not.toThrow();
  expect(() => requireSize(maxFileBytes + 1)).toThrow(
    expect.objectContaining({ code: 'FILE_TOO_LARGE' }),
  );
});

test('a PDF begins as one', () => {
  expect(() => requirePdf('%PDF-')).not.toThrow();
  for (const [head, message] of [
    ['', 'The request has no bytes.'],
    ['%PD', 'The bytes are not a PDF, although declared as one.'],
    ['hello', 'The bytes are not a PDF, although declared as one.'],
  ] as const) {
    expect(() => requirePdf(head)).toThrow(expect.objectContaining({ code: unsupported, message }));
  }
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
