import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { findOrStart } from '../../tools/demo/instance.ts';

const checkLeaf = join(import.meta.dirname, '..', '..', 'docs', 'check-leaf.py');
const script = join(import.meta.dirname, '..', '..', 'tools', 'demo.ts');
/** Another language finds the same leaves and root in the ZIP; where there is no Python, nobody does. */
function expectRecomputed(zip: string): void {
  const { error, status, stdout } = spawnSync('python3', [checkLeaf, zip], { encoding: 'utf8' });
  if (error) return;
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/: equal$/m) });
}

/** A first start on a machine may build the Temporal server. */
const limitMs = 15 * 60_000;

test(
  'the demo takes a lease from upload to one valid seal, against servers of its own',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'countersign-demo-test-'));
    const nobody = new AbortController().signal;
    const instance = await findOrStart(join(folder, 'data'), () => undefined, nobody);
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [script], {
        cwd: folder,
        env: { ...process.env, DATA_DIR: instance.dataDir },
      });
      expect(stdout).toMatch(/verified +true/);
      expect(stdout).toMatch(
        /Workflow +http:\/\/localhost:\d+\/namespaces\/default\/workflows\/doc/,
      );
      // Not a terminal: nothing but text.
      expect(stdout).not.toContain('\u001b');

      const files = await readdir(join(folder, 'demo'));
      expect(files.sort()).toEqual([
        'lease-12-harbour-street.pdf',
        'lease-12-harbour-street.zip',
        'roots.pem',
        'timestamp-roots.pem',
      ]);
      expect(stdout).toMatch(/^ {2}✓ zip +\d+ files, all as the sealed PDF has them; .+$/m);
      expect(stdout).toMatch(/^ {2}✓ completeness +/m);
      expect(stdout).not.toContain('✗');
      expectRecomputed(join(folder, 'demo', 'lease-12-harbour-street.zip'));
      const sealed = await readFile(join(folder, 'demo', files[0] ?? ''));
      const roots = new URL('/.well-known/countersign/roots.pem', instance.runtime.api_url);
      const verdict = await verifySealed(sealed, {
        roots: [await (await fetch(roots)).text()],
        at: new Date(),
      });
      // More than one signature would be refused as unreadable.
      expect(verdict).toMatchObject({
        bytes: { ok: true },
        signature: { ok: true },
        certificates: { ok: true },
      });
    } finally {
      await instance.stop();
      await rm(folder, { recursive: true, force: true });
    }
    expect(instance.found).toBe(false);
    expect(existsSync(instance.dataDir)).toBe(false);
  },
  limitMs,
);
