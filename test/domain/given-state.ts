import { newDraft, plainDraft } from '../../src/domain/document/create.ts';
import type { DocumentState, RecipientState } from '../../src/domain/document/state.ts';
import type { IdPrefix, TemplateId, Uuid } from '../../src/domain/ids.ts';
import type { Membership } from '../../src/domain/member/membership.ts';
import { newRecipient } from '../../src/domain/recipient/add.ts';
import type { TemplateFacts } from '../../src/domain/template/create.ts';
import { plusDays } from '../../src/domain/time.ts';

/** When everything in these tests begins. */
export const start = new Date('2027-01-27T10:30:00.000Z');

/** The same UUID for the same number, whatever it names. */
export function givenId<Prefix extends IdPrefix>(number: number): Uuid<Prefix> {
  return `01890000-0000-7000-8000-${String(number).padStart(12, '0')}` as Uuid<Prefix>;
}

/** A draft made at the start, without recipients; overridden where a test says so. */
export function givenDraft(given: Partial<DocumentState> = {}): DocumentState {
  const owner = { organizationId: givenId<'org'>(2), memberId: givenId<'mem'>(3) };
  const draft = {
    title: 'Lease',
    description: null,
    deadline: null,
    originalFileId: givenId<'fil'>(4),
    preparedFileId: givenId<'fil'>(5),
    pageCount: 1,
    fields: [],
    ...plainDraft,
  };
  return { ...newDraft(givenId(1), owner, draft, start), ...given };
}

/** A document that was sent at the start and is due in thirty days. */
export function givenSent(given: Partial<DocumentState> = {}): DocumentState {
  return givenDraft({
    status: 'sent',
    sentAt: start,
    deadline: plusDays(start, 30),
    reminderDays: [3, 7, 14],
    alertDays: 3,
    rev: 1,
    ...given,
  });
}

/** A signer nobody has invited yet; `number` makes the id and the address. */
export function givenRecipient(
  number: number,
  given: Partial<RecipientState> = {},
): RecipientState {
  const command = {
    email: `person${number}@example.com`,
    name: `Person ${number}`,
    role: 'signer',
  } as const;
  return { ...newRecipient(givenId(100 + number), command, start), ...given };
}

/** An active owner who joined at the start; `number` makes the id. */
export function givenMembership(number: number, given: Partial<Membership> = {}): Membership {
  return { id: givenId(200 + number), role: 'owner', status: 'active', joinedAt: start, ...given };
}

/** A template made at the start and never used. */
export function givenTemplate(
  given: Partial<TemplateFacts> = {},
): TemplateFacts & { id: TemplateId } {
  return {
    id: givenId(300),
    name: 'Lease',
    description: null,
    category: null,
    recipients: [],
    message: null,
    deadlineDays: null,
    redirectUrl: null,
    version: 1,
    fields: [],
    usageCount: 0,
    createdAt: start,
    updatedAt: start,
    ...given,
  };
}
