/** How a case was taken. */
export interface Judgement {
  /** In a word or two, to be counted: the check that noticed, the reason of a refusal. */
  outcome: string;
  /** What is wrong with that; absent: nothing. */
  problem?: string;
}

/** Numbered cases of what is given to a parser; each can be made again by its number alone. */
export interface Target {
  /** There are so many; absent: no end. */
  cases?: number;
  input(number: number): Buffer;
  /** What throws is a finding too. */
  judge(input: Buffer, number: number): Promise<Judgement>;
}

export const targetNames = [
  'verifier',
  'ingest',
  'zip',
  'der',
  'flips-pdf',
  'flips-zip',
  'flips-data',
] as const;
export type TargetName = (typeof targetNames)[number];

/** Whether a target alters every byte or bit of a file, and ends with the last. */
export function hasEnd(name: TargetName): boolean {
  return name.startsWith('flips-');
}
