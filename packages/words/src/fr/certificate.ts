import type { CertificateWords } from '../certificate-words.ts';
import { names } from './roles.ts';
import { pluralIn } from '../plurals.ts';

const plural = pluralIn('fr');

export const certificate: CertificateWords = {
  separator: ', ',
  title: 'Certificat de finalisation',
  development:
    'Sceau de développement. Ce fichier a été scellé avec une clé destinée à l’essai du ' +
    'service. Ce sceau ne prouve rien.',
  developmentShort: 'Sceau de développement : il ne prouve rien.',
  document: 'Document',
  originalFile: 'Fichier d’origine',
  preparedFile: 'Fichier préparé',
  prefix: (bytes) => `soit les ${bytes} premiers octets de ce fichier`,
  sentBy: 'Envoyé par',
  created: 'Créé',
  sent: 'Envoyé',
  completed: 'Finalisé',
  fields: 'Champs',
  filledBySender: (count) =>
    plural(count, {
      one: 'Remplis par l’expéditeur : # champ',
      other: 'Remplis par l’expéditeur : # champs',
    }),
  role: 'Rôle',

  roles: names,
  passedOn: 'Transmis',
  passedOnBy: (who, when) => `transmis par ${who}, ${when}`,
  passedOnBySender: (when) => `transmis par l’expéditeur, ${when}`,
  because: (what, reason) => `${what}\u00a0: ${reason}`,
  inPlaceOf: (holder, before) => `${holder}, à la place de ${before}`,
  copyTo: 'Copie à',
  proof: 'Preuve',
  proofs: {
    email_code: (time, hint) => `Code envoyé à ${hint}, saisi le ${time}`,
    access_code: (time) => `Code communiqué par l’expéditeur, saisi le ${time}`,
    external_code: (time) => `Code remis par le système de l’expéditeur, saisi le ${time}`,
    passkey: (time) => `Signé avec une clé d’accès de son appareil, ${time}`,
    test: (time) => `Fait par l’API d’un espace de test, ${time}`,
  },
  viewed: 'Consulté',
  knownBy: {
    pressed: 'après un clic ou un appui, selon la page de signature',
    moved: 'après un mouvement du pointeur, selon la page de signature',
    scrolled: 'après un défilement, selon la page de signature',
    typed: 'après une frappe au clavier, selon la page de signature',
    consented: 'après le consentement, selon la page de signature',
  },
  shown: 'Transmis en entier',
  acts: { signed: 'Signé', approved: 'Approuvé' },
  signatureTypes: {
    drawn: 'tracé à la main',
    typed: 'saisie au clavier',
    electronic: 'par voie électronique',
  },
  channels: {
    mail: 'par le lien envoyé par e-mail',
    api: 'par un lien remis par le système de l’expéditeur',
  },
  signature: 'Signature',
  initials: 'Paraphe',
  ipAddress: 'Adresse IP',
  browser: 'Navigateur',
  consent: 'Consentement',
  version: (version) => `version ${version}`,
  longValues: 'Valeurs plus longues que leurs champs',
  longValuesExplained:
    'Dans le document, elles sont coupées à l’endroit du renvoi. Elles sont entières ici.',
  onPage: (page) => `page ${page}`,
  verify: 'Vérifier ce document',
  verifyExplained:
    'Un sceau numérique couvre chaque octet de ce fichier tel qu’il a été scellé. Un lecteur ' +
    'de PDF peut vérifier le sceau\u00a0; le service à l’adresse ci-dessous dit aussi si ' +
    'quelque chose a été ajouté ensuite.',
  codeOf: (address) => `Code QR de ${address}`,
  signatureOf: (name) => `Signature de ${name}`,
  initialsOf: (name) => `Paraphe de ${name}`,
  signatures: 'Signatures',
  documentId: (id) => `Document ${id}`,
  pageOf: (page, pages) => `Certificat, page ${page} sur ${pages}`,
};
