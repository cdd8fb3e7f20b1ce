import { serveThread } from '../serve-thread.ts';
import type { StepRequest } from './sealer.ts';
import type { LaidOut } from './add-seal.ts';
import type { LastTimestamp } from './sealed-file.ts';
import { stepsHere } from './seal-pdf.ts';
import { warmUp } from './warm-up.ts';

function work(request: StepRequest): Promise<LaidOut | LastTimestamp | undefined> {
  switch (request.step) {
    case 'layOut':
      return stepsHere.layOut(request.input);
    case 'readLastTimestamp':
      return stepsHere.readLastTimestamp(request.sealed);
  }
}

/** The file is handed over and back, not copied. */
function filesOf(answer: LaidOut | LastTimestamp | undefined): ArrayBuffer[] {
  if (!answer || !('prepared' in answer)) return [];
  return [answer.prepared, answer.bytes].map(({ buffer }) => buffer as ArrayBuffer);
}

/** Run by sealer.ts. */
serveThread(warmUp(), work, filesOf);
