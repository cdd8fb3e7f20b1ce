import { serveThread } from '../serve-thread.ts';
import { layOut } from './seal-pdf.ts';
import { warmUp } from './warm-up.ts';

/** Run by sealer.ts. */
serveThread(warmUp(), layOut, ({ bytes }) => [bytes.buffer as ArrayBuffer]);
