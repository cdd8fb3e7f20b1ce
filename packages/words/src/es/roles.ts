import type { InvitedRoles, RoleInMails, RoleOnPage, Roles } from '../roles.ts';

/** On certificates, and of others who act. */
export const names: Roles<string> = {
  signer: 'Firma',
  approver: 'Aprobación',
  viewer: 'Lectura',
  cc: 'Copia',
};

export const inMails: InvitedRoles<RoleInMails> = {
  signer: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} le pide que firme «${title}»`,
      heading: `Por favor, firme «${title}»`,
      lines: [
        `${sender} le ha enviado un documento para firmar.`,
        'Léalo con calma: nada queda firmado hasta que usted lo confirme.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Recordatorio: por favor, firme «${title}»`,
      heading: `«${title}» está pendiente de su firma`,
      lines: [`${sender} le envió este documento y todavía falta su firma.`],
    }),
    button: 'Revisar y firmar',
  },
  approver: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} le pide que apruebe «${title}»`,
      heading: `Por favor, apruebe «${title}»`,
      lines: [
        `${sender} le ha enviado un documento para aprobar.`,
        'Léalo con calma: nada queda aprobado hasta que usted lo confirme.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Recordatorio: por favor, apruebe «${title}»`,
      heading: `«${title}» está pendiente de su aprobación`,
      lines: [`${sender} le envió este documento y todavía falta su aprobación.`],
    }),
    button: 'Revisar y aprobar',
  },
  viewer: {
    invitation: ({ sender, title }) => ({
      subject: `${sender} ha compartido «${title}» con usted`,
      heading: `«${title}» está a su disposición`,
      lines: [`${sender} le ha enviado un documento para su lectura.`, 'No tiene que firmar nada.'],
    }),
    reminder: ({ sender, title }) => ({
      subject: `Recordatorio: «${title}» está a su disposición`,
      heading: `«${title}» está a su disposición`,
      lines: [`${sender} le envió este documento para su lectura. No tiene que firmar nada.`],
    }),
    button: 'Leer el documento',
  },
};

export const onPage: Roles<RoleOnPage> = {
  signer: {
    name: names.signer,
    consent: [
      'Se le pide que firme un documento en la pantalla; su firma electrónica le vincula como una manuscrita.',
      'Puede pedirlo en papel y, hasta que firme, echarse atrás con «No quiero firmar electrónicamente».',
      'El texto completo está abajo: es lo que usted acepta, y se conserva con su firma.',
    ],
    title: 'Firmar este documento',
    lead: 'Lea primero el documento y después firme. Nada es vinculante hasta que usted lo confirme.',
    jump: 'Ir a la firma',
    actingAs: 'Usted firma como',
    decline: 'Negarse a firmar',
    declineTitle: '¿Negarse a firmar?',
    done: 'Usted ha firmado',
    completed: 'Firmado y completado',
  },
  approver: {
    name: names.approver,
    consent: [
      'Se le pide que apruebe un documento en la pantalla.',
      'Puede pedirlo en papel y, hasta que apruebe, echarse atrás con «No quiero aprobar electrónicamente».',
      'El texto completo está abajo: es lo que usted acepta, y se conserva con su aprobación.',
    ],
    title: 'Aprobar este documento',
    lead: 'Lea primero el documento y después apruébelo. Nada es vinculante hasta que usted lo confirme.',
    jump: 'Ir a la aprobación',
    actingAs: 'Usted aprueba como',
    decline: 'Negarse a aprobar',
    declineTitle: '¿Negarse a aprobar?',
    done: 'Usted ha aprobado',
    completed: 'Aprobado y completado',
  },
  viewer: {
    name: names.viewer,
    consent: [],
    title: 'Para su información',
    lead: 'Se ha compartido este documento con usted para su lectura. No tiene que firmar nada.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'Usted ha visto este documento',
    completed: 'Completado',
  },
  cc: {
    name: names.cc,
    consent: [],
    title: 'Una copia para usted',
    lead: 'No tiene que hacer nada. Cuando todos hayan actuado, recibirá el documento completado por correo y este enlace lo mostrará.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'Usted tiene una copia',
    completed: 'Completado',
  },
};
