/**
 * What the year is reckoned with. `measured` is what the bench printed, with its command; `assumed`
 * is what nobody has measured, and what a reader changes first.
 */
export const measured = {
  /**
   * Milliseconds of processor time by process, `npm run bench -- story`: create and send (six
   * requests), and a whole life of two signers. A delivery is from `node bench/unit-costs.ts`: lives
   * with an endpoint less lives without, by their ten deliveries.
   */
  processorMs: {
    send: { api: 42.6, worker: 24.5, temporal: 26.3, postgres: 22.4 },
    life: { api: 122.2, worker: 200.8, temporal: 115.9, postgres: 92.7 },
    delivery: { api: 3.6, worker: 8.3, temporal: 28.8, postgres: 3.3 },
  },
  /** More for each megabyte that is uploaded beyond the 0.1 of that life, `bench/unit-costs.ts`. */
  uploadedMbMs: { api: 43, worker: 28, temporal: 0, postgres: 0 },
  /** kB of a row in PostgreSQL with indexes and TOAST: `bench/stored-bytes.ts`, deliveries as above. */
  rowKb: {
    documents: 3.0,
    files: 0.6,
    recipients: 3.0,
    signatures: 9.8,
    mails: 1.0,
    events: 0.88,
    'leaves of the log': 0.41,
    'webhook deliveries': 2.2,
  },
  /** kB of the sealed file and what is shown beside the pages, and copies of what was uploaded. */
  sealKb: 75,
  copies: { draft: 2, sealed: 1 },
  /** kB of one event of a workflow's history, `node bench/stored-bytes.ts`: 15.6 kB, 58 events. */
  historyEventKb: 0.27,
  /**
   * Within what test/histories has (two-signers, left-alone; webhookDelivery/succeeded): how many
   * signals one task takes up depends on how close they come.
   */
  workflow: {
    tasks: { send: 5, signature: 9, timed: 2, delivery: 2 },
    activities: { send: 1, signature: 2.5, timed: 1, delivery: 1 },
    history: { completed: 100, leftAlone: 80, delivery: 11 },
  },
  /**
   * Seals that one worker renewed in a second, one after the other, with the development authority
   * in its process, `bench/unit-costs.ts`.
   */
  renewalsPerS: 11.5,
  /** Events that endpoints hear of: ten of a life's fourteen. */
  heard: 10 / 14,
  /** Rows that each step makes; a completed document of two signers has 14 events. */
  events: { send: 4, signature: 4, completed: 2, timed: 1, closed: 1 },
  mails: { send: 1, signature: 1, completed: 3, timed: 1, closed: 2 },
} as const;

export const assumed = {
  /** Documents on a weekend's day, of a working day's. */
  weekend: 0.2,
  /** Shares of a working day by its hours: offices of a few neighbouring time zones. */
  hours: [
    0.2, 0.1, 0.1, 0.1, 0.2, 0.5, 1.5, 4, 8, 10, 10, 9, 7, 8, 10, 9, 8, 5.5, 3, 2, 1.5, 1, 0.8, 0.5,
  ],
  /** How documents end; all others are signed by both. */
  fates: { leftAlone: 0.12, declined: 0.03, voided: 0.04 },
  /** From the invitation to the signature: log-normal. */
  signsAfter: { medianHours: 5, sigma: 1.7 },
  /** kB that are uploaded for a document. */
  uploadKb: 400,
  /** Endpoints that hear of each event. */
  endpoints: 0.5,
  /** What Temporal keeps of closed workflows; `--retention` of its namespace. */
  temporalRetentionDays: 7,
  /** Of a core, so that peaks within the hour and a lost machine are borne. */
  utilisation: 0.5,
} as const;

/** The service's own: defaults of a workspace, and what its code takes in one round. */
export const defaults = {
  reminderDays: [3, 7, 14],
  alertDays: 3,
  deadlineDays: 30,
  deliveriesKeptDays: 30,
  /** `reconcile.ts`: every five minutes all that is open is listed, by pages of a thousand. */
  reconciliationS: 300,
  listPage: 1_000,
  /** `reconcile.ts`, `purge-deliveries.ts`: events that are purged in one reconciliation. */
  purgedPerRound: 20 * 1_000,
} as const;
