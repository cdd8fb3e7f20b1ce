import type { DomainEvent } from '../audit/events.ts';
import { checkRoles } from './check-roles.ts';
import type { Field } from './field.ts';
import type { TemplateRow } from './representation.ts';
import type { TemplateRole } from './role.ts';

export interface CreateTemplate {
  name: string;
  description?: string | undefined;
  category?: string | undefined;
  /** In place of those of the document. */
  recipients?: readonly TemplateRole[] | undefined;
  message?: string | undefined;
  deadlineDays?: number | undefined;
  redirectUrl?: string | undefined;
}

/** What rules decide of a template, its fields among it. */
export type TemplateFacts = Omit<TemplateRow, 'id'> & { fields: Field[] };

/** The facts of a template to write and the events to record with them. */
export interface TemplateDecision<Facts = Partial<TemplateFacts>> {
  template: Facts;
  events: readonly DomainEvent[];
}

/**
 * Any document makes a template, in any state; what it says of itself begins here.
 * @param carried the document's recipients and fields, as roles and theirs
 * @throws VALIDATION_ERROR for roles that cannot be, or that leave a field without its own
 */
export function createTemplate(
  command: CreateTemplate,
  carried: { roles: TemplateRole[]; fields: Field[] },
  now: Date,
): TemplateDecision<TemplateFacts> {
  const recipients = [...(command.recipients ?? carried.roles)];
  checkRoles(recipients, carried.fields);
  return {
    template: {
      name: command.name,
      description: command.description ?? null,
      category: command.category ?? null,
      recipients,
      message: command.message ?? null,
      deadlineDays: command.deadlineDays ?? null,
      redirectUrl: command.redirectUrl ?? null,
      version: 1,
      fields: carried.fields,
      usageCount: 0,
      createdAt: now,
      updatedAt: now,
    },
    events: [{ type: 'template.created', details: {} }],
  };
}
