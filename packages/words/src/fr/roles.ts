import type { InvitedRoles, RoleInMails, RoleOnPage, Roles } from '../roles.ts';
import { quoted } from './quoted.ts';

/** On certificates, and of others who act. */
export const names: Roles<string> = {
  signer: 'Signature',
  approver: 'Approbation',
  viewer: 'Lecture',
  cc: 'Copie',
};

export const inMails: InvitedRoles<RoleInMails> = {
  signer: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} vous demande de signer ${quoted(title)}`,
      heading: `Merci de signer ${quoted(title)}`,
      lines: [
        `${sender} vous a envoyé un document à signer.`,
        'Prenez le temps de le lire\u00a0: rien n’est signé sans votre confirmation.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Rappel\u00a0: merci de signer ${quoted(title)}`,
      heading: `${quoted(title)} attend votre signature`,
      lines: [`${sender} vous a envoyé ce document, et il manque encore votre signature.`],
    }),
    button: 'Lire et signer',
  },
  approver: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} vous demande d’approuver ${quoted(title)}`,
      heading: `Merci d’approuver ${quoted(title)}`,
      lines: [
        `${sender} vous a envoyé un document à approuver.`,
        'Prenez le temps de le lire\u00a0: rien n’est approuvé sans votre confirmation.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Rappel\u00a0: merci d’approuver ${quoted(title)}`,
      heading: `${quoted(title)} attend votre approbation`,
      lines: [`${sender} vous a envoyé ce document, et il manque encore votre approbation.`],
    }),
    button: 'Lire et approuver',
  },
  viewer: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} a partagé ${quoted(title)} avec vous`,
      heading: `${quoted(title)} est à votre disposition`,
      lines: [`${sender} vous a envoyé un document pour lecture.`, 'Vous n’avez rien à signer.'],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Rappel\u00a0: ${quoted(title)} est à votre disposition`,
      heading: `${quoted(title)} est à votre disposition`,
      lines: [`${sender} vous a envoyé ce document pour lecture. Vous n’avez rien à signer.`],
    }),
    button: 'Lire le document',
  },
};

export const onPage: Roles<RoleOnPage> = {
  signer: {
    name: names.signer,
    consent: [
      'Il vous est demandé de signer un document à l’écran\u00a0; votre signature électronique vous engage autant qu’une signature manuscrite.',
      'Vous pouvez demander une version papier et, tant que vous n’avez pas signé, vous rétracter avec «\u00a0Je ne souhaite pas signer par voie électronique\u00a0».',
      'Le texte complet figure ci-dessous\u00a0: c’est lui que vous acceptez, et il est conservé avec votre signature.',
    ],
    title: 'Signer ce document',
    lead: 'Lisez d’abord le document, puis signez. Rien ne vous engage sans votre confirmation.',
    jump: 'Aller à la signature',
    actingAs: 'Vous signez sous le nom de',
    decline: 'Refuser de signer',
    declineTitle: 'Refuser de signer\u00a0?',
    done: 'Vous avez signé',
    completed: 'Signé et finalisé',
  },
  approver: {
    name: names.approver,
    consent: [
      'Il vous est demandé d’approuver un document à l’écran.',
      'Vous pouvez demander une version papier et, tant que vous n’avez pas approuvé, vous rétracter avec «\u00a0Je ne souhaite pas approuver par voie électronique\u00a0».',
      'Le texte complet figure ci-dessous\u00a0: c’est lui que vous acceptez, et il est conservé avec votre approbation.',
    ],
    title: 'Approuver ce document',
    lead: 'Lisez d’abord le document, puis approuvez-le. Rien ne vous engage sans votre confirmation.',
    jump: 'Aller à l’approbation',
    actingAs: 'Vous approuvez sous le nom de',
    decline: 'Refuser d’approuver',
    declineTitle: 'Refuser d’approuver\u00a0?',
    done: 'Vous avez approuvé',
    completed: 'Approuvé et finalisé',
  },
  viewer: {
    name: names.viewer,
    consent: [],
    title: 'Pour votre information',
    lead: 'Ce document vous a été transmis pour lecture. Vous n’avez rien à signer.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'Vous avez consulté ce document',
    completed: 'Finalisé',
  },
  cc: {
    name: names.cc,
    consent: [],
    title: 'Une copie pour vous',
    lead: 'Vous n’avez rien à faire. Dès que tout le monde aura agi, le document finalisé vous parviendra par e-mail et ce lien l’affichera.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'Vous avez une copie',
    completed: 'Finalisé',
  },
};
