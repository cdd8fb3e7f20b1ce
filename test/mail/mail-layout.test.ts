import { expect, test } from '@jest/globals';
import { mailLayout } from '../../src/mail/mail-layout.generated.ts';
import { buildMailLayout, committedMailLayout } from '../../tools/build-mail.ts';

test('the committed layout is what its source compiles to', async () => {
  expect(await buildMailLayout()).toBe(await committedMailLayout());
});

test('the layout is ready for dark mode and small enough not to be cut off by mail programs', () => {
  expect(mailLayout).toContain('name="color-scheme" content="light dark"');
  expect(mailLayout).toContain('prefers-color-scheme: dark');
  expect(mailLayout.length).toBeLessThan(20_000);
});
