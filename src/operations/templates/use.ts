import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { plainDraft } from '../../domain/document/create.ts';
import { notReady } from '../../domain/document/readiness.ts';
import type { Metadata } from '../../domain/document/state.ts';
import { requireFuture } from '../../domain/document/update.ts';
import { planRecipients, type PlannedRecipient } from '../../domain/recipient/add-several.ts';
import { pointerPart } from '../../domain/refusals.ts';
import { applyValues } from '../../domain/template/apply-values.ts';
import type { Field, FieldValue } from '../../domain/template/field.ts';
import { fillRoles, type RoleFilling } from '../../domain/template/fill-roles.ts';
import { hasSenderWords } from '../../domain/template/sender-words.ts';
import * as rules from '../../domain/template/use.ts';
import type { StoredFile, Template } from '../../persistence/entities/files.ts';
import { readPrepared } from '../../persistence/stores/files/files.ts';
import { allowRedirect } from '../documents/allow-redirect.ts';
import type { MadeRequest } from '../documents/create-request.ts';
import { requireWritable } from '../documents/fields.ts';
import { makeRequest } from '../documents/make-request.ts';
import { requirePrintableValues } from '../documents/printable-values.ts';
import { knownPages, requirePages } from '../documents/require-pages.ts';
import { issueFirstLinks } from '../signing/issue-link.ts';
import { sealRecipients } from '../recipients/seal-recipients.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { applyToTemplate, lockTemplate } from './apply.ts';
import { copyFields } from './create.ts';

export interface UseTemplate {
  /** Absent: the template's name. */
  title?: string | undefined;
  description?: string | undefined;
  externalId?: string | undefined;
  metadata?: Metadata | undefined;
  deadline?: Date | undefined;
  redirectUrl?: string | undefined;
  ownReminderDays?: number[] | undefined;
  ownAlertDays?: number | undefined;
  /** Who takes which role; absent: nobody is added. */
  recipients?: readonly RoleFilling[] | undefined;
  values?: Readonly<Record<string, FieldValue>> | undefined;
  send?: { message?: string | undefined } | undefined;
}

/** A prepared file with the sender's words, and the version of the template that they are of. */
export interface TemplateWords {
  version: number;
  file: StoredFile;
}

type Filled = Pick<UseTemplate, 'values' | 'send'>;

/**
 * Holds values against fonts and boxes, and writes what the sender fills in for good into a file of
 * its own where the document is sent; outside of any transaction.
 * @throws VALIDATION_ERROR for values that are wrong, or that cannot be written
 */
export async function writeTemplateWords(
  deps: OperationDeps,
  template: Template,
  { values = {}, send }: Filled,
): Promise<TemplateWords | undefined> {
  await requirePrintableValues(values, '/values');
  const fields = applyValues(template.fields, values, '/values');
  const pages = await requirePages(deps, template);
  if (!fields.some(hasSenderWords)) return undefined;
  const { preparedFileId, organizationId, version } = template;
  const pointerOf = ({ name }: Field) => `/values/${pointerPart(name)}`;
  await requireWritable(deps, fields, pages, pointerOf);
  if (!send) return undefined;
  const file = await deps.writeWords(preparedFileId, organizationId, fields);
  return file && { version, file };
}

/**
 * Makes a draft with the template's file and a copy of its fields, owned by who asks, and sends it
 * where that is asked for, all at once or not at all.
 * @param words from `writeTemplateWords`
 * @throws TEMPLATE_NOT_FOUND, REDIRECT_NOT_ALLOWED, and as adding recipients and sending do;
 *   DOCUMENT_NOT_READY when the template changed since the words were written
 */
export async function useTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  templateId: string,
  command: UseTemplate,
  words: TemplateWords | undefined,
): Promise<Omit<MadeRequest, 'signingUrls'>> {
  const template = await lockTemplate(tx, principal, templateId);
  const people = command.recipients
    ? fillRoles(template.recipients, command.recipients, '/recipients')
    : [];
  const asked = await sealRecipients(tx, principal.organizationId, people);
  const recipients = planRecipients(asked, () => tx.deps.ids.next<'rec'>(), '/recipients');
  const redirectUrl = command.redirectUrl ?? template.redirectUrl;
  await allowRedirect(tx, principal, redirectUrl);
  requireFuture(command.deadline, tx.now);
  applyToTemplate(tx, principal, template, rules.useTemplate(template));
  const fields = fieldsFor(tx, template, command, recipients);
  const { send, values } = command;
  if (send && fields.some(hasSenderWords) && words?.version !== template.version) throw notReady();
  const { pages, warnings } = await readPrepared(tx.em, template.preparedFileId);
  const made = await makeRequest(tx, principal, {
    draft: { ...draftOf(template, command), redirectUrl, fields },
    recipients,
    placedOn: values && knownPages(pages),
    send,
    words: words?.file,
  });
  return { ...made, pages, warnings };
}

/** As `useTemplate`, for who hands out the links of those without mails themselves. */
export async function requestFromTemplate(
  tx: Transaction,
  principal: MemberPrincipal,
  templateId: string,
  command: UseTemplate,
  words: TemplateWords | undefined,
): Promise<MadeRequest> {
  const made = await useTemplate(tx, principal, templateId, command, words);
  const signingUrls = issueFirstLinks(tx, principal, made);
  return { ...made, signingUrls };
}

function draftOf(template: Template, command: UseTemplate) {
  return {
    ...plainDraft,
    title: command.title ?? template.name,
    description: command.description ?? null,
    message: template.message,
    deadline: command.deadline ?? null,
    deadlineDays: template.deadlineDays,
    externalId: command.externalId ?? null,
    metadata: command.metadata ?? null,
    ownReminderDays: command.ownReminderDays ?? null,
    ownAlertDays: command.ownAlertDays ?? null,
    originalFileId: template.originalFileId,
    preparedFileId: template.preparedFileId,
    pageCount: template.pageCount,
    createdFromTemplateId: template.id,
    templateVersion: template.version,
  };
}

/** The template's fields under ids of their own, held by the recipients, with the values given. */
function fieldsFor(
  tx: Transaction,
  { fields, recipients: roles }: Template,
  { values = {} }: UseTemplate,
  recipients: readonly PlannedRecipient[],
): Field[] {
  const holders = new Map(recipients.map(({ id, command: { key = '' } }) => [key, id]));
  const held = rules.fieldsOfDraft(copyFields(tx, fields), roles, holders);
  return applyValues(held, values, '/values');
}
