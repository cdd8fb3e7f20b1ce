import { docx } from '../docx.ts';
import { openChanges } from './changes.ts';
import { linkedCharts } from './charts.ts';
import { takenTexts } from './fields.ts';
import { howItWasMade } from './making.ts';
import { foreignObjects } from './objects.ts';
import { own, plan } from './parts.ts';
import { takenPictures } from './pictures.ts';

/** What ordinary documents hold of other programs and files, and what becomes of it. */
export const foreignDocuments = [
  ...foreignObjects,
  ...howItWasMade,
  ...takenPictures,
  ...takenTexts,
  ...linkedCharts,
  ...openChanges,
].map(([name, outcome, what, content, ...warnings]) => {
  const make = async () => {
    const parts = content.related?.includes(own)
      ? [{ name: 'word/media/image1.png', content: await plan() }]
      : [];
    return docx({ ...content, parts: [...(content.parts ?? []), ...parts] });
  };
  return [name, outcome, what, make, ...warnings] as const;
});
