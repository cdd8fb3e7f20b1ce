/** The oldest browsers that the pages are for, by the names of MDN's compatibility data (`docs/browsers.md`). */
export const oldestBrowsers = {
  chrome: '109',
  chrome_android: '109',
  samsunginternet_android: '23.0',
  firefox: '115',
  safari: '16',
  safari_ios: '16',
} as const;

/** Whose syntax the pages are built in, and whose style sheets. */
export const buildTargets = ['chrome109', 'firefox115', 'safari16'];
