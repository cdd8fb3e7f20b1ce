import { datesIn, type Catalogue } from '../catalogue.ts';

/** French puts a space that never breaks inside its quotation marks, and before a colon. */
const quoted = (title: string) => `«\u00a0${title}\u00a0»`;

export const fr: Catalogue = {
  direction: 'ltr',
  dates: datesIn('fr'),
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
        lines: [`${sender} vous a envoyé ce document, et votre signature manque encore.`],
      }),
      approver: ({ sender, title }) => ({
        subject: `Rappel\u00a0: merci d’approuver ${quoted(title)}`,
        heading: `${quoted(title)} attend votre approbation`,
        lines: [`${sender} vous a envoyé ce document, et votre approbation manque encore.`],
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
          `Ce document vous attend encore, jusqu’au ${deadline}.`,
          'Passé ce délai, il ne pourra plus être signé.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `${quoted(title)} expire bientôt et reste incomplet`,
        heading: `${quoted(title)} expire bientôt`,
        lines: [
          `Des réponses manquent encore, et l’échéance est fixée au ${deadline}.`,
          'Vous pouvez envoyer un rappel ou repousser l’échéance. Sinon, le document expirera.',
        ],
      }),
    },
    completed: {
      recipient: ({ title, copyAttached }) => ({
        subject: `Terminé\u00a0: ${quoted(title)}`,
        heading: `${quoted(title)} est entièrement signé`,
        lines: [
          'Toutes les parties ont signé.',
          copyAttached
            ? 'L’exemplaire signé est joint à ce message. Conservez-le précieusement.'
            : 'L’exemplaire signé est trop volumineux. Ouvrez le document pour le télécharger.',
        ],
      }),
      owner: ({ title, copyAttached }) => ({
        subject: `Terminé\u00a0: ${quoted(title)}`,
        heading: `${quoted(title)} est entièrement signé`,
        lines: [
          'Toutes les parties ont signé votre document.',
          copyAttached
            ? 'L’exemplaire signé est joint à ce message.'
            : 'L’exemplaire signé est trop volumineux. Téléchargez-le depuis votre espace.',
        ],
      }),
    },
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
          `À l’échéance du ${deadline}, des réponses manquaient encore.`,
          'Personne ne peut plus signer. Envoyez de nouveau le document avec une autre échéance.',
        ],
      }),
    },
    opted_out: ({ by, title }) => ({
      subject: `${by} ne souhaite pas signer ${quoted(title)} par voie électronique`,
      heading: `${by} ne souhaite pas signer par voie électronique`,
      lines: [
        `${by} a refusé de signer ${quoted(title)} par voie électronique.`,
        'Le document est clos. Vous pouvez convenir d’un autre moyen, par exemple sur papier.',
      ],
    }),
    webhook_disabled: ({ webhook }) => ({
      subject: `Le webhook ${quoted(webhook)} a été désactivé`,
      heading: `Le webhook ${quoted(webhook)} a été désactivé`,
      lines: [
        'Les événements ne sont plus envoyés à cette adresse.',
        'Dès qu’elle répond de nouveau, réactivez le webhook et renvoyez les événements manqués.',
      ],
    }),
  },
  labels: {
    document: 'Document',
    from: 'De',
    deadline: 'Échéance',
    recipient: 'Destinataire',
    waitingFor: 'En attente',
    viewedAt: 'Ouvert',
    completedAt: 'Terminé',
    reason: 'Motif',
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
      `Vous recevez ce message comme destinataire du document envoyé par ${sender}.`,
    owner: 'Vous recevez ce message parce que le document est le vôtre.',
    workspace: 'Vous recevez ce message parce que l’espace de travail est le vôtre.',
    keepLink: 'Ce lien est personnel\u00a0: merci de ne pas le transférer.',
    password: 'Nous ne vous demandons jamais votre mot de passe par e-mail.',
  },
};
