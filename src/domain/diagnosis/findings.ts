import { serviceKinds, type ServiceKind } from '../circuit/service.ts';

/** What is measured of a running service; ages in whole seconds. */
export interface Figures {
  /** Changes that Temporal has not heard of, and the age of the oldest. */
  pending: number;
  syncLagS: number;
  /** Open documents past their deadline by more than a minute, and by how much the worst. */
  overdueDocuments: number;
  overdueS: number;
  /** Given up within the last day, and not resent since. */
  exhaustedDeliveries: number;
  /** Completed for more than a minute without a sealed file. */
  unsealedCompletions: number;
  /** Seals whose renewal has been due for an hour, or was put off because it failed. */
  lateRenewals: number;
  /** Mails waiting for more than five minutes. */
  stuckMails: number;
  /** Addresses refused for good that an open document still needs. */
  refusedAddresses: number;
  /** Documents whose events do not count up without a gap. */
  logGaps: number;
  /** Events that wait for more than a minute to be entered in the log. */
  waitingEvents: number;
  /** 1 when the log grew two days ago and no timestamp was put over it since, else 0. */
  unstampedLog: number;
  /** Services of others that are left alone for now; of `webhooks` endpoints that asked for it. */
  openCircuits: Record<ServiceKind, number>;
}

export interface Finding {
  name: string;
  value: number;
  ok: boolean;
  /** For people: what it is, and what to do when it is not well. */
  detail: string;
}

const tolerableLagS = 60;

/**
 * Judges the figures; each that is not well needs a person, and is followed by the names of what it
 * counts as far as they are known.
 */
export function findings(
  figures: Figures,
  names: Record<string, readonly string[]> = {},
): Finding[] {
  return judge(figures).map((each) => {
    const named = names[each.name] ?? [];
    if (each.ok || named.length === 0) return each;
    return { ...each, detail: `${each.detail}: ${named.join(', ')}` };
  });
}

function judge(figures: Figures): Finding[] {
  return [
    finding(
      'sync_lag_seconds',
      figures.syncLagS,
      figures.syncLagS <= tolerableLagS,
      `${figures.pending} pending; if it grows: is a worker running, and does it reach Temporal?`,
    ),
    none(
      'overdue_open_documents',
      figures.overdueDocuments,
      `the worst by ${figures.overdueS} s; is a worker running, and does Temporal list the workflow?`,
    ),
    none(
      'exhausted_deliveries',
      figures.exhaustedDeliveries,
      'within a day; tell the owners of the endpoints, then POST /webhooks/resend',
    ),
    none(
      'unsealed_completions',
      figures.unsealedCompletions,
      'look at the failure of `seal` in the Temporal UI: a key, the timestamp service or storage',
    ),
    none(
      'late_renewals',
      figures.lateRenewals,
      'seals still hold, but not for ever; look for “A seal was not renewed” in the worker’s log',
    ),
    none(
      'stuck_mails',
      figures.stuckMails,
      'for more than five minutes; look at the failure of `notify`: the mail server or one address',
    ),
    none(
      'refused_addresses',
      figures.refusedAddresses,
      'of open documents; their owners were mailed and should correct the recipient’s address',
    ),
    none(
      'log_gaps',
      figures.logGaps,
      'documents; somebody changed the event table: restore it from a backup',
    ),
    none(
      'log_waiting_events',
      figures.waitingEvents,
      'for more than a minute; is a worker running? Its log says why the log cannot be continued',
    ),
    none(
      'log_unstamped',
      figures.unstampedLog,
      'for two days no timestamp over the log; read the worker’s log: the timestamp service fails',
    ),
    none(
      'open_circuits',
      serviceKinds.reduce((sum, kind) => sum + (isOurs(kind) ? figures.openCircuits[kind] : 0), 0),
      'documents wait for a service that failed or asked for time; all ask it again by themselves',
    ),
    // Its owner's matter.
    finding('waiting_endpoints', figures.openCircuits.webhooks, true, ''),
  ];
}

/** Whether the operator has to do with it. */
export function isOurs(kind: ServiceKind): boolean {
  return kind !== 'webhooks';
}

function none(name: string, value: number, wayOut: string): Finding {
  return finding(name, value, value === 0, wayOut);
}

function finding(name: string, value: number, ok: boolean, wayOut: string): Finding {
  return { name, value, ok, detail: ok ? String(value) : `${value}: ${wayOut}` };
}
