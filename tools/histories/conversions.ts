import { writeFile } from 'node:fs/promises';
import type { Conversion } from '@countersign/converter/converter';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { startConversions, uploadWord } from '../../test/support/conversions.ts';
import { givenWorkspace } from '../../test/support/workspace.ts';
import type { Keep } from './keep.ts';

const ways: [string, Conversion][] = [
  ['converted', { ok: true }],
  ['refused', { ok: false, reason: 'conversion_failed' }],
];

/** Each way a conversion of a Word file ends. */
export async function recordConversions(keep: Keep): Promise<void> {
  let answer: Conversion = { ok: true };
  const service = await startConversions({
    converter: {
      name: 'test',
      async convert(_from, to) {
        await writeFile(to, simplePdf());
        return answer;
      },
    },
  });
  try {
    const workspace = await givenWorkspace(service.app);
    for (const [name, outcome] of ways) {
      answer = outcome;
      const upload = await uploadWord(service.app, workspace);
      await upload.answer;
      const handle = service.handle(upload.fileId);
      await handle.result();
      await keep(`fileConversion/${name}`, handle);
    }
  } finally {
    await service.stop();
  }
}
