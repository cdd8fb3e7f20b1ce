import type { MailWords } from '../mail-words.ts';
import type { Phrase } from '../phrase.ts';
import { quoted } from './quoted.ts';
import { inMails } from './roles.ts';

const tooLarge = 'L’exemplaire signé est trop volumineux pour un e-mail.';

const webhookDisabled =
  (why: string): Phrase =>
  ({ webhook }) => ({
    subject: `Le webhook ${quoted(webhook)} a été désactivé`,
    heading: `Le webhook ${quoted(webhook)} a été désactivé`,
    lines: [
      `${why} Il ne reçoit plus d’événements.`,
      'Dès qu’il répondra de nouveau, réactivez le webhook et renvoyez les événements manqués.',
    ],
  });

const codeToTell = (by: string, to: string) =>
  `Le code d’accès fixé pour ${by} sera demandé à ${to}. Nous ne l’envoyons à personne\u00a0: veuillez le communiquer à ${to} d’une autre manière, par exemple par téléphone.`;

export const mail: MailWords = {
  roles: inMails,
  mails: {
    expiry_warning: {
      recipient: ({ title, deadline }) => ({
        subject: `${quoted(title)} expire bientôt`,
        heading: `${quoted(title)} expire bientôt`,
        lines: [
          `Ce document vous attend toujours. L’échéance est fixée au ${deadline}.`,
          'Passé cette date, il ne pourra plus être signé.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `${quoted(title)} expire bientôt et n’est pas finalisé`,
        heading: `${quoted(title)} expire bientôt`,
        lines: [
          `Il manque encore des réponses, et l’échéance est fixée au ${deadline}.`,
          'Vous pouvez envoyer un rappel ou repousser l’échéance. Sinon, le document expirera.',
        ],
      }),
    },
    completed: {
      recipient: ({ title, copyAttached }) => ({
        subject: `Finalisé\u00a0: ${quoted(title)}`,
        heading: `${quoted(title)} est finalisé`,
        lines: [
          'Toutes les signatures et approbations ont été recueillies.',
          copyAttached
            ? 'L’exemplaire signé est joint à ce message. Veuillez le conserver.'
            : `${tooLarge} Ouvrez le document pour le télécharger.`,
        ],
      }),
      owner: ({ title, copyAttached }) => ({
        subject: `Finalisé\u00a0: ${quoted(title)}`,
        heading: `${quoted(title)} est finalisé`,
        lines: [
          'Toutes les signatures et approbations de votre document ont été recueillies.',
          copyAttached
            ? 'L’exemplaire signé est joint à ce message.'
            : `${tooLarge} Téléchargez-le depuis votre espace de travail.`,
        ],
      }),
    },
    fresh_link: ({ title }) => ({
      subject: `Votre lien vers ${quoted(title)}`,
      heading: `Un nouveau lien vers ${quoted(title)}`,
      lines: [
        'Un nouveau lien a été demandé pour vous à partir d’un ancien lien vers ce document finalisé.',
        'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
      ],
    }),
    viewed: ({ by, title }) => ({
      subject: `${by} a ouvert ${quoted(title)}`,
      heading: `${by} a ouvert votre document`,
      lines: [`${by} a ouvert ${quoted(title)} pour la première fois.`],
    }),
    declined: {
      recipient: ({ by, title }) => ({
        subject: `Refusé\u00a0: ${quoted(title)}`,
        heading: `${quoted(title)} a été refusé`,
        lines: [
          `${by} a refusé ce document\u00a0; il ne peut plus être signé.`,
          'Vous n’avez plus rien à faire.',
        ],
      }),
      owner: ({ by, title }) => ({
        subject: `${by} a refusé ${quoted(title)}`,
        heading: `${quoted(title)} a été refusé`,
        lines: [`${by} a refusé votre document. Il est clos, et personne ne peut plus le signer.`],
      }),
    },
    voided: {
      recipient: ({ sender, title }) => ({
        subject: `Retiré\u00a0: ${quoted(title)}`,
        heading: `${quoted(title)} a été retiré`,
        lines: [
          `${sender} a retiré ce document\u00a0; il ne peut plus être signé.`,
          'Vous n’avez plus rien à faire.',
        ],
      }),
      owner: ({ title }) => ({
        subject: `Retiré\u00a0: ${quoted(title)}`,
        heading: `${quoted(title)} a été retiré`,
        lines: ['Votre document a été retiré, et personne ne peut plus le signer.'],
      }),
    },
    expired: {
      recipient: ({ title, deadline }) => ({
        subject: `Expiré\u00a0: ${quoted(title)}`,
        heading: `${quoted(title)} a expiré`,
        lines: [
          `L’échéance était fixée au ${deadline}\u00a0; ce document ne peut plus être signé.`,
          'Vous n’avez plus rien à faire.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `Expiré\u00a0: ${quoted(title)}`,
        heading: `${quoted(title)} a expiré`,
        lines: [
          `À l’échéance du ${deadline}, il manquait encore des réponses.`,
          'Personne ne peut plus signer.',
          'Pour continuer, renvoyez le document avec une nouvelle échéance.',
        ],
      }),
    },
    opted_out: ({ by, title }) => ({
      subject: `${by} ne souhaite pas signer ${quoted(title)} par voie électronique`,
      heading: `${by} ne souhaite pas signer par voie électronique`,
      lines: [
        `${by} a refusé de signer ${quoted(title)} par voie électronique.`,
        'Le document est clos. Vous pouvez convenir d’une autre solution, par exemple sur papier.',
      ],
    }),
    delegated: {
      confirmation: ({ to, title }) => ({
        subject: `Transmis\u00a0: ${quoted(title)}`,
        heading: `Vous avez transmis ${quoted(title)}`,
        lines: [
          `${to} a désormais votre place dans ce document et reçoit une invitation.`,
          'Votre lien n’affiche plus le document. Vous n’avez plus rien à faire.',
        ],
      }),
      byRecipient: ({ by, to, title, asksAccessCode }) => ({
        subject: `${by} a transmis ${quoted(title)}`,
        heading: `${by} a transmis votre document`,
        lines: [
          `${to} agit désormais sur ${quoted(title)} à la place de ${by} et reçoit une invitation.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
      bySender: ({ by, to, title, asksAccessCode }) => ({
        subject: `${to} prend la place de ${by}\u00a0: ${quoted(title)}`,
        heading: `${to} prend la place de ${by}`,
        lines: [
          `Un membre de votre espace a donné à ${to} la place de ${by} dans ${quoted(title)}. L’invitation est en route.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
    },
    address_refused: ({ by, title, correctable, messageRefused }) => ({
      subject: `${by} n’est pas joignable par e-mail\u00a0: ${quoted(title)}`,
      heading: `${by} n’est pas joignable par e-mail`,
      lines: [
        messageRefused
          ? `Le serveur de messagerie a définitivement refusé notre message à cette adresse concernant ${quoted(title)}. Il n’est pas arrivé.`
          : `L’adresse indiquée pour ${quoted(title)} a été définitivement refusée. Nos messages n’y arrivent pas.`,
        !correctable
          ? 'L’adresse ne peut plus être modifiée. Veuillez prévenir cette personne autrement.'
          : messageRefused
            ? 'Veuillez indiquer une autre adresse dans le document, ou prévenir cette personne autrement.'
            : 'Veuillez corriger l’adresse dans le document. L’invitation sera envoyée à la nouvelle.',
      ],
    }),
    code: ({ title, sender }) => ({
      subject: `Votre code pour « ${title} »`,
      heading: 'Votre code',
      lines: [
        `${sender} vous demande de prouver que ce document vous est bien destiné. Saisissez ce code sur la page qui le demande.`,
        'Il est valable 10 minutes. Ne le communiquez à personne, pas même à l’expéditeur du document.',
        'Si vous n’avez pas demandé de code, vous pouvez ignorer cet e-mail.',
      ],
    }),
    recipient_blocked: ({ by, title }) => ({
      subject: `${by} est bloqué : « ${title} »`,
      heading: `${by} est bloqué`,
      lines: [
        `Dix codes erronés ont été saisis pour ${by} en une journée : cette personne ne peut plus ouvrir ni signer « ${title} ».`,
        'Si c’était bien elle, rétablissez son accès par l’opération reset-authentication de l’API.',
      ],
    }),
    webhook_disabled: {
      gone: webhookDisabled('Le point de terminaison a répondu 410 Gone.'),
      failing: webhookDisabled(
        'Depuis cinq jours, tous les envois vers ce point de terminaison échouent.',
      ),
    },
  },
  colon: '\u00a0:',
  inPlaceOf: {
    sender: (name) => `L’expéditeur vous confie la place de ${name}.`,
    recipient: (name) => `${name} vous a transmis ce document.`,
  },
  labels: {
    document: 'Document',
    from: 'De',
    deadline: 'Échéance',
    recipient: 'Destinataire',
    passedOnTo: 'Transmis à',
    waitingFor: 'En attente de',
    viewedAt: 'Ouvert',
    completedAt: 'Finalisé',
    reason: 'Motif',
    answer: 'Réponse du serveur de messagerie',
    webhook: 'Webhook',
    address: 'Adresse',
  },
  greeting: (name) => `Bonjour ${name},`,
  messageFrom: (name) => `${name} a écrit`,
  messageToYouFrom: (name) => `${name} vous a écrit`,

  openButton: 'Ouvrir le document',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  footer: {
    recipient: (sender) =>
      `Vous recevez ce message en tant que destinataire du document envoyé par ${sender}.`,
    owner: 'Vous recevez ce message car il concerne votre document.',
    workspace: 'Vous recevez ce message car il concerne votre espace de travail.',
    keepLink: 'Ce lien est personnel\u00a0: merci de ne pas le transférer.',
    password: 'Nous ne vous demandons jamais votre mot de passe par message.',
  },
};
