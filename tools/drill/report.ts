import { crashPoints } from './faults/crash-points.ts';
import { armed, tripped } from './faults/inject.ts';
import { eventsOf } from './harness/endpoints.ts';
import type { Harness } from './harness/harness.ts';
import type { Story } from './harness/story.ts';

/** What does not hold, with everything that happened to the document in its order. */
export function describeStory(
  { world: { timeline }, receiver }: Harness,
  story: Story,
  wrong: readonly string[],
): string {
  const events = story.documentId === undefined ? [] : eventsOf(receiver, story.documentId);
  const received = events
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ sequence, type, webhookId, times }) => `  ${sequence} ${type} ${webhookId} ×${times}`);
  return [
    ...wrong,
    `Its story (${story.title} ${story.documentId ?? 'without an id'}, to end in "${story.ending}"):`,
    ...[...story.lines, ...timeline.between(story.startedMs, timeline.now())].sort(),
    'Events received:',
    ...received,
  ].join('\n');
}

type Counts = ReadonlyMap<string, number>;

/** How often each crash point killed a process, of the times that it was armed. */
export function crashesInWords(counts: Counts): string {
  return crashPoints
    .map((point) => `${point} ${counts.get(tripped(point)) ?? 0}/${counts.get(armed(point)) ?? 0}`)
    .join(', ');
}

export function faultsInWords(counts: Counts): string {
  const injected = [...counts].filter(([name]) => !name.startsWith('armed '));
  const sorted = injected.sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, times]) => `${name} ${times}`).join(', ');
}

export function verdict(violations: readonly string[]): string {
  return violations.length === 0 ? 'everything held' : `${violations.length} VIOLATIONS`;
}
