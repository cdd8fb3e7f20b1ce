import type { Phrase } from './phrase.ts';

/** What a recipient is asked to do. */
type Role = 'signer' | 'approver' | 'viewer' | 'cc';

/** A new role's words are one file per language. */
export type Roles<Words> = Record<Role, Words>;

/** Of those who are invited: recipients of a copy only get the mail that it comes with. */
export type InvitedRoles<Words> = Record<Exclude<Role, 'cc'>, Words>;

export interface RoleInMails {
  invitation: Phrase;
  reminder: Phrase;
  button: string;
}

/** What the signing page says to somebody; empty where a role has no such step. */
export interface RoleOnPage {
  name: string;
  /** Plain sentences before the consent, the whole text of which stands below. */
  consent: readonly string[];
  title: string;
  lead: string;
  /** The button that leads to what is to be done. */
  jump: string;
  /** Before the person's name. */
  actingAs: string;
  decline: string;
  declineTitle: string;
  done: string;
  completed: string;
}
