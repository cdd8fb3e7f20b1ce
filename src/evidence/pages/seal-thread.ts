import { serveThread } from '@countersign/pdf/isolation/serve-thread';
import type { StepRequest } from './seal-in-thread.ts';
import type { LaidOut } from '@countersign/seal/reserve-signature';
import type { LastTimestamp } from '@countersign/seal/last-timestamp';
import { stepsHere } from './seal-document.ts';
import { warmUp } from './warm-up.ts';

async function work(request: StepRequest): Promise<LaidOut | LastTimestamp | undefined> {
  switch (request.step) {
    case 'warmUp':
      await warmUp();
      return undefined;
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

/** Run by seal-in-thread.ts. */
serveThread(work, filesOf);
