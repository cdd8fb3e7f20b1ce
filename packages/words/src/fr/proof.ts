import type { ProofWords } from '../en/proof.ts';
import { quoted } from './quoted.ts';

/** What the page says to somebody who has to prove who they are. */
export const proof: ProofWords = {
  title: 'Veuillez montrer que c’est bien vous',
  lead: (sender) =>
    `${sender} vous le demande avant l’ouverture du document. Rien n’en est montré d’ici là.`,
  actTitle: 'Avant de continuer',
  actLead:
    'L’expéditeur vous demande de montrer que c’est bien vous avant de signer ou d’approuver.',
  step: (step, of) => `Preuve ${step} sur ${of}`,
  methods: {
    email_code: 'Un code par e-mail',
    access_code: 'Le code de l’expéditeur',
    external_code: 'Le code qui vous a été envoyé',
    passkey: 'Une clé d’accès de votre appareil',
  },
  explain: {
    email_code: (address) =>
      `Nous envoyons un code à six chiffres à ${address}. Il est valable 10 minutes.`,
    access_code:
      'L’expéditeur vous a communiqué un code d’une autre manière, par exemple par téléphone. Les espaces et les majuscules n’ont pas d’importance.',
    external_code: 'L’expéditeur vous donne un code à six chiffres par ses propres moyens.',
  },
  send: 'Envoyer le code',
  known: 'J’ai déjà un code',
  sending: 'Envoi …',
  sent: (address) => `Le code est en route vers ${address}.`,
  code: 'Code',
  enter: 'Continuer',
  missing: 'Veuillez saisir le code.',
  wrong: (left) => `Ce n’est pas le code. ${left}`,
  left: {
    none: 'Il ne peut plus être essayé : demandez-en un nouveau.',
    one: 'Il vous reste un essai.',
    some: (count) => `Il vous reste ${count} essais.`,
  },
  expired: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  askSender: 'Demandez un nouveau code à l’expéditeur.',
  tooMany: 'Tant de codes ont été envoyés que le prochain doit attendre. Réessayez plus tard.',
  notReceived: 'Je n’ai pas reçu de code',
  hints: {
    email_code: (address) =>
      `Regardez dans le dossier des indésirables, et si ${address} est bien votre adresse. Sinon, demandez à l’expéditeur de la corriger.`,
    access_code:
      'L’expéditeur vous le communique lui-même\u00a0: nous ne le connaissons pas et ne pouvons pas vous l’envoyer. Demandez-le-lui. Si quelqu’un vous a transmis ce document, c’est le code qui a été fixé pour cette personne.',
    external_code:
      'C’est l’expéditeur qui le remet, pas nous. Regardez là où il vous écrit d’habitude, par exemple dans vos SMS ou dans son application. Un code est valable 10 minutes\u00a0; demandez-en un nouveau à l’expéditeur.',
  },
  again: 'Envoyer un nouveau code',
  wait: (seconds) => `Un nouveau code pourra être envoyé dans ${seconds} secondes.`,
  undeliverable: (address) =>
    `Le serveur de messagerie de ${address} n’accepte pas notre e-mail. L’expéditeur en est informé : demandez-lui de corriger l’adresse.`,
  blocked: {
    title: 'Trop de codes erronés',
    lead: 'Pour que personne ne puisse deviner, ce lien est bloqué. L’expéditeur en est informé et peut vous laisser réessayer.',
  },
  passkey: {
    ahead:
      'À la fin, votre appareil devra signer avec une clé d’accès et demandera votre empreinte, votre visage ou votre code PIN. Un téléphone ou une clé de sécurité convient aussi.',
    make: 'Cet appareil crée d’abord une clé d’accès, qui reste chez vous. Il signe ensuite le document avec elle et demande votre empreinte, votre visage ou votre code PIN.',
    ownWindow:
      'Si votre appareil ne vous demande rien ici, ouvrez le document dans une fenêtre à part.',
    notMade:
      'L’appareil n’a pas créé de clé d’accès. Rien n’a été envoyé\u00a0; veuillez réessayer. Si votre navigateur vous laisse choisir, prenez un autre appareil\u00a0: un téléphone, par un code QR, ou une clé de sécurité.',
    failed: 'L’appareil n’a pas signé. Rien n’a été envoyé ; veuillez réessayer.',
    refused: 'Ce que l’appareil a signé n’a pas pu être accepté. Veuillez réessayer.',
    unsupported:
      'Ce navigateur n’a pas de clés d’accès, que l’expéditeur demande. Ouvrez le lien sur un autre appareil ou dans un autre navigateur.',
    stuck:
      'Si l’échec se répète, ouvrez le lien sur un autre appareil ou dans un autre navigateur\u00a0: une autre clé d’accès y sera créée.',
    askNow:
      'Si aucun de vos appareils ne convient, demandez maintenant à l’expéditeur un autre moyen de montrer que c’est bien vous\u00a0: une fois le document ouvert, il ne pourra plus le changer.',
    askAnew:
      'Si aucun de vos appareils ne convient, demandez à l’expéditeur de retirer ce document et de l’envoyer à nouveau sans clé d’accès\u00a0: dans celui-ci, il ne peut plus le changer.',
    orDecline: (button) =>
      `Vous pouvez aussi choisir ${quoted(button)}. Le document est alors clos pour tout le monde.`,
  },
};
