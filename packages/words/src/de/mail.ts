import type { MailWords } from '../mail-words.ts';
import type { Phrase } from '../phrase.ts';
import { inMails } from './roles.ts';

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

const codeToTell = (by: string, to: string) =>
  `${to} wird nach dem Zugangscode gefragt, der für ${by} festgelegt wurde. Wir schicken ihn niemandem: Bitte teilen Sie ihn ${to} auf anderem Weg mit, etwa am Telefon.`;

export const mail: MailWords = {
  roles: inMails,
  mails: {
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
    delegated: {
      confirmation: ({ to, title }) => ({
        subject: `Weitergegeben: „${title}“`,
        heading: `Sie haben „${title}“ weitergegeben`,
        lines: [
          `${to} hat nun Ihren Platz in diesem Dokument und wird eingeladen.`,
          'Ihr eigener Link zeigt das Dokument nicht mehr an. Für Sie ist nichts mehr zu tun.',
        ],
      }),
      byRecipient: ({ by, to, title, asksAccessCode }) => ({
        subject: `${by} hat „${title}“ weitergegeben`,
        heading: `${by} hat Ihr Dokument weitergegeben`,
        lines: [
          `${to} handelt nun bei „${title}“ anstelle von ${by} und wird eingeladen.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
      bySender: ({ by, to, title, asksAccessCode }) => ({
        subject: `${to} tritt an die Stelle von ${by}: „${title}“`,
        heading: `${to} tritt an die Stelle von ${by}`,
        lines: [
          `Jemand aus Ihrem Arbeitsbereich hat den Platz von ${by} in „${title}“ an ${to} gegeben. Die Einladung ist unterwegs.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
    },
    address_refused: ({ by, title, correctable, messageRefused }) => ({
      subject: `${by} ist per E-Mail nicht erreichbar: „${title}“`,
      heading: `${by} ist per E-Mail nicht erreichbar`,
      lines: [
        messageRefused
          ? `Der Mailserver hat unsere E-Mail zu „${title}“ an diese Adresse endgültig abgewiesen. Sie ist nicht angekommen.`
          : `Die Adresse bei „${title}“ wurde endgültig abgewiesen. Unsere E-Mails kommen nicht an.`,
        !correctable
          ? 'Die Adresse lässt sich nicht mehr ändern. Bitte geben Sie auf anderem Weg Bescheid.'
          : messageRefused
            ? 'Bitte geben Sie im Dokument eine andere Adresse an, oder geben Sie auf anderem Weg Bescheid.'
            : 'Bitte berichtigen Sie die Adresse im Dokument. Die Einladung geht dann an die neue.',
      ],
    }),
    code: ({ title, sender }) => ({
      subject: `Ihr Code für „${title}“`,
      heading: 'Ihr Code',
      lines: [
        `${sender} bittet Sie nachzuweisen, dass das Dokument für Sie bestimmt ist. Geben Sie diesen Code auf der Seite ein, die danach fragt.`,
        'Er gilt 10 Minuten. Geben Sie ihn niemandem weiter, auch nicht dem Absender des Dokuments.',
        'Wenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren.',
      ],
    }),
    recipient_blocked: ({ by, title }) => ({
      subject: `${by} ist gesperrt: „${title}“`,
      heading: `${by} ist gesperrt`,
      lines: [
        `Für ${by} wurden innerhalb eines Tages zehn falsche Codes eingegeben. Diese Person kann „${title}“ deshalb nicht mehr öffnen oder unterschreiben.`,
        'Wenn sie es selbst war, geben Sie den Zugang über die API-Operation reset-authentication wieder frei.',
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
  inPlaceOf: {
    sender: (name) => `Sie wurden anstelle von ${name} benannt.`,
    recipient: (name) => `${name} hat dieses Dokument an Sie weitergegeben.`,
  },
  labels: {
    document: 'Dokument',
    from: 'Von',
    deadline: 'Frist',
    recipient: 'Empfänger/in',
    passedOnTo: 'Weitergegeben an',
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

  openButton: 'Dokument öffnen',
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
