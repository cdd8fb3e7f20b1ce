/** A step of the schema, which requests go on beside: CONTRIBUTING says what it may hold. */
export interface Migration {
  /** As databases know it. */
  name: string;
  /** One transaction, which holds its locks for a moment. */
  statements: readonly string[];
  /**
   * The migration that a release has to know to run on this one, where it takes away what releases
   * before that use.
   */
  needs?: string;
  /** What takes longer, one after the other behind it. */
  online?: readonly OnlineStep[];
}

/** Any of them may be begun again. */
export type OnlineStep = BuildIndex | Backfill | Validate | Statements;

/** Built concurrently. */
export interface BuildIndex {
  index: string;
  /** What follows `create index … on`. */
  on: string;
  unique?: boolean;
}

/** Batch by batch of a table's ids (UUIDs), in transactions of their own. */
export interface Backfill {
  /** Whose ids. */
  backfill: string;
  /** For those above `$1`, up to `$2`; changes nothing where it was done. */
  statement: string;
}

/** A check or foreign key that was added as `not valid`. */
export interface Validate {
  validate: string;
  of: string;
}

/** One more transaction, such as one index in the place of another. */
export interface Statements {
  statements: readonly string[];
}

/** Between a migration's name and what it needs, in the row by which a database knows of it. */
export const needsMark = '/needs/';
