/** One thing that was looked into. */
export interface Check {
  ok: boolean;
  /** In words for a person. */
  detail: string;
}

export interface NamedCheck extends Check {
  name: string;
}
