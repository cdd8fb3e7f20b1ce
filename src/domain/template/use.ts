import type { TemplateDecision } from './create.ts';
import type { TemplateRow } from './representation.ts';

/** A draft is made from a template; the count rises with it. */
export function useTemplate({ usageCount }: TemplateRow): TemplateDecision {
  return {
    template: { usageCount: usageCount + 1 },
    events: [{ type: 'template.used', details: {} }],
  };
}
