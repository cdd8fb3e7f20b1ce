import { percentIn, pluralIn } from '../languages/numbers.ts';
import type { Messages } from './en.ts';
import { states } from './states/es.ts';

const plural = pluralIn('es');

export const es: Messages = {
  language: 'es',
  direction: 'ltr',
  languageLabel: 'Idioma',

  loading: 'Abriendo el documento…',
  footer: 'Protegido por Countersign',
  sentBy: 'Enviado por',
  deadline: 'Fecha límite',
  progressLabel: 'Progreso',
  progress: (done, total) => `Completado: ${done} de ${total}`,
  messageFrom: (name) => `Mensaje de ${name}`,
  step: (step, of) => `Paso ${step} de ${of}`,
  cancel: 'Volver',
  downloading: 'Descargando…',
  optional: '(opcional)',
  checkAgain: 'Comprobar de nuevo',
  tryAgain: 'Intentar de nuevo',

  consent: {
    title: 'Antes de abrir el documento',
    lead: (role) =>
      role === 'approver'
        ? 'Se le pide que apruebe un documento por vía electrónica. Lea primero lo que eso significa.'
        : 'Se le pide que firme un documento por vía electrónica. Lea primero lo que eso significa.',
    textLabel: 'Consentimiento para registros y firmas electrónicos',
    version: (version) => `Texto ${version}`,
    accept: 'He leído este texto y acepto el uso de registros y firmas electrónicos.',
    mustAccept: 'Marque la casilla para continuar.',
    continue: 'Aceptar y abrir el documento',
    changed: 'El texto ha cambiado entretanto. Léalo de nuevo, por favor.',
  },

  document: {
    label: 'Documento',
    page: (page, count) => `Página ${page} de ${count}`,
    pages: (count) => plural(count, { one: '# página', other: '# páginas' }),
    zoomIn: 'Ampliar',
    zoomOut: 'Reducir',
    zoom: percentIn('es'),
    save: 'Guardar una copia',
    loading: 'Cargando el documento…',
    failed: 'No se ha podido mostrar el documento.',
    failedHint: 'Puede que se haya interrumpido su conexión. No se ha firmado nada.',
    pageFailed: 'No se ha podido mostrar esta página.',
    notViewed: 'Todavía no se ha podido registrar que usted ha abierto el documento.',
  },

  ready: {
    signer: {
      title: 'Firmar este documento',
      lead: 'Lea primero el documento y después firme. Nada es vinculante hasta que usted lo confirme.',
    },
    approver: {
      title: 'Aprobar este documento',
      lead: 'Lea primero el documento y después apruébelo. Nada es vinculante hasta que usted lo confirme.',
    },
    viewer: {
      title: 'Para su información',
      lead: 'Se ha compartido este documento con usted para su lectura. No tiene que firmar nada.',
    },
    jump: { signer: 'Ir a la firma', approver: 'Ir a la aprobación', viewer: '' },
    notViewedYet: 'Podrá continuar en cuanto la primera página se muestre en su pantalla.',
    fields: 'Sus datos',
    reviewSign: 'Revisar y firmar',
    reviewApprove: 'Revisar y aprobar',
    decline: { signer: 'Negarse a firmar', approver: 'Negarse a aprobar', viewer: '' },
    optOut: 'No quiero firmar electrónicamente',
    otherWays: '¿No quiere continuar ahora?',
    later: 'Puede cerrar esta página y volver con el mismo enlace.',
    mendFirst: (count) =>
      plural(count, { one: 'Todavía falta un dato:', other: 'Todavía faltan # datos:' }),
    required: 'Rellene este campo.',
    mustTick: 'Marque esta casilla.',
    choose: 'Elija una opción',
    badNumber: 'Indique un número, sin separador de miles.',
    badDate: 'Indique una fecha completa.',
    badEmail: 'Indique una dirección de correo electrónico.',
  },

  signature: {
    title: 'Su firma',
    how: '¿Cómo desea firmar?',
    type: 'Escribir',
    draw: 'Dibujar',
    typeLabel: 'Su nombre',
    face: 'Estilo de letra',
    faces: { caveat: 'Informal', marck_script: 'Fluida', great_vibes: 'Elegante' },
    drawLabel:
      'Zona de dibujo para su firma. Si no usa ratón ni pantalla táctil, elija «Escribir».',
    drawLabelOnly: 'Zona de dibujo para su firma',
    drawHint: 'Firme aquí con el dedo, un lápiz o el ratón',
    undo: 'Deshacer',
    clear: 'Borrar',
    missingText: 'Escriba su nombre.',
    missingDrawing: 'Dibuje su firma.',
    refused: 'El remitente no acepta este tipo de firma. Por favor, firme de otra manera.',
    picture: 'Imagen de su firma',
    missingPicture: 'Elija una imagen de su firma.',
  },

  initials: {
    title: 'Sus iniciales',
    how: '¿Cómo desea poner sus iniciales?',
    optional: 'Opcional: sin iniciales, sus espacios quedan vacíos.',
    typeLabel: 'Iniciales',
    drawLabel:
      'Zona de dibujo para sus iniciales. Si no usa ratón ni pantalla táctil, elija «Escribir».',
    drawLabelOnly: 'Zona de dibujo para sus iniciales',
    missingText: 'Escriba sus iniciales.',
    missingDrawing: 'Dibuje sus iniciales.',
    picture: 'Imagen de sus iniciales',
    missingPicture: 'Elija una imagen de sus iniciales.',
  },

  review: {
    signTitle: 'Revisar y firmar',
    approveTitle: 'Revisar y aprobar',
    document: 'Documento',
    signer: 'Usted firma como',
    approver: 'Usted aprueba como',
    signature: 'Firma',
    signStatement:
      'Al elegir «Firmar el documento», firmo este documento. Quiero que mi firma electrónica me vincule como lo haría una manuscrita.',
    approveStatement:
      'Al elegir «Aprobar el documento», apruebo este documento tal como se me muestra.',
    sign: 'Firmar el documento',
    approve: 'Aprobar el documento',
    working: 'Un momento…',
    yes: 'Sí',
    no: 'No',
    empty: 'sin rellenar',
  },

  decline: {
    title: { signer: '¿Negarse a firmar?', approver: '¿Negarse a aprobar?', viewer: '' },
    lead: 'El documento se cerrará para todas las personas y se avisará al remitente. No se puede deshacer.',
    reason: 'Motivo',
    reasonHint: 'El remitente lo leerá.',
    confirm: 'Rechazar el documento',
  },

  optOut: {
    title: '¿No firmar electrónicamente?',
    lead: (sender) =>
      `El documento se cerrará para todas las personas y contará como rechazado. Se avisará a ${sender}, que podrá pedirle que firme en papel. No se puede deshacer.`,
    confirm: 'No firmar electrónicamente',
  },

  states,

  place: {
    pageNumber: 'Página',
    ofPages: (count) => `de ${count}`,
    position: (step, of) =>
      step === 0 ? plural(of, { one: '# campo', other: '# campos' }) : `Campo ${step} de ${of}`,
    left: (count) =>
      count === 0
        ? 'Todo está completo'
        : plural(count, { one: 'Queda # por rellenar', other: 'Quedan # por rellenar' }),
    start: 'Empezar',
    next: 'Siguiente',
    previous: 'Anterior',
    backToPage: 'Volver a la página',
    backToList: 'Volver a lo que falta',
    asList: 'Rellenar como lista',
    signHere: 'Firme aquí',
    initialHere: 'Iniciales',
    signed: 'aquí figura su firma',
    initialled: 'aquí figuran sus iniciales',
    tooLong: (most) =>
      plural(most, {
        one: 'Utilice # carácter como máximo.',
        other: 'Utilice # caracteres como máximo.',
      }),
    refused:
      'Algunos de los datos no se han aceptado. Vuelva atrás y compruebe lo que está señalado.',
    unreadable: 'Este navegador no puede mostrar el documento.',
    unreadableHint:
      'Guarde una copia y léala en otro programa. Después, vuelva aquí para continuar.',
    close: 'Cerrar',
    voidReason: 'Motivo indicado',
    kept: 'Lo que ha rellenado se conserva en este dispositivo hasta que firme o rechace, 30 días como máximo.',
    notKept:
      'Este navegador no permite que la página conserve lo que rellena: se perderá cuando salga de ella.',
  },

  upload: {
    way: 'Subir',
    hint: 'PNG o JPEG, hasta 10 MB. Lo mejor es tinta oscura sobre papel blanco.',
    reading: 'Examinando la imagen…',
    preview: 'La imagen que ha elegido',
    refused: {
      type: 'No es una imagen PNG ni JPEG. Por favor, elija otra.',
      size: 'Esta imagen tiene más de 10 MB. Elija una más pequeña o recórtela hasta la firma.',
      damaged: 'Esta imagen no se puede abrir. Por favor, elija otra.',
      blank: 'En esta imagen no se ve nada. Por favor, elija otra.',
    },
    nameRefused:
      'Este nombre tiene caracteres que no se pueden imprimir en el documento. Escríbalo sin ellos o dibuje su firma.',
  },

  errors: {
    offline: 'Ahora mismo no hay conexión. No se ha perdido nada; inténtelo de nuevo.',
    tooMany: 'Demasiados intentos en poco tiempo. Espere un momento e inténtelo de nuevo.',
    server: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo dentro de un momento.',
    field: 'Este dato no se ha aceptado. Compruébelo, por favor.',
    picture:
      'Esta imagen de su firma no se puede utilizar. Vuelva a dibujar o elija otra, por favor.',
    other: 'No ha funcionado. Vuelva a cargar la página y, si se repite, consulte al remitente.',
    reference: (id) => `Referencia: ${id}`,
    changed: 'El documento ha cambiado entretanto. Así está ahora.',
  },
};
