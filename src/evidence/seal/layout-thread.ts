import { serveThread } from '../serve-thread.ts';
import type { StepRequest } from './sealer.ts';
import { stepsHere } from './seal-pdf.ts';
import { warmUp } from './warm-up.ts';

function work(request: StepRequest): Promise<object | undefined> {
  switch (request.step) {
    case 'layOut':
      return stepsHere.layOut(request.input);
    case 'readLastTimestamp':
      return stepsHere.readLastTimestamp(request.sealed);
  }
}

/** The file itself is handed over, not copied. */
function fileOf(answer: object | undefined): ArrayBuffer[] {
  const file = answer && 'bytes' in answer ? answer.bytes : answer;
  return file instanceof Uint8Array ? [file.buffer as ArrayBuffer] : [];
}

/** Run by sealer.ts. */
serveThread(warmUp(), work, fileOf);
