import type { Character } from '../content/page-text.ts';

/** Characters as they stand beside and below each other. */
export interface Letters {
  /** A space for each gap as wide as one, a line feed for each end of a line. */
  text: string;
  /** Whether the text can be read in one way only. */
  isCertain: boolean;
}

/** In parts of the font size. */
const gaps = { space: 0.18, doubtful: 0.09, wide: 1, back: -0.5, spread: 0.1 };
/** How far a line is from the next, in font sizes. */
const farthestLine = 3;

/**
 * Reads characters that follow each other, such as those of a text tag. Letters may be spread, by the
 * same gap between all of them; a gap is what is wider than that.
 */
export function readLetters(characters: readonly Character[]): Letters {
  const steps = characters.slice(1).map((next, index) => stepTo(characters[index] ?? next, next));
  const isBroken = steps.some(({ kind }) => kind === 'line');
  const spread = spreadOf(steps);
  let text = characters[0]?.text ?? '';
  let isCertain = true;
  for (const [index, step] of steps.entries()) {
    const { between, isSure } = readStep(step, spread, isBroken);
    isCertain &&= isSure;
    text += between + (characters[index + 1]?.text ?? '');
  }
  return { text, isCertain };
}

/** Whether a character stands on another line than the one before it. */
export function isOnNewLine(before: Character, next: Character): boolean {
  return isTurned(before, next) || Math.abs(before.across - next.across) > next.fontSize / 2;
}

/** How one character follows another; `gap` is in font sizes. */
type Step =
  { kind: 'along'; gap: number; besideSpace: boolean } | { kind: 'line' } | { kind: 'away' };

function stepTo(before: Character, next: Character): Step {
  const size = Math.max(before.fontSize, next.fontSize);
  const end = before.along + before.width;
  if (!isOnNewLine(before, next)) {
    const gap = (next.along - end) / size;
    const besideSpace = before.text === ' ' || next.text === ' ';
    return { kind: 'along', gap, besideSpace };
  }
  const down = before.across - next.across;
  const isBelow = down > 0 && down <= farthestLine * size && next.along < end;
  return { kind: !isTurned(before, next) && isBelow ? 'line' : 'away' };
}

function readStep(step: Step, spread: number, isBroken: boolean) {
  if (step.kind === 'line') return { between: '\n', isSure: true };
  if (step.kind === 'away') return { between: '\n', isSure: false };
  const gap = step.gap - spread;
  const isNear = step.gap > gaps.back && gap <= gaps.wide;
  if (gap <= gaps.space) {
    const isDoubtful = !step.besideSpace && spread > gaps.spread && gap > gaps.doubtful;
    return { between: '', isSure: isNear && !isDoubtful };
  }
  // Where lines are broken, a gap may be the way to another column.
  const isSure = isNear && !isBroken && (step.besideSpace || spread <= gaps.spread);
  return { between: step.besideSpace ? '' : ' ', isSure };
}

/** By how much all letters are apart. */
function spreadOf(steps: readonly Step[]): number {
  const between = steps.flatMap((step) =>
    step.kind === 'along' && !step.besideSpace ? [step.gap] : [],
  );
  return between.length > 0 ? Math.max(0, Math.min(...between)) : 0;
}

function isTurned({ direction }: Character, next: Character): boolean {
  return direction[0] * next.direction[0] + direction[1] * next.direction[1] < 0.99;
}
