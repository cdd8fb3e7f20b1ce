import type { Timeline } from './timeline.ts';

/** What the clients of one drill share. */
export interface World {
  /** Ends in `/api/v1`. */
  apiUrl: string;
  apiKey: string;
  timeline: Timeline;
  upload: { storage_id: string; file_size: number; file_type: string };
  tally: Tally;
}

/** How the clients' requests ended. */
export interface Tally {
  acknowledged: number;
  refused: number;
  failed: number;
  unknown: number;
}
