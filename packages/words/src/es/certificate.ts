import type { CertificateWords } from '../certificate-words.ts';
import { names } from './roles.ts';
import { pluralIn } from '../plurals.ts';

const plural = pluralIn('es');

export const certificate: CertificateWords = {
  separator: ', ',
  title: 'Certificado de finalización',
  development:
    'Sello de desarrollo. Este archivo se selló con una clave hecha para probar el servicio. ' +
    'El sello no demuestra nada.',
  developmentShort: 'Sello de desarrollo: no demuestra nada.',
  document: 'Documento',
  originalFile: 'Archivo original',
  preparedFile: 'Archivo preparado',
  prefix: (bytes) => `que son los primeros ${bytes} bytes de este archivo`,
  sentBy: 'Enviado por',
  created: 'Creado',
  sent: 'Enviado',
  completed: 'Completado',
  fields: 'Campos',
  filledBySender: (count) =>
    plural(count, {
      one: 'Rellenados por el remitente: # campo',
      other: 'Rellenados por el remitente: # campos',
    }),
  role: 'Función',

  roles: names,
  passedOn: 'Cedido',
  passedOnBy: (who, when) => `cedido por ${who}, ${when}`,
  passedOnBySender: (when) => `cedido por el remitente, ${when}`,
  because: (what, reason) => `${what}: ${reason}`,
  inPlaceOf: (holder, before) => `${holder}, en lugar de ${before}`,
  copyTo: 'Copia a',
  proof: 'Prueba',
  proofs: {
    email_code: (time, hint) => `Código enviado a ${hint}, introducido el ${time}`,
    access_code: (time) => `Código comunicado por el remitente, introducido el ${time}`,
    external_code: (time) =>
      `Código entregado por el sistema del remitente, introducido el ${time}`,
    passkey: (time) => `Firmado con una clave de acceso de su dispositivo, ${time}`,
    test: (time) => `Hecho por la API de un espacio de pruebas, ${time}`,
  },
  viewed: 'Visto',
  knownBy: {
    pressed: 'tras un clic o un toque, según la página de firma',
    moved: 'tras un movimiento del puntero, según la página de firma',
    scrolled: 'tras un desplazamiento, según la página de firma',
    typed: 'tras pulsar una tecla, según la página de firma',
    consented: 'tras el consentimiento, según la página de firma',
  },
  shown: 'Transmitido entero',
  acts: { signed: 'Firmado', approved: 'Aprobado' },
  signatureTypes: {
    drawn: 'trazo a mano',
    typed: 'escritura con teclado',
    electronic: 'por vía electrónica',
  },
  channels: {
    mail: 'mediante el enlace enviado por correo',
    api: 'mediante un enlace entregado por el sistema del remitente',
  },
  signature: 'Firma',
  initials: 'Iniciales',
  ipAddress: 'Dirección IP',
  browser: 'Navegador',
  consent: 'Consentimiento',
  version: (version) => `versión ${version}`,
  longValues: 'Valores más largos que sus campos',
  longValuesExplained:
    'En el documento están cortados donde está la marca. Aquí figuran completos.',
  onPage: (page) => `página ${page}`,
  verify: 'Verificar este documento',
  verifyExplained:
    'Un sello digital abarca cada byte de este archivo tal como se selló. Un lector de PDF ' +
    'puede comprobar el sello; el servicio en la dirección de abajo dice además si se añadió ' +
    'algo después.',
  codeOf: (address) => `Código QR de ${address}`,
  signatureOf: (name) => `Firma de ${name}`,
  initialsOf: (name) => `Iniciales de ${name}`,
  signatures: 'Firmas',
  documentId: (id) => `Documento ${id}`,
  pageOf: (page, pages) => `Certificado, página ${page} de ${pages}`,
};
