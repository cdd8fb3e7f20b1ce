import { datesIn, type Catalogue, type Phrase } from '../catalogue.ts';

const tooLarge = 'Das unterschriebene Exemplar ist zu groß für eine E-Mail.';

const webhookDisabled =
  (why: string): Phrase =>
  ({ webhook }) => ({
    subject: `Webhook „${webhook}“ wurde deaktiviert`,
    heading: `Webhook „${webhook}“ wurde deaktiviert`,
    lines: [
      `${why} Er erhält keine Ereignisse mehr.`,
      'Sobald er wieder antwortet, aktivieren Sie den Webhook und senden Sie Versäumtes erneut.',
    ],
  });

export const de: Catalogue = {
  direction: 'ltr',
  date: datesIn('de'),
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
          `${sender} hat Ihnen ein Dokument zur Kenntnisnahme geschickt.`,
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
          `${sender} hat Ihnen dieses Dokument zur Kenntnisnahme geschickt.`,
          'Sie müssen nichts unterschreiben.',
        ],
      }),
    },
    expiry_warning: {
      recipient: ({ title, deadline }) => ({
        subject: `„${title}“ läuft bald ab`,
        heading: `„${title}“ läuft bald ab`,
        lines: [
          `Dieses Dokument wartet noch auf Sie. Die Frist endet am ${deadline}.`,
          'Danach kann es nicht mehr unterschrieben werden.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `„${title}“ läuft bald ab und ist nicht abgeschlossen`,
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
        heading: `„${title}“ ist abgeschlossen`,
        lines: [
          'Alle Unterschriften und Freigaben liegen vor.',
          copyAttached
            ? 'Das unterschriebene Exemplar finden Sie im Anhang. Bitte bewahren Sie es gut auf.'
            : `${tooLarge} Öffnen Sie das Dokument, um es herunterzuladen.`,
        ],
      }),
      owner: ({ title, copyAttached }) => ({
        subject: `Abgeschlossen: „${title}“`,
        heading: `„${title}“ ist abgeschlossen`,
        lines: [
          'Für Ihr Dokument liegen alle Unterschriften und Freigaben vor.',
          copyAttached
            ? 'Das unterschriebene Exemplar finden Sie im Anhang.'
            : `${tooLarge} Sie können es in Ihrem Arbeitsbereich herunterladen.`,
        ],
      }),
    },
    fresh_link: ({ title }) => ({
      subject: `Ihr Link zu „${title}“`,
      heading: `Ein neuer Link zu „${title}“`,
      lines: [
        'Mit einem älteren Link zu diesem abgeschlossenen Dokument wurde ein neuer für Sie angefordert.',
        'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
      ],
    }),
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
        lines: ['Ihr Dokument wurde zurückgezogen, und niemand kann es mehr unterschreiben.'],
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
          `Die Frist endete am ${deadline}, und bis dahin hatten nicht alle reagiert.`,
          'Niemand kann mehr unterschreiben.',
          'Sie können das Dokument mit einer neuen Frist erneut senden.',
        ],
      }),
    },
    opted_out: ({ by, title }) => ({
      subject: `${by} möchte „${title}“ nicht elektronisch unterschreiben`,
      heading: `${by} möchte nicht elektronisch unterschreiben`,
      lines: [
        `${by} lehnt es ab, „${title}“ elektronisch zu unterschreiben.`,
        'Das Dokument ist geschlossen. Möglich bleibt etwa eine Unterschrift auf Papier.',
      ],
    }),
    address_refused: ({ by, title, correctable }) => ({
      subject: `${by} ist per E-Mail nicht erreichbar: „${title}“`,
      heading: `${by} ist per E-Mail nicht erreichbar`,
      lines: [
        `Die Adresse bei „${title}“ wurde endgültig abgewiesen. Unsere E-Mails kommen nicht an.`,
        correctable
          ? 'Bitte berichtigen Sie die Adresse im Dokument. Die Einladung geht dann an die neue.'
          : 'Die Adresse lässt sich nicht mehr ändern. Bitte geben Sie auf anderem Weg Bescheid.',
      ],
    }),
    webhook_disabled: {
      gone: webhookDisabled('Der Endpunkt hat mit 410 Gone geantwortet.'),
      failing: webhookDisabled(
        'Fünf Tage lang ist jede Zustellung an diesen Endpunkt gescheitert.',
      ),
    },
  },
  colon: ':',
  labels: {
    document: 'Dokument',
    from: 'Von',
    deadline: 'Frist',
    recipient: 'Empfänger/in',
    waitingFor: 'Noch offen',
    viewedAt: 'Geöffnet',
    completedAt: 'Abgeschlossen',
    reason: 'Begründung',
    answer: 'Antwort des Mailservers',
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
      `Sie erhalten diese E-Mail, weil ${sender} Sie zu diesem Dokument hinzugefügt hat.`,
    owner: 'Sie erhalten diese E-Mail, weil es um Ihr Dokument geht.',
    workspace: 'Sie erhalten diese E-Mail, weil es um Ihren Arbeitsbereich geht.',
    keepLink: 'Dieser Link ist persönlich: Bitte leiten Sie ihn nicht weiter.',
    password: 'Wir fragen Sie niemals per E-Mail nach Ihrem Passwort.',
  },
};
