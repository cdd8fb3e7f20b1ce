import { fileURLToPath } from 'node:url';
import { makeCheckFile } from '../../src/evidence/verify/check-file.ts';

const script = new URL('./burn.ts', import.meta.url);

/**
 * Looks into files with a program that never ends: its second of processor time ends it, or nothing
 * does before the test gives up.
 */
export const burningCheck = makeCheckFile(
  { addressSpaceBytes: 3 * 1024 ** 3, cpuS: 1, wallMs: 600_000, maxFileBytes: 0 },
  { script, read: [fileURLToPath(script)] },
);
