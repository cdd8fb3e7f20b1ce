import { changesOf } from '../changes.ts';
import { checkRoles } from './check-roles.ts';
import type { TemplateDecision, TemplateFacts } from './create.ts';
import type { TemplateRole } from './role.ts';

export interface UpdateTemplate {
  name?: string | undefined;
  recipients?: readonly TemplateRole[] | undefined;
  /** null takes away what there is. */
  description?: string | null | undefined;
  category?: string | null | undefined;
  message?: string | null | undefined;
  deadlineDays?: number | null | undefined;
  redirectUrl?: string | null | undefined;
}

const plainKeys = [
  'name',
  'description',
  'category',
  'message',
  'deadlineDays',
  'redirectUrl',
] as const;

/** As the API writes them, for the log. */
const names: Partial<Record<string, string>> = {
  deadlineDays: 'deadline_days',
  redirectUrl: 'redirect_url',
};

/**
 * Changes what a template says of itself and of the documents made of it. What changes nothing is
 * no event, and other recipients are another version.
 * @throws VALIDATION_ERROR for roles that cannot be, or that leave a field without its own
 */
export function updateTemplate(
  template: TemplateFacts,
  { recipients, ...command }: UpdateTemplate,
  now: Date,
): TemplateDecision {
  const { facts, changed } = changesOf<TemplateFacts, (typeof plainKeys)[number]>(
    template,
    command,
    plainKeys,
  );
  if (recipients) checkRoles(recipients, template.fields);
  const others = recipients && !sameRoles(recipients, template.recipients);
  const all = [...changed.map((key) => names[key] ?? key), ...(others ? ['recipients'] : [])];
  if (all.length === 0) return { template: {}, events: [] };
  return {
    template: {
      ...facts,
      ...(others && { recipients: [...recipients], version: template.version + 1 }),
      updatedAt: now,
    },
    events: [{ type: 'template.updated', details: { changed: all } }],
  };
}

function sameRoles(some: readonly TemplateRole[], others: readonly TemplateRole[]): boolean {
  const spell = (roles: readonly TemplateRole[]) =>
    JSON.stringify(
      roles.map(({ key, role, label, order, name, email, authentication }) => [
        ...[key, role, label, order, name, email],
        authentication?.map(({ method, before, secret }) => [method, before, secret]),
      ]),
    );
  return spell(some) === spell(others);
}
