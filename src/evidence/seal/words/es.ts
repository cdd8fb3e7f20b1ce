import type { Words } from './words.ts';

export const es: Words = {
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
  role: 'Función',
  roles: { signer: 'Firma', approver: 'Aprobación', viewer: 'Lectura' },
  viewed: 'Visto',
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
    'El archivo lleva un sello digital sobre cada byte. Cualquier cambio lo muestra un lector de ' +
    'PDF que comprueba firmas, y también el servicio en la dirección siguiente.',
  codeOf: (address) => `Código QR de ${address}`,
  signatureOf: (name) => `Firma de ${name}`,
  initialsOf: (name) => `Iniciales de ${name}`,
  signatures: 'Firmas',
  documentId: (id) => `Documento ${id}`,
  pageOf: (page, pages) => `Certificado, página ${page} de ${pages}`,
};
