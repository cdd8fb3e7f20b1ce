import type { MailWords } from '../mail-words.ts';
import type { Phrase } from '../phrase.ts';
import { inMails } from './roles.ts';

const tooLarge = 'La copia firmada es demasiado grande para un correo.';

const webhookDisabled =
  (why: string): Phrase =>
  ({ webhook }) => ({
    subject: `El webhook «${webhook}» ha sido desactivado`,
    heading: `El webhook «${webhook}» ha sido desactivado`,
    lines: [
      `${why} Ya no recibe eventos.`,
      'Cuando vuelva a responder, reactive el webhook y reenvíe los eventos perdidos.',
    ],
  });

const codeToTell = (by: string, to: string) =>
  `A ${to} se le pedirá el código de acceso que se fijó para ${by}. No se lo enviamos a nadie: comuníqueselo a ${to} de otra manera, por ejemplo por teléfono.`;

export const mail: MailWords = {
  roles: inMails,
  mails: {
    expiry_warning: {
      recipient: ({ title, deadline }) => ({
        subject: `«${title}» caduca pronto`,
        heading: `«${title}» caduca pronto`,
        lines: [
          `Este documento sigue a la espera de su respuesta. El plazo termina el ${deadline}.`,
          'Después ya no se podrá firmar.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `«${title}» caduca pronto y no se ha completado`,
        heading: `«${title}» caduca pronto`,
        lines: [
          `Todavía faltan respuestas y el plazo termina el ${deadline}.`,
          'Puede enviar un recordatorio o ampliar el plazo. Si no, el documento caducará.',
        ],
      }),
    },
    completed: {
      recipient: ({ title, copyAttached }) => ({
        subject: `Completado: «${title}»`,
        heading: `«${title}» se ha completado`,
        lines: [
          'Ya se han recibido todas las firmas y aprobaciones.',
          copyAttached
            ? 'Adjuntamos la copia firmada. Le recomendamos conservarla.'
            : `${tooLarge} Abra el documento para descargarla.`,
        ],
      }),
      owner: ({ title, copyAttached }) => ({
        subject: `Completado: «${title}»`,
        heading: `«${title}» se ha completado`,
        lines: [
          'Ya se han recibido todas las firmas y aprobaciones de su documento.',
          copyAttached
            ? 'Adjuntamos la copia firmada.'
            : `${tooLarge} Puede descargarla en su espacio de trabajo.`,
        ],
      }),
    },
    fresh_link: ({ title }) => ({
      subject: `Su enlace a «${title}»`,
      heading: `Un nuevo enlace a «${title}»`,
      lines: [
        'Desde un enlace antiguo a este documento completado se ha pedido uno nuevo para usted.',
        'Si no ha sido usted, puede ignorar este correo.',
      ],
    }),
    viewed: ({ by, title }) => ({
      subject: `${by} ha abierto «${title}»`,
      heading: `${by} ha abierto su documento`,
      lines: [`${by} ha abierto «${title}» por primera vez.`],
    }),
    declined: {
      recipient: ({ by, title }) => ({
        subject: `Rechazado: «${title}»`,
        heading: `«${title}» ha sido rechazado`,
        lines: [
          `${by} ha rechazado este documento, por lo que ya no se puede firmar.`,
          'No tiene que hacer nada más.',
        ],
      }),
      owner: ({ by, title }) => ({
        subject: `${by} ha rechazado «${title}»`,
        heading: `«${title}» ha sido rechazado`,
        lines: [`${by} ha rechazado su documento. Está cerrado y ya nadie puede firmarlo.`],
      }),
    },
    voided: {
      recipient: ({ sender, title }) => ({
        subject: `Retirado: «${title}»`,
        heading: `«${title}» ha sido retirado`,
        lines: [
          `${sender} ha retirado este documento, por lo que ya no se puede firmar.`,
          'No tiene que hacer nada más.',
        ],
      }),
      owner: ({ title }) => ({
        subject: `Retirado: «${title}»`,
        heading: `«${title}» ha sido retirado`,
        lines: ['Su documento ha sido retirado y ya nadie puede firmarlo.'],
      }),
    },
    expired: {
      recipient: ({ title, deadline }) => ({
        subject: `Caducado: «${title}»`,
        heading: `«${title}» ha caducado`,
        lines: [
          `El plazo terminó el ${deadline}, por lo que este documento ya no se puede firmar.`,
          'No tiene que hacer nada más.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `Caducado: «${title}»`,
        heading: `«${title}» ha caducado`,
        lines: [
          `El plazo terminó el ${deadline} y todavía faltaban respuestas. Ya nadie puede firmar.`,
          'Para continuar, envíe el documento de nuevo con otro plazo.',
        ],
      }),
    },
    opted_out: ({ by, title }) => ({
      subject: `${by} no desea firmar «${title}» electrónicamente`,
      heading: `${by} no desea firmar electrónicamente`,
      lines: [
        `${by} ha decidido no firmar «${title}» por vía electrónica.`,
        'El documento queda cerrado. Quizá puedan acordar otra vía, por ejemplo en papel.',
      ],
    }),
    delegated: {
      confirmation: ({ to, title }) => ({
        subject: `Cedido: «${title}»`,
        heading: `Usted ha cedido «${title}»`,
        lines: [
          `${to} ocupa ahora su lugar en este documento y recibe una invitación.`,
          'Su enlace ya no muestra el documento. No tiene que hacer nada más.',
        ],
      }),
      byRecipient: ({ by, to, title, asksAccessCode }) => ({
        subject: `${by} ha cedido «${title}»`,
        heading: `${by} ha cedido su documento`,
        lines: [
          `${to} actúa ahora en «${title}» en lugar de ${by} y recibe una invitación.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
      bySender: ({ by, to, title, asksAccessCode }) => ({
        subject: `${to} ocupa el lugar de ${by}: «${title}»`,
        heading: `${to} ocupa el lugar de ${by}`,
        lines: [
          `Un miembro de su espacio de trabajo ha dado a ${to} el lugar de ${by} en «${title}». La invitación está en camino.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
    },
    address_refused: ({ by, title, correctable, messageRefused }) => ({
      subject: `No se puede contactar por correo con ${by}: «${title}»`,
      heading: `No se puede contactar por correo con ${by}`,
      lines: [
        messageRefused
          ? `El servidor de correo ha rechazado definitivamente nuestro mensaje a esta dirección sobre «${title}». No ha llegado.`
          : `La dirección indicada en «${title}» se ha rechazado definitivamente. Nuestros correos no llegan a ella.`,
        !correctable
          ? 'La dirección ya no se puede cambiar. Por favor, avise a esta persona por otro medio.'
          : messageRefused
            ? 'Por favor, indique otra dirección en el documento o avise a esta persona por otro medio.'
            : 'Por favor, corrija la dirección en el documento. La invitación se enviará a la nueva.',
      ],
    }),
    code: ({ title, sender }) => ({
      subject: `Su código para «${title}»`,
      heading: 'Su código',
      lines: [
        `${sender} le pide que demuestre que este documento es para usted. Introduzca este código en la página que lo solicita.`,
        'Es válido durante 10 minutos. No se lo comunique a nadie, ni siquiera a quien le envió el documento.',
        'Si no ha pedido ningún código, puede ignorar este correo.',
      ],
    }),
    recipient_blocked: ({ by, title }) => ({
      subject: `${by} está bloqueado: «${title}»`,
      heading: `${by} está bloqueado`,
      lines: [
        `Se han introducido diez códigos erróneos para ${by} en un día, por lo que esta persona ya no puede abrir ni firmar «${title}».`,
        'Si fue esa persona, permítale intentarlo de nuevo con la operación reset-authentication de la API.',
      ],
    }),
    webhook_disabled: {
      gone: webhookDisabled('El punto de conexión respondió 410 Gone.'),
      failing: webhookDisabled(
        'Desde hace cinco días fallan todos los envíos a este punto de conexión.',
      ),
    },
  },
  colon: ':',
  inPlaceOf: {
    sender: (name) => `Se le ha designado en lugar de ${name}.`,
    recipient: (name) => `${name} le ha cedido este documento.`,
  },
  labels: {
    document: 'Documento',
    from: 'De',
    deadline: 'Fecha límite',
    recipient: 'Destinatario/a',
    passedOnTo: 'Cedido a',
    waitingFor: 'Pendiente de',
    viewedAt: 'Abierto',
    completedAt: 'Completado',
    reason: 'Motivo',
    answer: 'Respuesta del servidor de correo',
    webhook: 'Webhook',
    address: 'Dirección',
  },
  greeting: (name) => `Hola, ${name}:`,
  messageFrom: (name) => `Mensaje de ${name}`,
  messageToYouFrom: (name) => `Mensaje de ${name} para usted`,

  openButton: 'Abrir el documento',
  linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  footer: {
    recipient: (sender) => `Recibe este mensaje porque ${sender} le ha añadido al documento.`,
    owner: 'Recibe este mensaje porque se refiere a un documento suyo.',
    workspace: 'Recibe este mensaje porque se refiere a su espacio de trabajo.',
    keepLink: 'Este enlace es personal: por favor, no lo reenvíe.',
    password: 'Nunca le pedimos su contraseña por correo electrónico.',
  },
};
