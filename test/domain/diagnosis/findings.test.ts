import { expect, test } from '@jest/globals';
import { findings, type Figures } from '../../../src/domain/diagnosis/findings.ts';

const well: Figures = {
  pending: 3,
  syncLagS: 60,
  overdueDocuments: 0,
  overdueS: 0,
  exhaustedDeliveries: 0,
  unsealedCompletions: 0,
  lateRenewals: 0,
  stuckMails: 0,
  refusedAddresses: 0,
  logGaps: 0,
  waitingEvents: 0,
  unstampedLog: 0,
  openCircuits: { timestamps: 0, revocation_status: 0, mail: 0, webhooks: 0 },
};

test('a service that keeps up needs nobody', () => {
  expect(findings(well).filter(({ ok }) => !ok)).toEqual([]);
});

test.each([
  ['sync_lag_seconds', { syncLagS: 61 }],
  ['overdue_open_documents', { overdueDocuments: 1, overdueS: 90 }],
  ['exhausted_deliveries', { exhaustedDeliveries: 1 }],
  ['unsealed_completions', { unsealedCompletions: 1 }],
  ['late_renewals', { lateRenewals: 1 }],
  ['stuck_mails', { stuckMails: 1 }],
  ['refused_addresses', { refusedAddresses: 1 }],
  ['log_gaps', { logGaps: 1 }],
  ['log_waiting_events', { waitingEvents: 1 }],
  ['log_unstamped', { unstampedLog: 1 }],
  ['open_circuits', { openCircuits: { ...well.openCircuits, mail: 1 } }],
])('%s needs a person, and says what to do', (name, figures) => {
  const bad = findings({ ...well, ...figures }).filter(({ ok }) => !ok);
  expect(bad.map((finding) => finding.name)).toEqual([name]);
  expect(bad[0]?.detail.length).toBeGreaterThan(20);
});

test('endpoints that asked for time are told, and need nobody', () => {
  const openCircuits = { ...well.openCircuits, webhooks: 3 };
  const told = findings({ ...well, openCircuits }).filter(({ value }) => value === 3);
  expect(told).toMatchObject([{ name: 'waiting_endpoints', ok: true, detail: '3' }]);
});

test('what is counted is named where its names are known, and where it is not well', () => {
  const names = { stuck_mails: ['eml_1 (invitation)', 'eml_2 (reminder)'] };
  const detailOf = (figures: Partial<typeof well>) =>
    findings({ ...well, ...figures }, names).find(({ name }) => name === 'stuck_mails')?.detail;
  expect(detailOf({ stuckMails: 2 })).toMatch(/: eml_1 \(invitation\), eml_2 \(reminder\)$/);
  expect(detailOf({})).toBe('0');
});
