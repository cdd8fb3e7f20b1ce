import { changesOf } from '../changes.ts';
import type { TemplateDecision } from './create.ts';
import type { TemplateRow } from './representation.ts';

export interface UpdateTemplate {
  name?: string | undefined;
  description?: string | undefined;
  category?: string | undefined;
}

/** Changes what a template is called and filed under. What changes nothing is no event. */
export function updateTemplate(
  template: TemplateRow,
  command: UpdateTemplate,
  now: Date,
): TemplateDecision {
  const { facts, changed } = changesOf(template, command, ['name', 'description', 'category']);
  if (changed.length === 0) return { template: {}, events: [] };
  return {
    template: { ...facts, updatedAt: now },
    events: [{ type: 'template.updated', details: { changed } }],
  };
}
