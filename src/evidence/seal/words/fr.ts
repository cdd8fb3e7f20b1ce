import type { Words } from './words.ts';

export const fr: Words = {
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
  role: 'Rôle',
  roles: { signer: 'Signature', approver: 'Approbation', viewer: 'Lecture' },
  viewed: 'Consulté',
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
    'Le fichier porte un sceau numérique sur chaque octet. Toute modification est signalée par un ' +
    'lecteur PDF qui vérifie les signatures, et par le service à l’adresse ci-dessous.',
  codeOf: (address) => `Code QR de ${address}`,
  signatureOf: (name) => `Signature de ${name}`,
  initialsOf: (name) => `Paraphe de ${name}`,
  signatures: 'Signatures',
  documentId: (id) => `Document ${id}`,
  pageOf: (page, pages) => `Certificat, page ${page} sur ${pages}`,
};
