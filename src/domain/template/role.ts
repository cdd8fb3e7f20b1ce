import type { Demand } from '../authentication/demand.ts';
import type { RecipientRole } from '../recipient/recipient.ts';

/** Somebody who is to be named when a template is used, or is fixed: by name and email together. */
export interface TemplateRole {
  key: string;
  role: RecipientRole;
  /** What the role is called; absent: its key. */
  label?: string | undefined;
  order?: number | undefined;
  name?: string | undefined;
  email?: string | undefined;
  /** What is asked of whoever takes it; absent: as the workspace says. */
  authentication?: readonly Demand[] | undefined;
}
