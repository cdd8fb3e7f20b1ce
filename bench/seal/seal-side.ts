/**
 * `node seal-side.ts <checkout> <pdf>`, with IPC: seals that file at B-LTA as often as it is asked
 * to, with the sealer of any checkout, and answers with the most memory that it had, in megabytes.
 */
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Keys from '@countersign/pki/development/development-keys';
import type * as Pki from '@countersign/pki/development/development-pki';
import type * as Status from '@countersign/pki/development/development-status';
import type * as Tsa from '@countersign/pki/development/development-tsa';
import type * as Sealer from '../../src/evidence/pages/seal-in-thread.ts';
import type * as NoStatus from '@countersign/pki/status/no-status-source';
import type * as Input from './against-openssl.ts';

const [checkout = '', file = ''] = process.argv.slice(2);
const load = (name: string): Promise<unknown> => import(join(checkout, name));
const { openDevelopmentKeys } = (await load(
  'packages/pki/src/development/development-keys.ts',
)) as typeof Keys;
const { makeDevelopmentKeys } = (await load(
  'packages/pki/src/development/development-pki.ts',
)) as typeof Pki;
const { makeDevelopmentStatus } = (await load(
  'packages/pki/src/development/development-status.ts',
)) as typeof Status;
const { makeDevelopmentTsa } = (await load(
  'packages/pki/src/development/development-tsa.ts',
)) as typeof Tsa;
const { makeSealer } = (await load('src/evidence/pages/seal-in-thread.ts')) as typeof Sealer;
const { noStatusSource } = (await load(
  'packages/pki/src/status/no-status-source.ts',
)) as typeof NoStatus;
// What a sealer is given has changed with it.
const { sealInput } = (await load('bench/seal/against-openssl.ts')) as typeof Input;

const now = () => new Date();
const { keys, signer } = openDevelopmentKeys(makeDevelopmentKeys(now()));
const sealer = makeSealer({
  signer,
  longTerm: {
    level: 'B-LTA',
    tsa: makeDevelopmentTsa(keys, now),
    status: makeDevelopmentStatus(keys, now, noStatusSource),
    timestampRoots: [keys.root],
    now,
  },
});

process.on('message', (times: number) => void seal(times));
process.on('disconnect', () => void sealer.close());

async function seal(times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) {
    // What is sealed may change hands, and is gone then.
    await sealer.seal(sealInput(await readFile(file)));
  }
  process.send?.(process.resourceUsage().maxRSS / 1024);
}
