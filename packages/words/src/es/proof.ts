import type { ProofWords } from '../en/proof.ts';

/** What the page says to somebody who has to prove who they are. */
export const proof: ProofWords = {
  title: 'Demuestre que es usted',
  lead: (sender) =>
    `${sender} se lo pide antes de abrir el documento. Hasta entonces no se muestra nada de él.`,
  actTitle: 'Antes de continuar',
  actLead: 'El remitente le pide que demuestre que es usted antes de firmar o aprobar.',
  step: (step, of) => `Prueba ${step} de ${of}`,
  methods: {
    email_code: 'Un código por correo',
    access_code: 'El código del remitente',
    external_code: 'El código que se le ha enviado',
    passkey: 'Una clave de acceso de su dispositivo',
  },
  explain: {
    email_code: (address) =>
      `Enviamos un código de seis cifras a ${address}. Es válido durante 10 minutos.`,
    access_code:
      'El remitente le ha dicho un código de otra manera, por ejemplo por teléfono. Los espacios y las mayúsculas no importan.',
    external_code: 'El remitente le da un código de seis cifras por sus propios medios.',
  },
  send: 'Enviar el código',
  known: 'Ya tengo un código',
  sending: 'Enviando …',
  sent: (address) => `El código está en camino a ${address}.`,
  code: 'Código',
  enter: 'Continuar',
  missing: 'Introduzca el código.',
  wrong: (left) => `Este no es el código. ${left}`,
  left: {
    none: 'Ya no se puede probar: pida uno nuevo.',
    one: 'Le queda un intento.',
    some: (count) => `Le quedan ${count} intentos.`,
  },
  expired: 'Este código ya no es válido. Pida uno nuevo.',
  askSender: 'Pida un código nuevo al remitente.',
  tooMany:
    'Se han enviado tantos códigos que el siguiente tiene que esperar. Inténtelo de nuevo más tarde.',
  notReceived: 'No he recibido ningún código',
  hints: {
    email_code: (address) =>
      `Mire en la carpeta de correo no deseado y compruebe si ${address} es su dirección. Si no lo es, pida al remitente que la corrija.`,
    access_code:
      'El remitente se lo dice por su cuenta: no lo conocemos y no podemos enviárselo. Pídaselo. Si alguien le ha cedido este documento, es el código que se fijó para esa persona.',
    external_code:
      'Lo entrega el remitente, no nosotros. Mire donde suele escribirle, por ejemplo en sus SMS o en su aplicación. Un código es válido durante 10 minutos; pida uno nuevo al remitente.',
  },
  again: 'Enviar un código nuevo',
  wait: (seconds) => `Se podrá enviar un código nuevo dentro de ${seconds} segundos.`,
  undeliverable: (address) =>
    `El servidor de correo de ${address} no acepta nuestro mensaje. El remitente ya lo sabe: pídale que corrija la dirección.`,
  blocked: {
    title: 'Demasiados códigos erróneos',
    lead: 'Para que nadie pueda adivinar, este enlace está bloqueado. El remitente ya lo sabe y puede permitirle intentarlo de nuevo.',
  },
  passkey: {
    ahead:
      'Al final, su dispositivo tendrá que firmar con una clave de acceso y le pedirá su huella, su rostro o su PIN. También sirve un teléfono o una llave de seguridad.',
    make: 'Este dispositivo crea primero una clave de acceso, que se queda con usted. Después firma con ella el documento y le pide su huella, su rostro o su PIN.',
    ownWindow: 'Si su dispositivo no le pide nada aquí, abra el documento en una ventana aparte.',
    notMade:
      'El dispositivo no ha creado ninguna clave de acceso. No se ha enviado nada; inténtelo de nuevo. Si su navegador le deja elegir, use otro dispositivo: un teléfono, mediante un código QR, o una llave de seguridad.',
    failed: 'El dispositivo no ha firmado. No se ha enviado nada; inténtelo de nuevo.',
    refused: 'Lo que ha firmado el dispositivo no se ha podido aceptar. Inténtelo de nuevo.',
    unsupported:
      'Este navegador no tiene claves de acceso, que el remitente pide. Abra el enlace en otro dispositivo o en otro navegador.',
    stuck:
      'Si sigue fallando, abra el enlace en otro dispositivo o en otro navegador: allí se creará otra clave de acceso.',
    askNow:
      'Si no tiene ningún dispositivo para ello, pida ahora al remitente otra manera de demostrar que es usted: una vez abierto el documento, ya no podrá cambiarlo.',
    askAnew:
      'Si no tiene ningún dispositivo para ello, pida al remitente que retire este documento y lo envíe de nuevo sin clave de acceso: en este ya no puede cambiarlo.',
    orDecline: (button) =>
      `También puede elegir «${button}». Entonces el documento se cierra para todas las personas.`,
  },
};
