import type { Safeguard } from '../../src/outside/drill.ts';
import { outcomeOf } from './checks/outcomes.ts';
import { assembleCrew, type Crew } from './crew.ts';
import { finish } from './finish.ts';
import { startVictim } from './instance.ts';
import { makeRandom, type Random } from './random.ts';
import { playRound } from './round.ts';
import { count, type Focus, type Toll } from './saboteur.ts';
import { settle, type Rest } from './settle.ts';
import { terminateOne } from './terminate.ts';
import type { Story } from './story.ts';
import { makeTimeline, type Timeline } from './timeline.ts';
import type { Tally } from './world.ts';

export interface DrillOptions {
  seed: string;
  rounds: number;
  /** In each round. */
  documents?: number;
  without?: readonly Safeguard[];
  focus?: Focus;
  /** How long a round's documents are waited for before the next begins. */
  restMs?: number;
  /** A run that is only to find a violation need not wait as long for rest. */
  patienceMs?: number;
  onProgress?: (line: string) => void;
}

export interface DrillResult {
  rounds: number;
  documents: number;
  /** Of the documents: deleted after their sealed file was downloaded. */
  erased: number;
  events: number;
  seconds: number;
  toll: Toll;
  tally: Tally;
  /** Each with its story; none: everything held. */
  violations: string[];
}

/** After the clients of a round: most documents are at rest by then. */
const defaultRestMs = 2_000;
/** Runs rounds until they are over or something does not hold. */
export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const timeline = makeTimeline();
  const random = makeRandom(options.seed);
  const victim = await startVictim({
    without: options.without ?? [],
    onSay: (said) => timeline.note(said),
  });
  try {
    const crew = await assembleCrew(victim, timeline, random);
    try {
      return await play(crew, timeline, random, options);
    } finally {
      await crew.close();
    }
  } finally {
    await victim.stop();
  }
}

async function play(
  crew: Crew,
  timeline: Timeline,
  random: Random,
  options: DrillOptions,
): Promise<DrillResult> {
  const toll: Toll = new Map();
  const all: Story[] = [];
  const violations: string[] = [];
  let waiting: Story[] = [];
  let rounds = 0;
  let terminatedMs = -Infinity;
  while (rounds < options.rounds && violations.length === 0) {
    rounds += 1;
    const own = random.fork(`round ${rounds}`);
    const startedMs = timeline.now();
    const stories = await playRound(crew, own, {
      name: `${options.seed}.${rounds}`,
      documents: options.documents ?? 8,
      toll,
      ...(options.focus && { focus: options.focus }),
    });
    all.push(...stories);
    const livedMs = timeline.now() - startedMs;
    const rest = await settle(crew, [...waiting, ...stories], own, options.restMs ?? defaultRestMs);
    waiting = rest.waiting.map(({ story }) => story);
    violations.push(...rest.violations);
    const terminates = options.focus
      ? options.without?.includes('sweep') && terminatedMs === -Infinity
      : rounds % 20 === 3;
    if (terminates && (await terminateOne(crew, all))) {
      count(toll, 'terminated workflow');
      terminatedMs = timeline.now();
    }
    const at = Math.round(timeline.now() / 1000);
    const lived = (livedMs / 1000).toFixed(1);
    options.onProgress?.(
      `${at} s, ${progress(rounds, stories.length, rest)}; its clients took ${lived} s`,
    );
  }
  if (violations.length === 0) {
    violations.push(...(await finish(crew, all, random, { toll, terminatedMs, ...options })));
  }
  return {
    rounds,
    documents: all.length,
    erased: all.filter(isErased).length,
    events: crew.receiver.count(),
    seconds: Math.round(timeline.now() / 1000),
    toll,
    tally: crew.world.tally,
    violations,
  };
}

function isErased(story: Story): boolean {
  return story.sealed !== undefined && outcomeOf(story, 'delete') === 'acknowledged';
}

function progress(round: number, documents: number, { waiting }: Rest): string {
  const reasons = new Set(waiting.map(({ waitsFor }) => waitsFor));
  const why = waiting.length === 0 ? '' : ` (${[...reasons].join('; ')})`;
  return `round ${round}: ${documents} documents, ${waiting.length} not yet at rest${why}`;
}
