import { expect, test } from '@jest/globals';
import { launchBrowser } from './browser.ts';
import OneRealm from './jest/one-realm.ts';

test('every file that starts a browser leads it to its libraries and fonts, not only the first', async () => {
  for (const file of ['first', 'second']) {
    const realm = new OneRealm();
    await realm.setup();
    try {
      const browser = await launchBrowser();
      await browser.close();
      const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
      expect({ file, LD_LIBRARY_PATH, FONTCONFIG_PATH }).toEqual({
        file,
        LD_LIBRARY_PATH: expect.stringContaining('al2023'),
        FONTCONFIG_PATH: expect.any(String),
      });
    } finally {
      await realm.teardown();
    }
  }
});
