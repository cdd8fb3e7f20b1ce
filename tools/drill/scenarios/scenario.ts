import type { Safeguard } from '../mutations.ts';

export interface ScenarioOptions {
  seed: string;
  rounds: number;
  /** In each round. */
  documents: number;
  /** Left out of the API and the worker. */
  without?: Safeguard;
  onProgress?: (line: string) => void;
}

export interface ScenarioResult {
  summary: string;
  /** How often each fault was injected, by its name. */
  counts: ReadonlyMap<string, number>;
  /** Each with its story; none: everything held. */
  violations: string[];
}
