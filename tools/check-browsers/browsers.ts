import { globSync } from 'node:fs';
import { getPrograms, NotHad } from '../get-programs.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { getChromium109, getFirefox115 } from './oldest.ts';
import type { DrivenBrowser, Size } from './walk.ts';
import { openByWebDriver, openWebKit } from './webkit.ts';

/** A kind of browser; `get` throws `NotHad` where there is none. */
export interface Kind {
  name: string;
  get: () => (size: Size) => Promise<DrivenBrowser>;
  /** Has a window of one size. */
  fixed?: boolean;
}

/** Those that this Debian has, and the first that docs/browsers.md promises. */
export const kinds: Kind[] = [
  {
    name: 'Chromium',
    get: () => {
      const program = getChromium109();
      return (size) => openChromium(program, size);
    },
  },
  {
    name: 'Firefox ESR',
    get: () => {
      const program = getFirefox115();
      return (size) => openFirefox(program, size);
    },
  },
  {
    name: 'Firefox',
    get: () => {
      getPrograms({ 'firefox-esr': 'firefox-esr' });
      return (size) => openFirefox({ program: 'firefox-esr' }, size);
    },
  },
  {
    // Of Debian 12 it is the engine of Safari 16.0.
    name: 'WPE',
    get: () => {
      // Cog brings the library that has the browser, whatever its version is called.
      getPrograms({ WPEWebDriver: 'wpewebkit-driver', cog: 'cog' });
      const [binary] = globSync('/usr/lib/*/wpe-webkit-*/MiniBrowser');
      if (binary === undefined) throw new NotHad('WPE has no browser here.');
      const options = { binary, args: ['--automation', '--headless'] };
      const capabilities = { 'wpe:browserOptions': options };
      const driver = { driver: 'WPEWebDriver', env: {}, beside: [], capabilities };
      return (size) => openByWebDriver(driver, size);
    },
    fixed: true,
  },
  {
    name: 'WebKitGTK',
    get: () => {
      getPrograms({ WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' });
      return openWebKit;
    },
  },
];
