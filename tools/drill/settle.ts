import { setTimeout as pause } from 'node:timers/promises';
import type { Crew } from './crew.ts';
import { inspect } from './inspect.ts';
import type { Random } from './random.ts';
import { measureStory } from './report.ts';
import type { Story } from './story.ts';

/** Each look is a dozen questions about each document, to servers that are still at work. */
const lookEveryMs = 700;

/** What has not come to rest, and what does not hold. */
export interface Rest {
  waiting: { story: Story; waitsFor: string }[];
  violations: string[];
}

/** Looks at each document until it is at rest, or patience ends. */
export async function settle(
  crew: Crew,
  stories: readonly Story[],
  random: Random,
  patienceMs: number,
): Promise<Rest> {
  const violations: string[] = [];
  const startedMs = performance.now();
  let left = stories.map((story) => ({ story, waitsFor: 'it has not been looked at' }));
  for (;;) {
    const next: typeof left = [];
    for (const { story } of left) {
      const finding = await inspect(crew, story, random);
      if ('waitsFor' in finding) next.push({ story, waitsFor: finding.waitsFor });
      else if (finding.wrong.length > 0) violations.push(measureStory(crew, story, finding.wrong));
    }
    left = next;
    const over = performance.now() - startedMs > patienceMs;
    if (left.length === 0 || over || violations.length > 0) return { waiting: left, violations };
    await pause(lookEveryMs);
  }
}
