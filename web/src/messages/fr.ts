import { percentIn, pluralIn } from '../languages/numbers.ts';
import type { Messages } from './en.ts';
import { states } from './states/fr.ts';

const plural = pluralIn('fr');

export const fr: Messages = {
  language: 'fr',
  direction: 'ltr',
  languageLabel: 'Langue',

  loading: 'Ouverture du document…',
  footer: 'Sécurisé par Countersign',
  sentBy: 'Envoyé par',
  deadline: 'À faire avant le',
  progressLabel: 'Avancement',
  progress: (done, total) => `Terminé\u00a0: ${done} sur ${total}`,
  messageFrom: (name) => `Message de ${name}`,
  step: (step, of) => `Étape ${step} sur ${of}`,
  cancel: 'Retour',
  downloading: 'Téléchargement…',
  optional: '(facultatif)',
  checkAgain: 'Vérifier de nouveau',
  tryAgain: 'Réessayer',

  consent: {
    title: 'Avant d’ouvrir le document',
    lead: (role) =>
      role === 'approver'
        ? 'Il vous est demandé d’approuver un document par voie électronique. Veuillez d’abord lire ce que cela signifie.'
        : 'Il vous est demandé de signer un document par voie électronique. Veuillez d’abord lire ce que cela signifie.',
    textLabel: 'Consentement à l’utilisation d’enregistrements et de signatures électroniques',
    version: (version) => `Texte ${version}`,
    accept:
      'J’ai lu ce texte et j’accepte l’utilisation d’enregistrements et de signatures électroniques.',
    mustAccept: 'Veuillez cocher la case pour continuer.',
    continue: 'Accepter et ouvrir le document',
    changed: 'Le texte a changé entre-temps. Veuillez le relire.',
  },

  document: {
    label: 'Document',
    page: (page, count) => `Page ${page} sur ${count}`,
    pages: (count) => plural(count, { one: '# page', other: '# pages' }),
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    zoom: percentIn('fr'),
    save: 'Enregistrer une copie',
    loading: 'Chargement du document…',
    failed: 'Le document n’a pas pu être affiché.',
    failedHint: 'Votre connexion a peut-être été interrompue. Rien n’a été signé.',
    pageFailed: 'Cette page n’a pas pu être affichée.',
    notViewed: 'L’ouverture du document n’a pas encore pu être enregistrée.',
  },

  ready: {
    signer: {
      title: 'Signer ce document',
      lead: 'Lisez d’abord le document, puis signez. Rien ne vous engage sans votre confirmation.',
    },
    approver: {
      title: 'Approuver ce document',
      lead: 'Lisez d’abord le document, puis approuvez-le. Rien ne vous engage sans votre confirmation.',
    },
    viewer: {
      title: 'Pour votre information',
      lead: 'Ce document vous a été transmis pour lecture. Vous n’avez rien à signer.',
    },
    jump: { signer: 'Aller à la signature', approver: 'Aller à l’approbation', viewer: '' },
    notViewedYet: 'Vous pourrez continuer dès que la première page sera affichée à l’écran.',
    fields: 'Vos informations',
    reviewSign: 'Vérifier et signer',
    reviewApprove: 'Vérifier et approuver',
    decline: { signer: 'Refuser de signer', approver: 'Refuser d’approuver', viewer: '' },
    optOut: 'Je ne souhaite pas signer par voie électronique',
    otherWays: 'Vous ne souhaitez pas continuer maintenant\u00a0?',
    later: 'Vous pouvez fermer cette page et revenir par le même lien.',
    mendFirst: (count) =>
      plural(count, {
        one: 'Il manque encore une information\u00a0:',
        other: 'Il manque encore # informations\u00a0:',
      }),
    required: 'Veuillez remplir ce champ.',
    mustTick: 'Veuillez cocher cette case.',
    choose: 'Veuillez choisir',
    badNumber: 'Veuillez indiquer un nombre, sans séparateur de milliers.',
    badDate: 'Veuillez indiquer une date complète.',
    badEmail: 'Veuillez indiquer une adresse e-mail.',
  },

  signature: {
    title: 'Votre signature',
    how: 'Comment souhaitez-vous signer\u00a0?',
    type: 'Saisir',
    draw: 'Dessiner',
    typeLabel: 'Votre nom',
    face: 'Style d’écriture',
    faces: { caveat: 'Détendue', marck_script: 'Fluide', great_vibes: 'Soignée' },
    drawLabel:
      'Zone de dessin pour votre signature. Sans souris ni écran tactile, choisissez plutôt «\u00a0Saisir\u00a0».',
    drawLabelOnly: 'Zone de dessin pour votre signature',
    drawHint: 'Signez ici avec le doigt, un stylet ou la souris',
    undo: 'Annuler le trait',
    clear: 'Effacer',
    missingText: 'Veuillez saisir votre nom.',
    missingDrawing: 'Veuillez dessiner votre signature.',
    refused:
      'L’expéditeur n’accepte pas ce type de signature. Veuillez signer d’une autre manière.',
    picture: 'Image de votre signature',
    missingPicture: 'Veuillez choisir une image de votre signature.',
  },

  initials: {
    title: 'Votre paraphe',
    how: 'Comment souhaitez-vous parapher\u00a0?',
    optional: 'Facultatif\u00a0: sans paraphe, les emplacements prévus restent vides.',
    typeLabel: 'Paraphe (initiales)',
    drawLabel:
      'Zone de dessin pour votre paraphe. Sans souris ni écran tactile, choisissez plutôt «\u00a0Saisir\u00a0».',
    drawLabelOnly: 'Zone de dessin pour votre paraphe',
    missingText: 'Veuillez saisir vos initiales.',
    missingDrawing: 'Veuillez dessiner votre paraphe.',
    picture: 'Image de votre paraphe',
    missingPicture: 'Veuillez choisir une image de votre paraphe.',
  },

  review: {
    signTitle: 'Vérifier et signer',
    approveTitle: 'Vérifier et approuver',
    document: 'Document',
    signer: 'Vous signez sous le nom de',
    approver: 'Vous approuvez sous le nom de',
    signature: 'Signature',
    signStatement:
      'En choisissant «\u00a0Signer le document\u00a0», je signe ce document. J’entends que ma signature électronique m’engage autant qu’une signature manuscrite.',
    approveStatement:
      'En choisissant «\u00a0Approuver le document\u00a0», j’approuve ce document tel qu’il m’est présenté.',
    sign: 'Signer le document',
    approve: 'Approuver le document',
    working: 'Un instant…',
    yes: 'Oui',
    no: 'Non',
    empty: 'laissé vide',
  },

  decline: {
    title: {
      signer: 'Refuser de signer\u00a0?',
      approver: 'Refuser d’approuver\u00a0?',
      viewer: '',
    },
    lead: 'Le document sera clos pour tout le monde, et l’expéditeur en sera informé. Cette action est irréversible.',
    reason: 'Motif',
    reasonHint: 'L’expéditeur pourra le lire.',
    confirm: 'Refuser le document',
  },

  optOut: {
    title: 'Ne pas signer par voie électronique\u00a0?',
    lead: (sender) =>
      `Le document sera clos pour tout le monde et considéré comme refusé. ${sender} recevra un avis et pourra vous demander de signer sur papier. Cette action est irréversible.`,
    confirm: 'Ne pas signer par voie électronique',
  },

  states,

  place: {
    pageNumber: 'Page',
    ofPages: (count) => `sur ${count}`,
    position: (step, of) =>
      step === 0 ? plural(of, { one: '# champ', other: '# champs' }) : `Champ ${step} sur ${of}`,
    left: (count) => (count === 0 ? 'Tout est rempli' : `Encore ${count} à remplir`),
    start: 'Commencer',
    next: 'Suivant',
    previous: 'Précédent',
    backToPage: 'Revenir à la page',
    backToList: 'Revenir à ce qui manque',
    asList: 'Remplir sous forme de liste',
    signHere: 'Signez ici',
    initialHere: 'Paraphe',
    signed: 'votre signature figure ici',
    initialled: 'votre paraphe figure ici',
    tooLong: (most) =>
      plural(most, {
        one: 'Veuillez utiliser # caractère au maximum.',
        other: 'Veuillez utiliser # caractères au maximum.',
      }),
    refused:
      'Certaines informations n’ont pas été acceptées. Veuillez revenir en arrière et vérifier ce qui est signalé.',
    unreadable: 'Ce navigateur ne peut pas afficher le document.',
    unreadableHint:
      'Enregistrez une copie et lisez-la dans un autre programme. Revenez ensuite ici pour continuer.',
    close: 'Fermer',
    voidReason: 'Motif indiqué',
    kept: 'Ce que vous avez rempli reste sur cet appareil jusqu’à votre signature ou votre refus, pendant 30 jours au plus.',
    notKept:
      'Ce navigateur ne permet pas à la page de conserver ce que vous remplissez\u00a0: tout sera perdu si vous la quittez.',
  },

  upload: {
    way: 'Importer',
    hint: 'PNG ou JPEG, 10 Mo au maximum. De préférence à l’encre foncée sur papier blanc.',
    reading: 'Examen de l’image…',
    preview: 'L’image que vous avez choisie',
    refused: {
      type: 'Ce n’est pas une image PNG ou JPEG. Veuillez en choisir une autre.',
      size: 'Cette image dépasse 10 Mo. Veuillez en choisir une plus petite ou la recadrer sur la signature.',
      damaged: 'Cette image ne peut pas être ouverte. Veuillez en choisir une autre.',
      blank: 'On ne voit rien sur cette image. Veuillez en choisir une autre.',
    },
    nameRefused:
      'Ce nom contient des caractères qui ne peuvent pas être imprimés dans le document. Veuillez l’écrire sans ces caractères ou dessiner votre signature.',
  },

  errors: {
    offline: 'Il n’y a pas de connexion en ce moment. Rien n’est perdu\u00a0; veuillez réessayer.',
    tooMany: 'Trop d’essais en peu de temps. Veuillez patienter un instant, puis réessayer.',
    server: 'Une erreur s’est produite chez nous. Veuillez réessayer dans un instant.',
    field: 'Cette information n’a pas été acceptée. Veuillez la vérifier.',
    picture:
      'Cette image de votre signature est inutilisable. Veuillez dessiner de nouveau ou en choisir une autre.',
    other:
      'Cela n’a pas fonctionné. Veuillez recharger la page et, si cela se reproduit, vous adresser à l’expéditeur.',
    reference: (id) => `Référence\u00a0: ${id}`,
    changed: 'Le document a changé entre-temps. Voici où il en est maintenant.',
  },
};
