import { expect, test } from '@jest/globals';
import { toSmtpAddress } from '@countersign/mailer/mail-address';

test.each([
  ['zoe@example.com', 'zoe@example.com'],
  ["o'neil+tag@Example.COM", "o'neil+tag@example.com"],
  ['joerg@Bücher.example', 'joerg@xn--bcher-kva.example'],
  ['joerg@bu\u0308cher.example', 'joerg@xn--bcher-kva.example'],
  ['joerg@xn--bcher-kva.example', 'joerg@xn--bcher-kva.example'],
  ['用户@例子.公司', '用户@xn--fsqu00a.xn--55qx5d'],
  ['root@localhost', 'root@localhost'],
  ['a@example.com.', 'a@example.com'],
])('%s is handed to the server as %s', (written, expected) => {
  expect(toSmtpAddress(written)).toBe(expected);
});

test('an address of a megabyte is turned down like any other', () => {
  expect(toSmtpAddress(`${'a.'.repeat(500_000)}a@example.com`)).toBeUndefined();
  expect(toSmtpAddress(`a@${'b.'.repeat(500_000)}com`)).toBeUndefined();
});
