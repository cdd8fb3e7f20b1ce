import { openStage, stories } from '../../test/support/stories.ts';
import type { Keep } from './keep.ts';

/** Each story of a document's life. */
export async function recordDocuments(keep: Keep): Promise<void> {
  const stage = await openStage();
  try {
    for (const [name, story] of Object.entries(stories)) {
      await keep(`documentLifecycle/${name}`, stage.life.handle(await story(stage)));
    }
  } finally {
    await stage.life.stop();
  }
}
