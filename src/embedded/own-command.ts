import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

/**
 * V8 would let the objects of the last moments take a hundred megabytes in each thread before it
 * looks which of them are still needed.
 */
const heapOptions = ['--max-semi-space-size=8'];

/** What Node is given to run as `countersign <name>`. */
export function ownCommand(name: 'api' | 'worker' | 'migrate'): string[] {
  return [...heapOptions, join(packageFolder, 'bin', 'countersign.js'), name];
}
