import type { Bench } from './bench.ts';

/** What is watched rather than compared: figures, and whether they are as they should be. */
export interface Proof {
  name: string;
  title: string;
  run: (bench: Bench, options: ProofOptions) => Promise<ProofOutcome>;
}

export interface ProofOptions {
  /** Documents that it is shown with; absent: as many as its title says. */
  count?: number;
  /** How long it watches; absent: its own. */
  seconds?: number;
  /** Folder of another checkout, for those that can be measured beside one. */
  against?: string;
  say: (line: string) => void;
}

export interface ProofOutcome {
  /** What was seen, a sentence each. */
  seen: string[];
  /** What should not have been seen. */
  wrong: string[];
}
