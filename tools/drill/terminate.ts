import { documentWorkflowId } from '../../src/workflows/contracts.ts';
import type { Crew } from './crew.ts';
import { readFacts } from './facts.ts';
import type { Story } from './story.ts';

/** An operator ends the workflow of an open document by hand; only the sweep can know. */
export async function terminateOne(crew: Crew, stories: readonly Story[]): Promise<boolean> {
  const { client } = crew.temporal;
  for (const story of stories) {
    if (story.ending !== 'open' || story.documentId === undefined) continue;
    try {
      const { documents, workflow } = await readFacts(crew.pool, client, story);
      const isOpen = ['sent', 'in_progress'].includes(documents[0]?.status ?? '');
      if (!isOpen || workflow !== 'RUNNING') continue;
      await client.workflow.getHandle(documentWorkflowId(story.documentId)).terminate('By hand');
    } catch {
      continue;
    }
    crew.world.timeline.note(`the workflow of ${story.title} was terminated by hand`);
    return true;
  }
  return false;
}
