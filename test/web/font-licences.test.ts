import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fontLicences } from '../../pages/vite.config.ts';

const manifest = join(import.meta.dirname, '../../pages/package.json');
const { devDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
  devDependencies: Record<string, string>;
};
const fonts = Object.keys(devDependencies).filter((name) => name.includes('font'));

test('every font of the pages goes out with its copyright and the whole SIL Open Font License', () => {
  const parts = fontLicences().split(/^=+$/m);
  expect(parts.map((part) => part.trim().split('\n')[0])).toEqual(fonts);
  expect(fonts.length).toBeGreaterThan(10);
  for (const part of parts) {
    expect(part).toMatch(/copyright .*20\d\d|\(c\) 20\d\d/i);
    expect(part).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(part).toContain('OTHER DEALINGS IN THE FONT SOFTWARE.');
  }
});
