/**
 * `node bench/stored-bytes.ts [documents]`: what one document of two signers, sealed, leaves in
 * PostgreSQL, in the storage and in Temporal's history.
 */
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import pg from 'pg';
import { documentWorkflowId } from '../src/workflows/contracts.ts';
import type { Instance } from '../tools/demo/instance.ts';
import { makeOwner } from '../tools/rehearse-restore/documents.ts';
import { onOwnInstance } from './own-instance.ts';
import { folderSize, growthEach, tableSizes } from './stored-sizes.ts';

const count = Number(process.argv[2] ?? 40);
await onOwnInstance(measure);

async function measure({ runtime, dataDir }: Instance): Promise<void> {
  const sql = new pg.Client(runtime.database_url);
  await sql.connect();
  const owner = makeOwner(runtime);
  const live = async () => {
    const id = await owner.draft('Services agreement');
    await owner.send(id);
    await owner.signNext(id);
    await owner.signNext(id);
    await owner.sealed(id);
    return id;
  };
  // The first one makes what is made once.
  let last = await live();
  const before = await tableSizes(sql);
  const filesBefore = await folderSize(join(dataDir, 'files'));
  for (let made = 0; made < count; made += 1) last = await live();
  const after = await tableSizes(sql);
  const each = growthEach(before, after, count);
  const files = ((await folderSize(join(dataDir, 'files'))) - filesBefore) / count;
  const history = await historySize(runtime.temporal_address, last);
  const total = each.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  print('PostgreSQL with indexes', total);
  for (const [table, { bytes, rows }] of each) {
    print(`  ${table}, ${rows.toFixed(1)} rows`, bytes);
  }
  print('Storage', files);
  print(`Temporal, history of ${history.events} events`, history.bytes);
  await sql.end();
}

function print(what: string, bytes: number): void {
  process.stdout.write(`${what}: ${(bytes / 1000).toFixed(1)} kB a document\n`);
}

async function historySize(address: string, id: string) {
  const connection = await Connection.connect({ address });
  const { workflowExecutionInfo } = await connection.workflowService.describeWorkflowExecution({
    namespace: 'default',
    execution: { workflowId: documentWorkflowId(id as Parameters<typeof documentWorkflowId>[0]) },
  });
  await connection.close();
  return {
    events: Number(workflowExecutionInfo?.historyLength),
    bytes: Number(workflowExecutionInfo?.historySizeBytes),
  };
}
