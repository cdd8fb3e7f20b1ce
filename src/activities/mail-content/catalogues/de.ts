import { datesIn, type Catalogue } from '../catalogue.ts';

export const de: Catalogue = {
  direction: 'ltr',
  dates: datesIn('de'),
  mails: {
    invitation: {
      signer: ({ sender, title }) => ({
        subject: `${sender} bittet Sie, „${title}“ zu unterschreiben`,
        heading: `Bitte unterschreiben Sie „${title}“`,
        lines: [
          `${sender} hat Ihnen ein Dokument zur Unterschrift geschickt.`,
          'Lesen Sie es in Ruhe: Unterschrieben ist erst, was Sie ausdrücklich bestätigen.',
        ],
      }),
      approver: ({ sender, title }) => ({
        subject: `${sender} bittet Sie, „${title}“ freizugeben`,
        heading: `Bitte geben Sie „${title}“ frei`,
        lines: [
          `${sender} hat Ihnen ein Dokument zur Freigabe geschickt.`,
          'Lesen Sie es in Ruhe: Freigegeben ist erst, was Sie ausdrücklich bestätigen.',
        ],
      }),
      viewer: ({ sender, title }) => ({
        subject: `${sender} hat „${title}“ mit Ihnen geteilt`,
        heading: `„${title}“ liegt für Sie bereit`,
        lines: [
          `${sender} hat Ihnen ein Dokument zur Kenntnis geschickt.`,
          'Sie müssen nichts unterschreiben.',
        ],
      }),
    },
    reminder: {
      signer: ({ sender, title }) => ({
        subject: `Erinnerung: Bitte unterschreiben Sie „${title}“`,
        heading: `„${title}“ wartet auf Ihre Unterschrift`,
        lines: [`${sender} hat Ihnen dieses Dokument geschickt; Ihre Unterschrift fehlt noch.`],
      }),
      approver: ({ sender, title }) => ({
        subject: `Erinnerung: Bitte geben Sie „${title}“ frei`,
        heading: `„${title}“ wartet auf Ihre Freigabe`,
        lines: [`${sender} hat Ihnen dieses Dokument geschickt; Ihre Freigabe fehlt noch.`],
      }),
      viewer: ({ sender, title }) => ({
        subject: `Erinnerung: „${title}“ liegt für Sie bereit`,
        heading: `„${title}“ liegt für Sie bereit`,
        lines: [
          `${sender} hat Ihnen dieses Dokument zur Kenntnis geschickt.`,
          'Sie müssen nichts unterschreiben.',
        ],
      }),
    },
    expiry_warning: {
      recipient: ({ title, deadline }) => ({
        subject: `„${title}“ läuft bald ab`,
        heading: `„${title}“ läuft bald ab`,
        lines: [
          `Dieses Dokument wartet noch auf Sie, und zwar bis ${deadline}.`,
          'Danach kann es nicht mehr unterschrieben werden.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `„${title}“ läuft bald ab und ist nicht vollständig`,
        heading: `„${title}“ läuft bald ab`,
        lines: [
          `Noch haben nicht alle reagiert, und die Frist endet am ${deadline}.`,
          'Sie können erinnern oder die Frist verlängern. Sonst läuft das Dokument ab.',
        ],
      }),
    },
    completed: {
      recipient: ({ title, copyAttached }) => ({
        subject: `Abgeschlossen: „${title}“`,
        heading: `„${title}“ ist vollständig unterschrieben`,
        lines: [
          'Alle Beteiligten haben unterschrieben.',
          copyAttached
            ? 'Das unterschriebene Exemplar hängt an. Bitte bewahren Sie es gut auf.'
            : 'Das unterschriebene Exemplar ist zu groß zum Anhängen. Laden Sie es im Dokument herunter.',
        ],
      }),
      owner: ({ title, copyAttached }) => ({
        subject: `Abgeschlossen: „${title}“`,
        heading: `„${title}“ ist vollständig unterschrieben`,
        lines: [
          'Alle Beteiligten haben Ihr Dokument unterschrieben.',
          copyAttached
            ? 'Das unterschriebene Exemplar hängt an.'
            : 'Das unterschriebene Exemplar ist zu groß zum Anhängen und liegt im Arbeitsbereich.',
        ],
      }),
    },
    viewed: ({ by, title }) => ({
      subject: `${by} hat „${title}“ geöffnet`,
      heading: `${by} hat Ihr Dokument geöffnet`,
      lines: [`${by} hat „${title}“ zum ersten Mal geöffnet.`],
    }),
    declined: {
      recipient: ({ by, title }) => ({
        subject: `Abgelehnt: „${title}“`,
        heading: `„${title}“ wurde abgelehnt`,
        lines: [
          `${by} hat dieses Dokument abgelehnt; es kann nicht mehr unterschrieben werden.`,
          'Für Sie ist nichts weiter zu tun.',
        ],
      }),
      owner: ({ by, title }) => ({
        subject: `${by} hat „${title}“ abgelehnt`,
        heading: `„${title}“ wurde abgelehnt`,
        lines: [
          `${by} hat Ihr Dokument abgelehnt.`,
          'Es ist geschlossen, und niemand kann es mehr unterschreiben.',
        ],
      }),
    },
    voided: {
      recipient: ({ sender, title }) => ({
        subject: `Zurückgezogen: „${title}“`,
        heading: `„${title}“ wurde zurückgezogen`,
        lines: [
          `${sender} hat dieses Dokument zurückgezogen; es kann nicht mehr unterschrieben werden.`,
          'Für Sie ist nichts weiter zu tun.',
        ],
      }),
      owner: ({ title }) => ({
        subject: `Zurückgezogen: „${title}“`,
        heading: `„${title}“ wurde zurückgezogen`,
        lines: ['Ihr Dokument wurde zurückgezogen, niemand kann es mehr unterschreiben.'],
      }),
    },
    expired: {
      recipient: ({ title, deadline }) => ({
        subject: `Abgelaufen: „${title}“`,
        heading: `„${title}“ ist abgelaufen`,
        lines: [
          `Die Frist endete am ${deadline}; dieses Dokument kann nicht mehr unterschrieben werden.`,
          'Für Sie ist nichts weiter zu tun.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `Abgelaufen: „${title}“`,
        heading: `„${title}“ ist abgelaufen`,
        lines: [
          `Am Ende der Frist, ${deadline}, hatten nicht alle reagiert.`,
          'Niemand kann mehr unterschreiben. Senden Sie das Dokument mit einer neuen Frist noch einmal.',
        ],
      }),
    },
    opted_out: ({ by, title }) => ({
      subject: `${by} möchte „${title}“ nicht elektronisch unterschreiben`,
      heading: `${by} möchte nicht elektronisch unterschreiben`,
      lines: [
        `${by} lehnt es ab, „${title}“ elektronisch zu unterschreiben.`,
        'Das Dokument ist geschlossen. Vielleicht einigen Sie sich auf einen Weg auf Papier.',
      ],
    }),
    webhook_disabled: ({ webhook }) => ({
      subject: `Webhook „${webhook}“ wurde abgeschaltet`,
      heading: `Webhook „${webhook}“ wurde abgeschaltet`,
      lines: [
        'An diese Adresse werden keine Ereignisse mehr zugestellt.',
        'Sobald sie wieder antwortet, schalten Sie den Webhook ein und senden Versäumtes erneut.',
      ],
    }),
  },
  labels: {
    document: 'Dokument',
    from: 'Von',
    deadline: 'Frist',
    recipient: 'Empfänger',
    waitingFor: 'Noch offen',
    viewedAt: 'Geöffnet',
    completedAt: 'Abgeschlossen',
    reason: 'Begründung',
    webhook: 'Webhook',
    address: 'Adresse',
  },
  greeting: (name) => `Guten Tag ${name},`,
  messageFrom: (name) => `Nachricht von ${name}`,
  messageToYouFrom: (name) => `Nachricht von ${name} an Sie`,
  buttons: {
    signer: 'Ansehen und unterschreiben',
    approver: 'Ansehen und freigeben',
    viewer: 'Dokument lesen',
    open: 'Dokument öffnen',
  },
  linkHint:
    'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  footer: {
    recipient: (sender) =>
      `Sie erhalten diese E-Mail, weil ${sender} Sie bei diesem Dokument angegeben hat.`,
    owner: 'Sie erhalten diese E-Mail, weil das Dokument Ihnen gehört.',
    workspace: 'Sie erhalten diese E-Mail, weil der Arbeitsbereich Ihnen gehört.',
    keepLink: 'Der Link ist persönlich: Bitte leiten Sie ihn nicht weiter.',
    password: 'Wir fragen Sie niemals per E-Mail nach Ihrem Passwort.',
  },
};
