import { percentIn, pluralIn } from '../plurals.ts';
import type { PageWords } from '../en/page.ts';
import { delegation } from './delegation.ts';
import { proof } from './proof.ts';
import { onPage } from './roles.ts';

const plural = pluralIn('fr');

export const page: PageWords = {
  language: 'fr',

  noScript:
    'Cette page affiche un document à signer et a besoin de JavaScript. Veuillez l’activer et recharger la page, ou demander le document sur papier à l’expéditeur.',
  outdated:
    'Ce navigateur est trop ancien pour afficher le document. Veuillez le mettre à jour ou ouvrir le lien dans une version récente de Chrome, Edge, Firefox, Safari ou Samsung Internet.',
  unstarted: 'Cette page n’est pas arrivée en entier. Veuillez vérifier votre connexion.',
  loadAnew: 'Recharger la page',
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

  roles: onPage,

  consent: {
    title: 'Avant d’ouvrir le document',

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
    notSaved: 'Rien n’a été enregistré ?',
    ownAddress: 'Ouvrir le PDF à une adresse qui lui est propre',
    print: {
      notReady:
        'Toutes les pages n’étaient pas encore prêtes à être imprimées. Relancez l’impression dans un instant, ou enregistrez une copie et imprimez-la : toutes les pages seront alors imprimées.',
      ready: 'Toutes les pages sont prêtes : vous pouvez relancer l’impression.',
      tooLong:
        'Ce document est trop long pour être imprimé depuis cette page. Enregistrez une copie et imprimez-la.',
    },
    loading: 'Chargement du document…',
    failed: 'Le document n’a pas pu être affiché.',
    failedHint: 'Votre connexion a peut-être été interrompue. Rien n’a été signé.',
    pageFailed: 'Cette page n’a pas pu être affichée.',
    show: 'Afficher le document',
    notViewed: 'L’ouverture du document n’a pas encore pu être enregistrée.',
  },

  ready: {
    notViewedYet: 'Vous pourrez continuer dès que la première page sera affichée à l’écran.',
    fields: 'Vos informations',
    reviewSign: 'Vérifier et signer',
    reviewApprove: 'Vérifier et approuver',

    optOut: 'Je ne souhaite pas signer par voie électronique',
    optOutOfApproval: 'Je ne souhaite pas approuver par voie électronique',
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
    chooseDate: 'Choisir une date',
    noChoice: 'Aucun choix',
    badNumber: 'Veuillez indiquer un nombre, par exemple 1\u202f240,50.',
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
    filledIn: (count) =>
      plural(count, {
        one: 'Vos indications\u00a0: # champ',
        other: 'Vos indications\u00a0: # champs',
      }),
  },

  decline: {
    lead: 'Le document sera clos pour tout le monde, et l’expéditeur en sera informé. Cette action est irréversible.',
    reason: 'Motif',
    reasonHint: 'L’expéditeur pourra le lire.',
    confirm: 'Refuser le document',
  },

  delegation,

  proof,

  optOut: {
    title: 'Ne pas signer par voie électronique\u00a0?',
    lead: (sender) =>
      `Le document sera clos pour tout le monde et considéré comme refusé. ${sender} recevra un avis et pourra vous demander de signer sur papier. Cette action est irréversible.`,
    confirm: 'Ne pas signer par voie électronique',
  },

  optOutOfApproval: {
    title: 'Ne pas approuver par voie électronique\u00a0?',
    lead: (sender) =>
      `Le document sera clos pour tout le monde et considéré comme refusé. ${sender} recevra un avis et pourra vous le présenter sur papier. Cette action est irréversible.`,
    confirm: 'Ne pas approuver par voie électronique',
  },

  states: {
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
      lead: 'Merci. D’autres personnes doivent encore intervenir\u00a0; quand tous auront terminé, le document finalisé pourra être téléchargé ici. Vous pouvez fermer cette page.',
    },
    completed: {
      title: 'Finalisé',

      lead: 'Tous les participants ont terminé. Le document finalisé porte toutes les signatures et un certificat qui indique qui a signé et quand.',
      preparing:
        'Le document finalisé est en cours de scellement. Il sera prêt ici dans un instant.',
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
    willBeMailed: (email) => `Le document finalisé sera envoyé à ${email}.`,
    isMailed: (email) => `Le document finalisé est aussi envoyé à ${email}.`,
    optedOut: {
      title: 'Vous préférez le papier',
      lead: (sender) =>
        `Vous avez choisi de ne pas procéder par voie électronique\u00a0: le document est clos ici. ${sender} en est informé et pourra vous l’envoyer sur papier.`,
    },
    contact: 'Des questions\u00a0?',
    recordedAt: (when) => `Enregistré le ${when}`,
    showDocument: 'Le document',
    participants: {
      title: 'Qui intervient sur ce document',
      you: '(vous)',

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
  },

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

  adopting: {
    here: 'Apposer ici',
    inAll: (places) =>
      plural(places, {
        one: 'Apposer à son emplacement',
        other: 'Apposer aux # emplacements',
      }),
    where: (pages, count) => (count === 1 ? `À la page ${pages}` : `Aux pages ${pages}`),
    standing: (done, of) => `Emplacements remplis\u00a0: ${done} sur ${of}.`,
    open: (places) =>
      plural(places, {
        one: 'Manque encore à # emplacement.',
        other: 'Manque encore à # emplacements.',
      }),
  },

  prefilled: {
    suggested: 'Proposé par l’expéditeur',
    bySender: 'Rempli par l’expéditeur',
    byItself: 'Rempli pour vous',
    dayOf: { signer: 'Date de signature', approver: 'Date d’approbation' },
  },

  goOn: {
    to: (host) => `Continuer vers ${host}`,
    soon: (host, seconds) =>
      plural(seconds, {
        one: `Cette page continue vers ${host} dans # seconde.`,
        other: `Cette page continue vers ${host} dans # secondes.`,
      }),
    stop: 'Rester ici',
    stopped: 'Vous restez sur cette page.',
  },

  upload: {
    way: 'Importer',
    choose: 'Choisir une image',
    hint: 'PNG ou JPEG, 10 Mo au maximum. De préférence à l’encre foncée sur papier blanc.',
    reading: 'Examen de l’image…',
    preview: 'L’image que vous avez choisie',
    refused: {
      type: 'Ce n’est pas une image PNG ou JPEG. Veuillez en choisir une autre.',
      size: 'Cette image dépasse 10 Mo. Veuillez en choisir une plus petite ou la recadrer sur la signature.',
      damaged: 'Cette image ne peut pas être ouverte. Veuillez en choisir une autre.',
      blank: 'On ne voit rien sur cette image. Veuillez en choisir une autre.',
      unscaled:
        'Ce navigateur ne peut pas réduire l’image. Veuillez en choisir une de 1,3 Mo et de 4 000 pixels de côté au plus, ou utiliser un autre navigateur.',
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
