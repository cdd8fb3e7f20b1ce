import { createHash } from 'node:crypto';

/** Of the scripts that stand in the page itself (CSP Level 3, section 8.4); once for each build. */
export function makeScriptHashes(): (page: string) => readonly string[] {
  let last = { page: '', hashes: scriptHashes('') };
  return (page) => {
    if (page !== last.page) last = { page, hashes: scriptHashes(page) };
    return last.hashes;
  };
}

const scriptHashes = (page: string): readonly string[] =>
  Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
