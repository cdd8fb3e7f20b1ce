import { pluralIn } from '../../languages/numbers.ts';
import type { StateMessages } from './en.ts';

const plural = pluralIn('es');

export const states: StateMessages = {
  not_sent: {
    title: 'Todavía no enviado',
    lead: (sender) =>
      `${sender} todavía está preparando este documento. Recibirá un aviso cuando sea su turno.`,
  },
  waiting: {
    title: 'Todavía no es su turno',
    lead: 'Otras personas intervienen antes que usted. Recibirá un aviso en cuanto sea su turno, y este enlace seguirá siendo válido.',
  },
  done: {
    signer: 'Usted ha firmado',
    approver: 'Usted ha aprobado',
    viewer: 'Usted ha visto este documento',
    lead: 'Gracias. Todavía faltan por intervenir otras personas; cuando todas lo hayan hecho, podrá descargar aquí el documento completado. Puede cerrar esta página.',
  },
  completed: {
    title: 'Completado',
    titleByRole: {
      signer: 'Firmado y completado',
      approver: 'Aprobado y completado',
      viewer: 'Completado',
    },
    lead: 'Todas las personas han intervenido. El documento completado lleva todas las firmas y un certificado que muestra quién firmó y cuándo.',
    preparing: 'El documento completado se está sellando. Estará listo aquí en un momento.',
    pending: 'El sellado tarda más de lo habitual. Vuelva más tarde con este enlace.',
    download: 'Descargar el documento completado',
  },
  contentExpired: {
    lead: 'Todas las personas han intervenido. El documento se completó hace tanto tiempo que este enlace ya no lo muestra; un enlace nuevo, enviado por correo, sí lo hará.',
    ask: 'Enviarme un enlace nuevo por correo',
    asked: (email) =>
      `Si el remitente nos permite escribir a ${email}, un enlace nuevo está en camino o llegó en las últimas 24 horas. Si no, consulte al remitente.`,
  },
  declined: {
    title: 'Rechazado',
    lead: 'Este documento ha sido rechazado y está cerrado. Ya nadie puede firmarlo.',
    own: 'Usted ha rechazado este documento. Está cerrado y se ha avisado al remitente.',
  },
  voided: {
    title: 'Retirado por el remitente',
    lead: (sender) => `${sender} ha retirado este documento. No tiene que hacer nada más.`,
  },
  expired: {
    title: 'El plazo ha terminado',
    lead: (sender) =>
      `Este documento no se completó a tiempo y está cerrado. Pida a ${sender} que lo envíe de nuevo si todavía hace falta.`,
    when: (deadline) => `El plazo terminó el ${deadline}.`,
  },
  invalid: {
    title: 'Este enlace no funciona',
    lead: 'Puede que esté incompleto o que lo haya sustituido otro más reciente. Abra el enlace del último correo que recibió sobre el documento o pida uno nuevo al remitente.',
  },
  failed: {
    title: 'El documento no se puede abrir ahora',
    lead: 'No se ha perdido nada. Compruebe su conexión e inténtelo de nuevo.',
  },
  contact: '¿Tiene preguntas?',
  recordedAt: (when) => `Registrado el ${when}`,
  showDocument: 'El documento',
  participants: {
    title: 'Quién interviene en este documento',
    you: '(usted)',
    roles: { signer: 'Firma', approver: 'Aprobación' },
    signed: (when) => `Firmado el ${when}`,
    approved: (when) => `Aprobado el ${when}`,
    declined: 'Rechazado',
    due: 'Es su turno ahora',
    ownDue: 'Es su turno, puede continuar',
    waiting: 'A la espera de su turno',
    ownWaiting: 'Aún no es su turno',
    not_needed: 'Ya no es necesario',
    more: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  },
};
