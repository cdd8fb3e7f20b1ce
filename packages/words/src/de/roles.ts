import type { InvitedRoles, RoleInMails, RoleOnPage, Roles } from '../roles.ts';

/** On certificates, and of others who act. */
export const names: Roles<string> = {
  signer: 'Unterschrift',
  approver: 'Freigabe',
  viewer: 'Kenntnisnahme',
  cc: 'Kopie',
};

export const inMails: InvitedRoles<RoleInMails> = {
  signer: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} bittet Sie, „${title}“ zu unterschreiben`,
      heading: `Bitte unterschreiben Sie „${title}“`,
      lines: [
        `${sender} hat Ihnen ein Dokument zur Unterschrift geschickt.`,
        'Lesen Sie es in Ruhe: Unterschrieben ist erst, was Sie ausdrücklich bestätigen.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Erinnerung: Bitte unterschreiben Sie „${title}“`,
      heading: `„${title}“ wartet auf Ihre Unterschrift`,
      lines: [`${sender} hat Ihnen dieses Dokument geschickt; Ihre Unterschrift fehlt noch.`],
    }),
    button: 'Ansehen und unterschreiben',
  },
  approver: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} bittet Sie, „${title}“ freizugeben`,
      heading: `Bitte geben Sie „${title}“ frei`,
      lines: [
        `${sender} hat Ihnen ein Dokument zur Freigabe geschickt.`,
        'Lesen Sie es in Ruhe: Freigegeben ist erst, was Sie ausdrücklich bestätigen.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Erinnerung: Bitte geben Sie „${title}“ frei`,
      heading: `„${title}“ wartet auf Ihre Freigabe`,
      lines: [`${sender} hat Ihnen dieses Dokument geschickt; Ihre Freigabe fehlt noch.`],
    }),
    button: 'Ansehen und freigeben',
  },
  viewer: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} hat „${title}“ mit Ihnen geteilt`,
      heading: `„${title}“ liegt für Sie bereit`,
      lines: [
        `${sender} hat Ihnen ein Dokument zur Kenntnisnahme geschickt.`,
        'Sie müssen nichts unterschreiben.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Erinnerung: „${title}“ liegt für Sie bereit`,
      heading: `„${title}“ liegt für Sie bereit`,
      lines: [
        `${sender} hat Ihnen dieses Dokument zur Kenntnisnahme geschickt.`,
        'Sie müssen nichts unterschreiben.',
      ],
    }),
    button: 'Dokument lesen',
  },
};

export const onPage: Roles<RoleOnPage> = {
  signer: {
    name: names.signer,
    consent: [
      'Sie werden gebeten, ein Dokument am Bildschirm zu unterschreiben; Ihre elektronische Unterschrift bindet Sie wie eine von Hand.',
      'Sie können stattdessen Papier verlangen und, bis Sie unterschreiben, mit „Ich möchte nicht elektronisch unterschreiben“ widerrufen.',
      'Der ganze Text steht unten: Ihm stimmen Sie zu, und er wird mit Ihrer Unterschrift aufbewahrt.',
    ],
    title: 'Dieses Dokument unterschreiben',
    lead: 'Lesen Sie zuerst das Dokument und unterschreiben Sie dann. Verbindlich wird erst, was Sie ausdrücklich bestätigen.',
    jump: 'Zur Unterschrift',
    actingAs: 'Sie unterschreiben als',
    decline: 'Unterschrift ablehnen',
    declineTitle: 'Unterschrift ablehnen?',
    done: 'Sie haben unterschrieben',
    completed: 'Unterschrieben und abgeschlossen',
  },
  approver: {
    name: names.approver,
    consent: [
      'Sie werden gebeten, ein Dokument am Bildschirm freizugeben.',
      'Sie können stattdessen Papier verlangen und, bis Sie freigeben, mit „Ich möchte nicht elektronisch freigeben“ widerrufen.',
      'Der ganze Text steht unten: Ihm stimmen Sie zu, und er wird mit Ihrer Freigabe aufbewahrt.',
    ],
    title: 'Dieses Dokument freigeben',
    lead: 'Lesen Sie zuerst das Dokument und geben Sie es dann frei. Verbindlich wird erst, was Sie ausdrücklich bestätigen.',
    jump: 'Zur Freigabe',
    actingAs: 'Sie geben frei als',
    decline: 'Freigabe ablehnen',
    declineTitle: 'Freigabe ablehnen?',
    done: 'Sie haben freigegeben',
    completed: 'Freigegeben und abgeschlossen',
  },
  viewer: {
    name: names.viewer,
    consent: [],
    title: 'Zu Ihrer Kenntnis',
    lead: 'Dieses Dokument wurde zum Lesen mit Ihnen geteilt. Sie müssen nichts unterschreiben.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'Sie haben dieses Dokument angesehen',
    completed: 'Abgeschlossen',
  },
  cc: {
    name: names.cc,
    consent: [],
    title: 'Eine Kopie für Sie',
    lead: 'Sie müssen nichts tun. Sobald alle gehandelt haben, kommt das abgeschlossene Dokument per E-Mail zu Ihnen, und dieser Link zeigt es an.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'Sie haben eine Kopie',
    completed: 'Abgeschlossen',
  },
};
