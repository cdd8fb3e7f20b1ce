import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivate } from './write-private.ts';

/** Keys with all scopes. */
export interface FirstKeys {
  /** Of the first workspace. */
  api_key: string;
  /** Of the test workspace beside it. */
  test_api_key: string;
}

/** Where a running instance can be reached; read by the command line, the demo and tests. */
export interface RuntimeFile extends FirstKeys {
  /** Ends in `/api/v1`. */
  api_url: string;
  temporal_address: string;
  /** Absent when Temporal is not ours. */
  temporal_ui_url?: string;
  /** Ends in `/mailbox`; absent when mail leaves by SMTP. */
  mailbox_url?: string;
  /** As the application's role. */
  database_url: string;
  /** What is running now; empty after a stop. */
  pids: Partial<Record<ServiceName, number>>;
}

export type ServiceName = 'api' | 'worker' | 'temporal' | 'postgres';

const fileName = 'runtime.json';

/** @returns undefined when nothing was ever started on this folder, or the file is damaged */
export async function readRuntimeFile(dataDir: string): Promise<RuntimeFile | undefined> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => '');
  try {
    const value: unknown = JSON.parse(text);
    const isRuntime = typeof value === 'object' && value !== null && 'api_url' in value;
    return isRuntime ? (value as RuntimeFile) : undefined;
  } catch {
    return undefined;
  }
}

export async function writeRuntimeFile(dataDir: string, content: RuntimeFile): Promise<void> {
  await writePrivate(join(dataDir, fileName), `${JSON.stringify(content, null, 2)}\n`);
}
