/**
 * `node ingest-side.ts <ingest.ts> <pdf>`, with IPC: prepares that file as often as it is asked to,
 * with the ingest of any checkout, and answers when it has.
 */
import { readFile } from 'node:fs/promises';
import type { makeIngest } from '@countersign/pdf/intake/ingest';

const [module = '', file = ''] = process.argv.slice(2);
const checkout = (await import(module)) as { makeIngest: typeof makeIngest };
const reader = checkout.makeIngest({ children: 1 });
const bytes = new Uint8Array(await readFile(file));

process.on('message', (times: number) => void prepare(times));
process.on('disconnect', () => void reader.close());

async function prepare(times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) {
    const result = await reader.ingest(bytes);
    if (!result.ok) throw new Error(result.message);
  }
  process.send?.(times);
}
