import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReplayWorkerOptions, Worker } from '@temporalio/worker';
import { installRuntime, workflowBundle } from './temporal.ts';

const folder = join(import.meta.dirname, '..', 'histories');

/**
 * Recorded histories of every release, as `<release>/<workflow type>/<how it ended>.json`.
 * @param type of the workflow; all of them unless given
 */
export function recordedHistories(type = '*'): string[] {
  return globSync(`*/${type}/*.json`, { cwd: folder }).sort();
}

export function readRecorded(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/**
 * Replays one in a thread of its own, as a worker does. Without `debugMode: false` the SDK replays in this
 * thread, and leaves hooks on all its promises and stack traces for the test files that follow.
 * @param text as `readRecorded` gives it
 * @param changed what is other than in the workflows as they are now
 */
export async function replay(
  text: string,
  changed: Pick<ReplayWorkerOptions, 'workflowBundle' | 'sinks'> = {},
): Promise<void> {
  installRuntime();
  // Its types leave this option out; it is taken all the same, and test/support/jest would notice if not.
  const inThread = { workflowBundle: workflowBundle(), ...changed, debugMode: false };
  await Worker.runReplayHistory(inThread, JSON.parse(text));
}
