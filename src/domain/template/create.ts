import type { DomainEvent } from '../audit/events.ts';
import type { TemplateRow } from './representation.ts';

export interface CreateTemplate {
  name: string;
  description?: string | undefined;
  category?: string | undefined;
}

/** The facts of a template to write and the events to record with them. */
export interface TemplateDecision<Facts = Partial<Omit<TemplateRow, 'id'>>> {
  template: Facts;
  events: readonly DomainEvent[];
}

/** Any document makes a template, in any state; what it says of itself begins here. */
export function createTemplate(
  { name, description, category }: CreateTemplate,
  now: Date,
): TemplateDecision<Omit<TemplateRow, 'id'>> {
  return {
    template: {
      name,
      description: description ?? null,
      category: category ?? null,
      usageCount: 0,
      createdAt: now,
      updatedAt: now,
    },
    events: [{ type: 'template.created', details: {} }],
  };
}
