/**
 * Run where there is no network: prepares and refuses files, then prints the outcomes and how often
 * anything in this network namespace tried to reach an address. With `call` it tries so itself; with
 * `cleaned` it empties its temporary folder, and does the same again.
 */
import { readFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import { corpus } from '../../testing/corpus/registry.ts';

const kindOf = (mimeType: string) =>
  mimeType === 'application/pdf' ? 'pdf' : mimeType.startsWith('image/') ? 'image' : 'word';

/** The kernel counts for each namespace what it found no way for (RFC 4293, ipSystemStatsOutNoRoutes). */
async function unrouted(): Promise<number> {
  const lines = (await readFile('/proc/self/net/snmp', 'utf8')).split('\n');
  const [names = [], values = []] = lines
    .filter((line) => line.startsWith('Ip:'))
    .map((line) => line.split(' '));
  return Number(values[names.indexOf('OutNoRoutes')]);
}

const names = process.argv.slice(2);

async function readAll(): Promise<{
  outcomes: Record<string, string>;
  missing: readonly string[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'ingest-alone-'));
  const ingest = makeIngest({ children: 1 });
  const outcomes: Record<string, string> = {};
  for (const { name, mimeType, make } of corpus.filter((file) => names.includes(file.name))) {
    const bytes = await make();
    const path = join(folder, name);
    await writeFile(path, bytes);
    const result = await ingest.ingestFile({
      kind: kindOf(mimeType),
      path,
      sizeBytes: bytes.byteLength,
      preparedPath: `${path}.prepared`,
      owner: 'one',
    });
    outcomes[name] = result.ok ? 'prepared' : result.reason;
  }
  await ingest.close();
  await rm(folder, { recursive: true });
  return { outcomes, missing: ingest.missingLimits };
}

let found = await readAll();
if (names.includes('cleaned')) {
  for (const name of await readdir(tmpdir())) await rm(join(tmpdir(), name), { recursive: true });
  found = await readAll();
}
if (names.includes('call')) {
  await new Promise((resolve) => connect(9, '192.0.2.1').on('error', resolve));
}
console.log(JSON.stringify({ ...found, calls: await unrouted() }));
