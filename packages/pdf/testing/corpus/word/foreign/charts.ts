import type { Docx } from '../docx.ts';
import { charted } from '../ordinary.ts';
import type { ForeignRow } from './parts.ts';

const target = 'Target="../embeddings/table.xlsx"';

/** With the values that it last took from there. */
function linked(): Docx {
  const chart = charted();
  const replaced = (content: string) =>
    content
      .replace('relationships/package"', 'relationships/oleObject"')
      .replace(target, 'Target="file:///C:/plan.xlsx" TargetMode="External"')
      .replace('Sheet1!', '[plan.xlsx]Sheet1!');
  return {
    ...chart,
    parts: (chart.parts ?? []).map(({ name, content }) => ({
      name,
      content: typeof content === 'string' ? replaced(content) : content,
    })),
  };
}

/** Charts of tables that lie elsewhere. */
export const linkedCharts: readonly ForeignRow[] = [
  [
    'chart-linked',
    'prepared',
    'A chart of a table that lies elsewhere',
    linked(),
    'field_unlinked',
  ],
];
