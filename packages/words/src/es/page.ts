import { percentIn, pluralIn } from '../plurals.ts';
import type { PageWords } from '../en/page.ts';
import { delegation } from './delegation.ts';
import { proof } from './proof.ts';
import { onPage } from './roles.ts';

const plural = pluralIn('es');

export const page: PageWords = {
  language: 'es',

  noScript:
    'Esta página muestra un documento para firmar y necesita JavaScript. Actívelo y vuelva a cargar la página, o pida el documento en papel al remitente.',
  outdated:
    'Este navegador es demasiado antiguo para mostrar el documento. Actualícelo o abra el enlace en una versión actual de Chrome, Edge, Firefox, Safari o Samsung Internet.',
  unstarted: 'Esta página no ha llegado completa. Compruebe su conexión.',
  loadAnew: 'Volver a cargar la página',
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

  roles: onPage,

  consent: {
    title: 'Antes de abrir el documento',

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
    notSaved: '¿No se ha guardado nada?',
    ownAddress: 'Abrir el PDF en una dirección propia',
    print: {
      notReady:
        'Todavía no estaban listas todas las páginas para imprimirse. Vuelva a imprimir dentro de un momento, o guarde una copia e imprímala: así se imprimen todas las páginas.',
      ready: 'Todas las páginas están listas: ya puede volver a imprimir.',
      tooLong:
        'Este documento es demasiado largo para imprimirlo desde esta página. Guarde una copia e imprímala.',
    },
    loading: 'Cargando el documento…',
    failed: 'No se ha podido mostrar el documento.',
    failedHint: 'Puede que se haya interrumpido su conexión. No se ha firmado nada.',
    pageFailed: 'No se ha podido mostrar esta página.',
    show: 'Mostrar el documento',
    notViewed: 'Todavía no se ha podido registrar que usted ha abierto el documento.',
  },

  ready: {
    notViewedYet: 'Podrá continuar en cuanto la primera página se muestre en su pantalla.',
    fields: 'Sus datos',
    reviewSign: 'Revisar y firmar',
    reviewApprove: 'Revisar y aprobar',

    optOut: 'No quiero firmar electrónicamente',
    optOutOfApproval: 'No quiero aprobar electrónicamente',
    otherWays: '¿No quiere continuar ahora?',
    later: 'Puede cerrar esta página y volver con el mismo enlace.',
    mendFirst: (count) =>
      plural(count, { one: 'Todavía falta un dato:', other: 'Todavía faltan # datos:' }),
    required: 'Rellene este campo.',
    mustTick: 'Marque esta casilla.',
    choose: 'Elija una opción',
    chooseDate: 'Elegir una fecha',
    noChoice: 'Ninguna opción',
    badNumber: 'Indique un número, por ejemplo 1.240,50.',
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
    filledIn: (count) => plural(count, { one: 'Sus datos: # campo', other: 'Sus datos: # campos' }),
  },

  decline: {
    lead: 'El documento se cerrará para todas las personas y se avisará al remitente. No se puede deshacer.',
    reason: 'Motivo',
    reasonHint: 'El remitente lo leerá.',
    confirm: 'Rechazar el documento',
  },

  delegation,

  proof,

  optOut: {
    title: '¿No firmar electrónicamente?',
    lead: (sender) =>
      `El documento se cerrará para todas las personas y contará como rechazado. Se avisará a ${sender}, que podrá pedirle que firme en papel. No se puede deshacer.`,
    confirm: 'No firmar electrónicamente',
  },

  optOutOfApproval: {
    title: '¿No aprobar electrónicamente?',
    lead: (sender) =>
      `El documento se cerrará para todas las personas y contará como rechazado. Se avisará a ${sender}, que podrá presentárselo en papel. No se puede deshacer.`,
    confirm: 'No aprobar electrónicamente',
  },

  states: {
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
      lead: 'Gracias. Todavía faltan por intervenir otras personas; cuando todas lo hayan hecho, podrá descargar aquí el documento completado. Puede cerrar esta página.',
    },
    completed: {
      title: 'Completado',

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
    willBeMailed: (email) => `El documento completado se enviará a ${email}.`,
    isMailed: (email) => `El documento completado también se envía a ${email}.`,
    optedOut: {
      title: 'Usted prefiere el papel',
      lead: (sender) =>
        `Ha decidido no hacerlo electrónicamente, así que el documento queda cerrado aquí. Se ha avisado a ${sender}, que podrá enviárselo en papel.`,
    },
    contact: '¿Tiene preguntas?',
    recordedAt: (when) => `Registrado el ${when}`,
    showDocument: 'El documento',
    participants: {
      title: 'Quién interviene en este documento',
      you: '(usted)',

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
  },

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

  adopting: {
    here: 'Usar aquí',
    inAll: (places) => plural(places, { one: 'Usar en su lugar', other: 'Usar en los # lugares' }),
    where: (pages, count) => (count === 1 ? `Página ${pages}` : `Páginas ${pages}`),
    standing: (done, of) => `Lugares completados: ${done} de ${of}.`,
    open: (places) =>
      plural(places, { one: 'Falta aún en su lugar.', other: 'Falta aún en # lugares.' }),
  },

  prefilled: {
    suggested: 'Propuesto por el remitente',
    bySender: 'Rellenado por el remitente',
    byItself: 'Se rellena por usted',
    dayOf: { signer: 'Fecha de la firma', approver: 'Fecha de la aprobación' },
  },

  goOn: {
    to: (host) => `Continuar en ${host}`,
    soon: (host, seconds) =>
      plural(seconds, {
        one: `Esta página continúa en ${host} dentro de # segundo.`,
        other: `Esta página continúa en ${host} dentro de # segundos.`,
      }),
    stop: 'Quedarse aquí',
    stopped: 'Se queda en esta página.',
  },

  upload: {
    way: 'Subir',
    choose: 'Elegir una imagen',
    hint: 'PNG o JPEG, hasta 10 MB. Lo mejor es tinta oscura sobre papel blanco.',
    reading: 'Examinando la imagen…',
    preview: 'La imagen que ha elegido',
    refused: {
      type: 'No es una imagen PNG ni JPEG. Por favor, elija otra.',
      size: 'Esta imagen tiene más de 10 MB. Elija una más pequeña o recórtela hasta la firma.',
      damaged: 'Esta imagen no se puede abrir. Por favor, elija otra.',
      blank: 'En esta imagen no se ve nada. Por favor, elija otra.',
      unscaled:
        'Este navegador no puede reducir la imagen. Elija una de 1,3 MB y 4000 píxeles por lado como máximo, o utilice otro navegador.',
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
