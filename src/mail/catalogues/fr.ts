import { datesIn, type Catalogue, type Phrase } from '../catalogue.ts';

/** French puts a space that never breaks inside its quotation marks, and before a colon. */
const quoted = (title: string) => `«\u00a0${title}\u00a0»`;

const dates = datesIn('fr');

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

export const fr: Catalogue = {
  direction: 'ltr',
  // The first of a month is an ordinal.
  date: (at) => dates(at).replace(/^1 /, '1er '),
  mails: {
    invitation: {
      signer: ({ sender, title }) => ({
        subject: `${sender} vous demande de signer ${quoted(title)}`,
        heading: `Merci de signer ${quoted(title)}`,
        lines: [
          `${sender} vous a envoyé un document à signer.`,
          'Prenez le temps de le lire\u00a0: rien n’est signé sans votre confirmation.',
        ],
      }),
      approver: ({ sender, title }) => ({
        subject: `${sender} vous demande d’approuver ${quoted(title)}`,
        heading: `Merci d’approuver ${quoted(title)}`,
        lines: [
          `${sender} vous a envoyé un document à approuver.`,
          'Prenez le temps de le lire\u00a0: rien n’est approuvé sans votre confirmation.',
        ],
      }),
      viewer: ({ sender, title }) => ({
        subject: `${sender} a partagé ${quoted(title)} avec vous`,
        heading: `${quoted(title)} est à votre disposition`,
        lines: [`${sender} vous a envoyé un document pour lecture.`, 'Vous n’avez rien à signer.'],
      }),
    },
    reminder: {
      signer: ({ sender, title }) => ({
        subject: `Rappel\u00a0: merci de signer ${quoted(title)}`,
        heading: `${quoted(title)} attend votre signature`,
        lines: [`${sender} vous a envoyé ce document, et il manque encore votre signature.`],
      }),
      approver: ({ sender, title }) => ({
        subject: `Rappel\u00a0: merci d’approuver ${quoted(title)}`,
        heading: `${quoted(title)} attend votre approbation`,
        lines: [`${sender} vous a envoyé ce document, et il manque encore votre approbation.`],
      }),
      viewer: ({ sender, title }) => ({
        subject: `Rappel\u00a0: ${quoted(title)} est à votre disposition`,
        heading: `${quoted(title)} est à votre disposition`,
        lines: [`${sender} vous a envoyé ce document pour lecture. Vous n’avez rien à signer.`],
      }),
    },
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
    address_refused: ({ by, title, correctable }) => ({
      subject: `${by} n’est pas joignable par e-mail\u00a0: ${quoted(title)}`,
      heading: `${by} n’est pas joignable par e-mail`,
      lines: [
        `L’adresse indiquée pour ${quoted(title)} a été définitivement refusée. Nos messages n’y arrivent pas.`,
        correctable
          ? 'Veuillez corriger l’adresse dans le document. L’invitation sera envoyée à la nouvelle.'
          : 'L’adresse ne peut plus être modifiée. Veuillez prévenir cette personne autrement.',
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
  labels: {
    document: 'Document',
    from: 'De',
    deadline: 'Échéance',
    recipient: 'Destinataire',
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
  buttons: {
    signer: 'Lire et signer',
    approver: 'Lire et approuver',
    viewer: 'Lire le document',
    open: 'Ouvrir le document',
  },
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
