import { crashPoints } from '../../src/outside/drill.ts';
import type { Crew } from './crew.ts';
import type { DrillResult } from './drill.ts';
import { armed, tripped, type Toll } from './saboteur.ts';
import type { Story } from './story.ts';

/** What does not hold, with everything that happened to the document in its order. */
export function measureStory(crew: Crew, story: Story, wrong: readonly string[]): string {
  const { timeline } = crew.world;
  const events = story.documentId === undefined ? [] : crew.receiver.of(story.documentId);
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

/** How often each crash point killed a process, of the times that it was armed. */
function crashes(toll: Toll): string {
  return crashPoints
    .map((point) => `${point} ${toll.get(tripped(point)) ?? 0}/${toll.get(armed(point)) ?? 0}`)
    .join(', ');
}

export function summary(seed: string, result: DrillResult): string {
  const { tally, toll } = result;
  return [
    `seed ${seed}: ${result.rounds} rounds, ${result.documents} documents (${result.erased} deleted once sealed), ${result.events} events in ${result.seconds} s`,
    `requests: ${tally.acknowledged} acknowledged, ${tally.refused} refused, ${tally.failed} failed, ${tally.unknown} unknown`,
    `blows: ${inWords(toll)}`,
    `crash points, tripped of armed: ${crashes(toll)}`,
    result.violations.length === 0 ? 'everything held' : `${result.violations.length} VIOLATIONS`,
  ].join('\n');
}

export function inWords(toll: Toll): string {
  const dealt = [...toll].filter(([name]) => !name.startsWith('armed '));
  const sorted = dealt.sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, times]) => `${name} ${times}`).join(', ');
}
