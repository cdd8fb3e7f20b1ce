import { pluralIn } from '../../languages/numbers.ts';
import type { StateMessages } from './en.ts';

const plural = pluralIn('fr');

export const states: StateMessages = {
  not_sent: {
    title: 'Pas encore envoyé',
    lead: (sender) =>
      `${sender} prépare encore ce document. Vous recevrez un message lorsque ce sera votre tour.`,
  },
  waiting: {
    title: 'Ce n’est pas encore votre tour',
    lead: 'D’autres personnes interviennent avant vous. Vous recevrez un message dès que ce sera votre tour, et ce lien reste valable.',
  },
  done: {
    signer: 'Vous avez signé',
    approver: 'Vous avez approuvé',
    viewer: 'Vous avez consulté ce document',
    lead: 'Merci. D’autres personnes doivent encore intervenir\u00a0; quand tous auront terminé, le document finalisé pourra être téléchargé ici. Vous pouvez fermer cette page.',
  },
  completed: {
    title: 'Finalisé',
    titleByRole: {
      signer: 'Signé et finalisé',
      approver: 'Approuvé et finalisé',
      viewer: 'Finalisé',
    },
    lead: 'Tous les participants ont terminé. Le document finalisé porte toutes les signatures et un certificat qui indique qui a signé et quand.',
    preparing: 'Le document finalisé est en cours de scellement. Il sera prêt ici dans un instant.',
    pending:
      'Le scellement prend plus de temps que d’habitude. Veuillez revenir plus tard par ce lien.',
    download: 'Télécharger le document finalisé',
  },
  contentExpired: {
    lead: 'Tous les participants ont terminé. Le document est finalisé depuis si longtemps que ce lien ne l’affiche plus\u00a0; un nouveau lien, envoyé par e-mail, l’affichera.',
    ask: 'M’envoyer un nouveau lien par e-mail',
    asked: (email) =>
      `Si l’expéditeur nous permet d’écrire à ${email}, un nouveau lien est en route ou est arrivé ces dernières 24 heures. Sinon, veuillez vous adresser à l’expéditeur.`,
  },
  declined: {
    title: 'Refusé',
    lead: 'Ce document a été refusé\u00a0; il est clos. Plus personne ne peut le signer.',
    own: 'Vous avez refusé ce document. Il est clos, et l’expéditeur en a été informé.',
  },
  voided: {
    title: 'Retiré par l’expéditeur',
    lead: (sender) => `${sender} a retiré ce document. Vous n’avez plus rien à faire.`,
  },
  expired: {
    title: 'L’échéance est passée',
    lead: (sender) =>
      `Ce document n’a pas été finalisé à temps\u00a0; il est clos. Demandez à ${sender} de le renvoyer s’il est encore nécessaire.`,
    when: (deadline) => `L’échéance était fixée au ${deadline}.`,
  },
  invalid: {
    title: 'Ce lien ne fonctionne pas',
    lead: 'Il est peut-être incomplet, ou a été remplacé par un plus récent. Ouvrez le lien du dernier e-mail reçu au sujet du document, ou demandez-en un nouveau à l’expéditeur.',
  },
  failed: {
    title: 'Le document ne peut pas être ouvert pour le moment',
    lead: 'Rien n’est perdu. Veuillez vérifier votre connexion et réessayer.',
  },
  contact: 'Des questions\u00a0?',
  recordedAt: (when) => `Enregistré le ${when}`,
  showDocument: 'Le document',
  participants: {
    title: 'Qui intervient sur ce document',
    you: '(vous)',
    roles: { signer: 'Signature', approver: 'Approbation' },
    signed: (when) => `Signé le ${when}`,
    approved: (when) => `Approuvé le ${when}`,
    declined: 'Refusé',
    due: 'C’est son tour',
    ownDue: 'C’est votre tour',
    waiting: 'En attente de son tour',
    ownWaiting: 'En attente de votre tour',
    not_needed: 'N’est plus nécessaire',
    more: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  },
};
