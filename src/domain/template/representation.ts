import { demandsRepresentation } from '../authentication/demand.ts';
import { present } from '../document/representation.ts';
import { publicId, type TemplateId } from '../ids.ts';
import type { Field } from './field.ts';
import type { TemplateRole } from './role.ts';

/** What lists show of a template. */
export interface TemplateItem {
  id: TemplateId;
  name: string;
  description: string | null;
  category: string | null;
  usageCount: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface TemplateRow extends TemplateItem {
  /** Who is to be named when it is used. */
  recipients: TemplateRole[];
  message: string | null;
  /** Counted from sending. */
  deadlineDays: number | null;
  redirectUrl: string | null;
  /** Rises with every change of fields or recipients. */
  version: number;
}

/** As lists carry a template: without what its documents get from it. */
export function templateItemRepresentation(template: TemplateItem) {
  return {
    id: publicId('tpl', template.id),
    name: template.name,
    ...present('description', template.description),
    ...present('category', template.category),
    created_at: template.createdAt.toISOString(),
    updated_at: template.updatedAt.toISOString(),
    usage_count: template.usageCount,
  };
}

/** As get and webhook bodies carry it, these without its fields. */
export function templateRepresentation(template: TemplateRow) {
  return {
    ...templateItemRepresentation(template),
    recipients: template.recipients.map(roleRepresentation),
    ...present('message', template.message),
    ...present('deadline_days', template.deadlineDays),
    ...present('redirect_url', template.redirectUrl),
    version: template.version,
  };
}

function roleRepresentation(given: TemplateRole) {
  const { key, role, label, order, name, email, authentication } = given;
  return {
    key,
    role,
    ...present('label', label),
    ...present('order', order),
    ...present('name', name),
    ...present('email', email),
    ...demandsRepresentation(authentication ?? []),
  };
}

/** A field as clients see it; where it lies on the page is the signing session's matter. */
export function fieldRepresentation(field: Field) {
  return {
    id: publicId('fld', field.id),
    name: field.name,
    label: field.label,
    type: field.type,
    required: field.required,
    ...present('placeholder', field.placeholder),
    ...present('options', field.options),
  };
}
