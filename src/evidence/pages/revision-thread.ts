import { serveThread } from '@countersign/pdf/isolation/serve-thread';
import { layOutRevision } from './lay-out-revision.ts';
import type { RevisionAnswer, RevisionRequest } from './revise-in-thread.ts';
import { writeWords, wrongWords } from './write-words.ts';

async function work(request: RevisionRequest): Promise<RevisionAnswer> {
  switch (request.step) {
    case 'revise':
      return { step: 'revise', bytes: await layOutRevision(request.input) };
    case 'writeWords':
      return { step: 'writeWords', written: await writeWords(request.input) };
    case 'checkWords':
      return { step: 'checkWords', wrong: wrongWords(request.words, request.pages) };
  }
}

/** The file is handed over, not copied. */
function filesOf(answer: RevisionAnswer): ArrayBuffer[] {
  const bytes =
    answer.step === 'revise'
      ? answer.bytes
      : answer.step === 'writeWords' && answer.written.ok
        ? answer.written.bytes
        : undefined;
  if (bytes?.byteLength !== bytes?.buffer.byteLength) return [];
  return bytes ? [bytes.buffer as ArrayBuffer] : [];
}

/** Run by reviser.ts. */
serveThread(work, filesOf);
