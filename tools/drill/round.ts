import { upload, type Crew } from './crew.ts';
import { live } from './live.ts';
import { planStory } from './plan-story.ts';
import type { Random } from './random.ts';
import { disarm, focusedBlows, planBlows, strike, type Focus, type Toll } from './saboteur.ts';
import type { Story } from './story.ts';

/** Many documents live at once while blows fall; ends when the last client has done its part. */
export async function playRound(
  crew: Crew,
  random: Random,
  options: { name: string; documents: number; toll: Toll; focus?: Focus },
): Promise<Story[]> {
  const { victim, world } = crew;
  const { timeline } = world;
  timeline.note(`round ${options.name}`);
  const blows = options.focus ? focusedBlows(options.focus) : planBlows(random.fork('blows'));
  const stories = Array.from({ length: options.documents }, (_, at) =>
    planStory(random.fork(`story ${at}`), `${options.name}-${at}`, timeline.now()),
  );
  const striking = Promise.all(blows.map((blow) => strike(victim, timeline, options.toll, blow)));
  const uploading = upload(world.apiUrl, world.apiKey);
  await Promise.all(stories.map((story, at) => live(world, story, random.fork(`life ${at}`))));
  world.upload = await uploading;
  await striking;
  const armed = blows.flatMap(({ blow }) => (blow.how === 'arm' ? [blow.point] : []));
  await disarm(victim, new Set(armed), options.toll, timeline);
  return stories;
}
