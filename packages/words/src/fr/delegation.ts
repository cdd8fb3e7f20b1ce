import type { DelegationWords } from '../en/delegation.ts';

export const delegation: DelegationWords = {
  button: 'Transmettre à quelqu’un d’autre',
  title: 'Transmettre ce document\u00a0?',
  lead: 'Quelqu’un d’autre agira alors à votre place, avec tout ce que vous deviez remplir. L’expéditeur en est informé. Vous ne pourrez plus ouvrir le document, et c’est irréversible.',
  name: 'Nom de cette personne',
  email: 'Son adresse e-mail',
  missingName: 'Veuillez indiquer un nom.',
  reasonHint: 'Il figure dans les e-mails et sur la page de certificat du document.',
  confirm: 'Transmettre',
  loop: 'Ce document ne peut pas être transmis à cette personne\u00a0: elle a ou avait déjà cette place, ou il a été transmis trop souvent.',
  exists: 'Cette personne agit déjà sur ce document. Veuillez nommer quelqu’un d’autre.',
  notAllowed: 'L’expéditeur ne vous permet pas de transmettre ce document.',
  address: 'Ce nom ou cette adresse n’a pas été accepté. Veuillez vérifier.',
  state: {
    title: 'Transmis',
    own: (name) => `Vous avez transmis ce document à ${name}. Vous n’avez plus rien à faire.`,
    bySender: (name) =>
      `L’expéditeur a transmis ce document à ${name}. Vous n’avez plus rien à faire.`,
  },
};
