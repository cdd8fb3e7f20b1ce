import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

/**
 * V8's own limits let the objects of the last moments take a hundred megabytes in each thread before
 * it looks which are still needed, and older ones four times as much as those. A heap that may have
 * a gigabyte is kept to less than twice what is needed.
 */
const heapOptions = ['--max-semi-space-size=8', '--max-old-space-size=1024'];

/** What Node is given to run as `countersign <name>`. */
export function ownCommand(name: 'api' | 'worker' | 'migrate'): string[] {
  return [...heapOptions, join(packageFolder, 'bin', 'countersign.js'), name];
}
