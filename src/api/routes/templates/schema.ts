import type { MemberPrincipal } from '../../../domain/access/principal.ts';
import { z } from 'zod';
import { parsePublicId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import { maxRoles } from '../../../domain/template/check-roles.ts';
import { fieldTypes } from '../../../domain/template/field.ts';
import {
  fieldRepresentation,
  templateRepresentation,
} from '../../../domain/template/representation.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import type { Template } from '../../../persistence/entities/files.ts';
import { findTemplate } from '../../../persistence/stores/documents/templates.ts';
import { demandSchema } from '../../answer-schemas.ts';
import { email, name, personName } from '../../name-schemas.ts';
import {
  answerId,
  answerText,
  count,
  longText,
  recipientRole,
  text,
  timeOf,
} from '../../schemas.ts';
import { redirectUrl } from '../documents/members.ts';
import { recipientMembers } from '../recipients/add.ts';

export const category = text(255).meta({
  description: 'What the template is filed under, such as `leases`; up to 255 characters',
});

const roleInput = z
  .strictObject({
    key: recipientMembers.key,
    role: recipientMembers.role,
    label: name
      .optional()
      .meta({ description: 'What the role is called, up to 255 characters; the key unless given' }),
    order: recipientMembers.order.optional(),
    name: personName.optional().meta({
      description: 'The name of a person who takes the role in every document; goes with `email`',
    }),
    email: email.optional().meta({
      description: 'The address of a person who takes the role in every document; goes with `name`',
    }),
    authentication: recipientMembers.authentication.optional(),
  })
  .meta({ id: 'TemplateRoleInput' });

export const roleInputs = z
  .array(roleInput)
  .max(maxRoles, `must have ${maxRoles} roles or fewer`)
  .meta({
    description: 'The roles that are filled when a document is made of the template; up to 100',
  });

/** What a template says of its documents, as requests give it. */
export const defaultsInput = {
  message: longText.meta({
    description: 'What invitations say where sending gives no `message`; up to 4,000 characters',
  }),
  deadline_days: z.number().int().min(1).max(3_650).meta({
    description:
      'How many days from sending the deadline is, where no `deadline` is given; 1 to 3,650',
  }),
  redirect_url: redirectUrl,
};

export const fieldSchema = z
  .strictObject({
    id: answerId('field'),
    name: answerText('The name of the field, unique in the document'),
    label: answerText('What the recipient reads beside the field'),
    type: z.enum(fieldTypes).meta({ description: 'What kind of value is filled in' }),
    required: z.boolean().meta({ description: 'Whether it must be filled in' }),
    placeholder: answerText('An example that is shown while nothing is filled in').optional(),
    options: z
      .array(z.string())
      .optional()
      .meta({ description: 'What a `select` offers to choose from, and what a `text` suggests' }),
  })
  .meta({ id: 'TemplateField' });

const roleSchema = z
  .strictObject({
    key: answerText('The key of the role: recipients of documents, and fields, name it'),
    role: recipientRole.meta({ description: 'What the person who takes the role does' }),
    label: answerText('What the role is called, where that is not its key').optional(),
    order: count('The place in the signing order, from 0; lower ones act first').optional(),
    name: answerText('The name of the person who takes the role in every document').optional(),
    email: answerText('The address of the person who takes the role in every document').optional(),
    authentication: z.array(demandSchema).optional().meta({
      description: 'What the person who takes the role is asked to prove, without what is secret',
    }),
  })
  .meta({ id: 'TemplateRole' });

const itemFields = {
  id: answerId('template'),
  name: answerText('What the template is called'),
  description: answerText('What the template is for').optional(),
  category: answerText('What the template is filed under').optional(),
  created_at: timeOf('When the template was made'),
  updated_at: timeOf('When the template last changed'),
  usage_count: count('How many documents were made of it'),
};

export const templateItemSchema = z.strictObject(itemFields).meta({ id: 'TemplateItem' });

const templateFields = {
  ...itemFields,
  recipients: z
    .array(roleSchema)
    .meta({ description: 'The roles that are filled when a document is made of it' }),
  message: answerText('What invitations say where sending gives no `message`').optional(),
  deadline_days: count('How many days from sending the deadline is', 1).optional(),
  redirect_url: answerText('Where the signing page leads on to after the act').optional(),
  version: count(
    'The version of the template, which rises with every change of fields or recipients',
    1,
  ),
};

/** As webhook bodies carry it. */
export const sentTemplateSchema = z.strictObject(templateFields).meta({ id: 'SentTemplate' });

export const templateSchema = z
  .strictObject({
    ...templateFields,
    fields: z.array(fieldSchema).meta({ description: 'What recipients of its documents fill in' }),
  })
  .meta({ id: 'Template' });

export function renderTemplate(template: Template) {
  return { ...templateRepresentation(template), fields: template.fields.map(fieldRepresentation) };
}

/** The template a read is about. @throws TEMPLATE_NOT_FOUND */
export async function requireTemplate(
  { deps, principal }: { deps: OperationDeps; principal: MemberPrincipal },
  templateId: string,
): Promise<Template> {
  const uuid = parsePublicId('tpl', templateId);
  const template = await findTemplate(deps.database, principal, uuid);
  if (!template) throw notFound('TEMPLATE', templateId);
  return template;
}
