import { parentPort } from 'node:worker_threads';
import type { SealInput } from './input.ts';
import { layOut } from './seal-pdf.ts';
import type { LayOutAnswer } from './sealer.ts';
import { warmUp } from './warm-up.ts';

/** Run by sealer.ts: takes documents to lay out, one at a time, and answers without a signature. */
const port = parentPort;
if (!port) throw new Error('This file runs as a thread.');

let previous: Promise<unknown> = warmUp();
port.on('message', ({ id, input }: { id: number; input: SealInput }) => {
  previous = previous.then(() => answer(id, input));
});

async function answer(id: number, input: SealInput): Promise<void> {
  let result: LayOutAnswer;
  try {
    result = { id, unsigned: await layOut(input) };
  } catch (error) {
    result = { id, error: error instanceof Error ? error.message : String(error) };
  }
  const moved = 'unsigned' in result ? [result.unsigned.bytes.buffer as ArrayBuffer] : [];
  port?.postMessage(result, moved);
}
