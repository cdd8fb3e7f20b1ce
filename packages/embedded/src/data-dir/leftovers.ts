import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endProcess, type ProcessIdentity } from '../processes/process-identity.ts';
import { writePrivate } from './write-private.ts';

const fileName = 'processes.json';

/**
 * Notes what runs now, so that a start after a kill can end it. An identity survives reuse of its
 * number.
 */
export async function noteProcesses(dataDir: string, running: ProcessIdentity[]): Promise<void> {
  const identities = running.map(({ pid, startedAt }) => ({ pid, startedAt }));
  await writePrivate(join(dataDir, fileName), JSON.stringify(identities));
}

/** Ends what a killed run left behind; PostgreSQL comes last, after its clients. */
export async function endLeftovers(dataDir: string): Promise<void> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => '[]');
  for (const left of parse(text)) await endProcess(left, 'SIGTERM', 5_000);
  await rm(join(dataDir, fileName), { force: true });
}

function parse(text: string): ProcessIdentity[] {
  try {
    const value = JSON.parse(text) as ProcessIdentity[];
    return value.filter(
      ({ pid, startedAt }) => Number.isInteger(pid) && pid > 1 && startedAt !== '',
    );
  } catch {
    return [];
  }
}
