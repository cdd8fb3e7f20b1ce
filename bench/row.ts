import type { Bench } from './bench.ts';

/** One comparison: ours against a bare baseline, or one state of ours against another. */
export interface Row {
  name: string;
  title: string;
  /** What `ours` and `bare` stand for in this row. */
  sides: { ours: string; bare: string };
  unit: 'per s' | 'ms';
  /** The ratio ours / bare that is aimed at; both ends hold for the median of the rounds. */
  goal: { min: number } | { max: number };
  run: (bench: Bench) => Promise<RowOutcome>;
}

export interface Round {
  ours: number;
  bare: number;
}

export interface RowOutcome {
  rounds: Round[];
  /** What else was seen, such as processor time per request. */
  notes?: string[];
}
