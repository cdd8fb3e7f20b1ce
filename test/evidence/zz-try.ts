import fs from 'node:fs';
import { makeIngest } from '../../src/evidence/ingest/ingest.ts';
const i = makeIngest({ children: 1 });
await new Promise((r) => setTimeout(r, 1500));
for (const f of process.argv.slice(2)) {
  const t = performance.now();
  const r = await i.ingest(fs.readFileSync(f));
  console.log(f, performance.now() - t, r.ok ? { ...r, prepared: r.prepared.length } : r);
  if (r.ok) fs.writeFileSync('/tmp/prepared.pdf', r.prepared);
}
await i.close();
