import type { DelegationWords } from '../en/delegation.ts';

export const delegation: DelegationWords = {
  button: 'Ceder a otra persona',
  title: '¿Ceder este documento?',
  lead: 'Otra persona actuará en su lugar, con todo lo que usted debía rellenar. Se avisa al remitente. Usted ya no podrá abrir el documento, y esto no se puede deshacer.',
  name: 'Nombre de esta persona',
  email: 'Su dirección de correo',
  missingName: 'Indique un nombre.',
  reasonHint: 'Figura en los correos y en la página de certificado del documento.',
  confirm: 'Ceder',
  loop: 'El documento no se puede ceder a esta persona: ya tiene o tuvo este lugar, o se ha cedido demasiadas veces.',
  exists: 'Esta persona ya actúa en este documento. Indique a otra.',
  notAllowed: 'El remitente no le permite ceder este documento.',
  address: 'No se ha aceptado este nombre o esta dirección. Compruébelos.',
  state: {
    title: 'Cedido',
    own: (name) => `Usted ha cedido este documento a ${name}. No tiene que hacer nada más.`,
    bySender: (name) =>
      `El remitente ha cedido este documento a ${name}. No tiene que hacer nada más.`,
  },
};
