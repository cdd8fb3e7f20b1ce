import type { DelegationWords } from '../en/delegation.ts';

export const delegation: DelegationWords = {
  button: 'An jemand anderen weitergeben',
  title: 'Dieses Dokument weitergeben?',
  lead: 'Dann handelt jemand anderes an Ihrer Stelle, mit allem, was Sie ausfüllen sollten. Der Absender erfährt davon. Sie können das Dokument nicht mehr öffnen, und das lässt sich nicht rückgängig machen.',
  name: 'Name dieser Person',
  email: 'Ihre E-Mail-Adresse',
  missingName: 'Bitte geben Sie einen Namen an.',
  reasonHint: 'Sie steht in den E-Mails und auf der Nachweisseite des Dokuments.',
  confirm: 'Weitergeben',
  loop: 'An diese Person kann das Dokument nicht gehen: Sie hat oder hatte diesen Platz schon, oder es wurde zu oft weitergegeben.',
  exists: 'Diese Person handelt bei diesem Dokument schon. Bitte nennen Sie jemand anderen.',
  notAllowed: 'Der Absender erlaubt Ihnen nicht, dieses Dokument weiterzugeben.',
  address: 'Dieser Name oder diese Adresse wurde nicht angenommen. Bitte prüfen Sie beides.',
  state: {
    title: 'Weitergegeben',
    own: (name) =>
      `Sie haben dieses Dokument an ${name} weitergegeben. Für Sie ist nichts mehr zu tun.`,
    bySender: (name) =>
      `Der Absender hat dieses Dokument an ${name} weitergegeben. Für Sie ist nichts mehr zu tun.`,
  },
};
