import { expect, test } from '@jest/globals';
import { readMailAddress, toSmtpAddress } from '@countersign/mailer/mail-address';

test.each([
  ['zoe@example.com', 'zoe@example.com'],
  ["o'neil+tag@Example.COM", "o'neil+tag@example.com"],
  ['joerg@Bücher.example', 'joerg@xn--bcher-kva.example'],
  ['joerg@bu\u0308cher.example', 'joerg@xn--bcher-kva.example'],
  ['joerg@xn--bcher-kva.example', 'joerg@xn--bcher-kva.example'],
  ['用户@例子.公司', '用户@xn--fsqu00a.xn--55qx5d'],
  ['用户@例子。公司', '用户@xn--fsqu00a.xn--55qx5d'],
  ['ana@نامه\u200Cای.com', 'ana@xn--mgba3gch31f060k.com'],
  ['root@localhost', 'root@localhost'],
  ['a@example.com.', 'a@example.com'],
])('%s is handed to the server as %s', (written, expected) => {
  expect(toSmtpAddress(written)).toBe(expected);
});

test.each([
  ['zoe@Example.com', 'zoe@Example.com'],
  ['joerg@Bücher.example', 'joerg@bücher.example'],
  ['joerg@bu\u0308cher.example', 'joerg@bücher.example'],
  ['joerg@xn--bcher-kva.example', 'joerg@bücher.example'],
  ['jo\u0308rg@example.com.', 'jörg@example.com'],
  ['用户@xn--fsqu00a.xn--55qx5d', '用户@例子.公司'],
  ['用户@例子．公司', '用户@例子.公司'],
  ['ana@xn--mgba3gch31f060k.com', 'ana@نامه\u200Cای.com'],
])('%s is shown to people as %s', (written, expected) => {
  const { shown = '' } = readMailAddress(written) ?? {};
  expect(shown).toBe(expected);
  expect(readMailAddress(shown)).toEqual(readMailAddress(written));
});

test.each([
  ['two dots', 'a..b@docomo.ne.jp'],
  ['a dot before the @', 'a.@docomo.ne.jp'],
  ['65 letters before the @', `${'a'.repeat(65)}@example.com`],
  ['a hyphen at the start of a label', 'a@-b.com'],
  ['an invisible mark', 'an\u200Ba@example.com'],
  ['a joiner where its script has none', 'ana@exam\u200Cple.com'],
  ['no domain', 'ana@'],
  ['only dots', 'a@.'],
  ['an IP address in other words', 'a@0x7f.1'],
])('no server takes %s', (_what, email) => {
  expect(readMailAddress(email)).toBeUndefined();
});

test('an address of a megabyte is turned down like any other', () => {
  expect(toSmtpAddress(`${'a.'.repeat(500_000)}a@example.com`)).toBeUndefined();
  expect(toSmtpAddress(`a@${'b.'.repeat(500_000)}com`)).toBeUndefined();
});
