import { median } from './numbers.ts';
import type { Round, Row, RowOutcome } from './row.ts';

export type Result = Omit<Row, 'run'> & RowOutcome;

/** The median of the rounds' ratios: each round met the machine as it was just then. */
export function ratioOf({ rounds }: RowOutcome): number {
  return median(rounds.map(({ ours, bare }) => ours / bare));
}

export function meets(result: Result): boolean {
  const ratio = ratioOf(result);
  return 'min' in result.goal ? ratio >= result.goal.min : ratio <= result.goal.max;
}

/** A Markdown table, so that what is printed can be kept as it is. */
export function asTable(results: readonly Result[]): string {
  const head = ['Row', 'Goal', 'Ratio', 'of rounds', 'Ours', 'Compared with', 'Unit'];
  const body = results.map((result) => {
    const { title, sides, goal, rounds, unit } = result;
    const ratios = rounds.map(({ ours, bare }) => ours / bare);
    const of = (side: keyof Round) => figure(median(rounds.map((round) => round[side])));
    return [
      title,
      'min' in goal ? `≥ ${goal.min}` : `≤ ${goal.max}`,
      `${meets(result) ? '' : '**missed** '}${ratioOf(result).toFixed(2)}`,
      `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
      `${sides.ours}: ${of('ours')}`,
      `${sides.bare}: ${of('bare')}`,
      unit,
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

export function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
