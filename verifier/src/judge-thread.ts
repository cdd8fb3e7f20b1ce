import { parentPort, workerData } from 'node:worker_threads';
import type { EvidenceTrust } from './evidence-trust.ts';
import { verifyPdf } from './verify-evidence.ts';
import { verifyZip } from './verify-zip.ts';
import type { Judgement } from './within-limits.ts';

/** Run by within-limits.ts. */
const { bytes, trust } = workerData as { bytes: Uint8Array; trust: EvidenceTrust };
const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
const { checks, trusted } = await (isZip ? verifyZip : verifyPdf)(bytes, trust);
parentPort?.postMessage({ checks, trusted } satisfies Judgement);
