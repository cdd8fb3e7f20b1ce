import type { Outcome, Story, Verb } from '../story.ts';

/** The best that is known of several tries. */
export function outcomeOf(story: Story, verb: Verb, email?: string): Outcome | undefined {
  const outcomes = story.writes
    .filter((one) => one.verb === verb && one.email === email)
    .map(({ outcome }) => outcome);
  return (['acknowledged', 'unknown', 'refused', 'failed'] as const).find((outcome) =>
    outcomes.includes(outcome),
  );
}

export function mayBe(outcome: Outcome | undefined): boolean {
  return outcome === 'acknowledged' || outcome === 'unknown';
}
