import { serveThread } from '../serve-thread.ts';
import { layOutRevision } from './revision.ts';

/** Run by reviser.ts. */
serveThread(Promise.resolve(), layOutRevision, (bytes) => [bytes.buffer as ArrayBuffer]);
