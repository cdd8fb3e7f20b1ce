import type { VerifyMessages } from './messages.ts';

export const es: VerifyMessages = {
  language: 'es',
  direction: 'ltr',
  languageLabel: 'Idioma',
  footer: 'Verificación por Countersign',
  file: {
    title: '¿Es auténtico este documento?',
    text: 'Elija un PDF sellado o un ZIP de evidencias. Cada sello, cada prueba de firma y cada sello de tiempo que contiene se comprueba de nuevo, y usted ve cada resultado.',
    privacy: 'El archivo se envía a este servicio para comprobarlo. No se conserva nada de él.',
  },
  document: {
    title: '¿Es su copia el documento sellado?',
    text: 'Elija el PDF sellado que tiene. Si es el que se selló aquí, verá quién actuó y cuándo.',
    found: {
      title: 'Este documento se selló aquí',
      text: 'El código que le ha traído aquí pertenece a un documento que selló este servicio. Compare lo que tiene con los datos siguientes.',
    },
    privacy:
      'Su archivo permanece en este dispositivo. Solo se compara su huella SHA-256, calculada en su navegador.',
    same: {
      title: 'Su archivo es el documento sellado',
      text: 'Su huella es la que se conserva aquí: no difiere ni un solo byte.',
    },
    different: {
      title: 'Su archivo no es la copia que se conserva aquí',
      text: 'Puede ser otro archivo, un escaneado o una impresión, una copia anterior a la renovación del sello, o un archivo modificado. La comprobación completa lo aclara.',
    },
    unknown: {
      title: 'No se puede mostrar nada',
      text: 'No hay aquí ningún documento sellado que corresponda a esta dirección y a su archivo o código. Elija el PDF sellado tal como lo recibió, o escanee de nuevo el código del certificado.',
    },
    fullCheck: 'Comprobar todos los sellos del archivo',
    insecure:
      'Esta página se abrió sin cifrado, por lo que el navegador no calcula huellas. Ábrala con https.',
  },
  drop: {
    label: 'Suelte el archivo aquí',
    choose: 'Elegir un archivo',
    kinds: 'PDF o ZIP, hasta 20 MB',
  },
  working: {
    checking: (name) => `Comprobando ${name}…`,
    hashing: (name) => `Comparando ${name}…`,
    wait: 'Tarda unos segundos; con un archivo grande, hasta un minuto.',
  },
  cancel: 'Cancelar',
  again: 'Comprobar otro archivo',
  findings: {
    genuine: {
      title: 'Este documento es auténtico',
      text: 'Lo selló este servicio y no se ha modificado desde entonces. Todas las comprobaciones son correctas.',
    },
    development: {
      title: 'Esto es solo un ensayo y no demuestra nada',
      text: 'Todas las comprobaciones son correctas y nada ha cambiado desde el sellado. Pero se selló con una clave de desarrollo, que cualquiera puede crear.',
    },
    unsigned: {
      title: 'Este archivo no lleva sello',
      text: 'No hay nada en él que se pueda comprobar. Pida el PDF sellado al remitente; una impresión o una copia guardada de nuevo pierde el sello.',
    },
    altered: {
      title: 'Este archivo se ha modificado',
      text: 'Sus bytes no son los que se sellaron. No confíe en él y pida el PDF sellado al remitente.',
    },
    doubtful: {
      title: 'No confíe todavía en este archivo',
      text: 'Falla al menos una comprobación. Lea abajo cuál y qué significa.',
    },
    too_complex: {
      title: 'No se pudo comprobar el archivo',
      text: 'Requiere más tiempo o memoria de lo permitido. No ocurre con un documento sellado aquí; pida el PDF sellado al remitente.',
    },
  },
  failures: {
    too_large:
      'El archivo supera los 20 MB. Compruébelo en su propio equipo con la orden «countersign verify».',
    unsupported: 'No es un PDF ni un ZIP de evidencias. Elija el archivo tal como lo recibió.',
    unknown: 'No hay nada en esta dirección. Abra el enlace o escanee el código de nuevo.',
    busy: 'Se están comprobando muchos archivos. Espere un minuto e inténtelo de nuevo.',
    offline: 'No se puede acceder al servicio. Revise su conexión e inténtelo de nuevo.',
    failed: 'Algo falló por nuestra parte. Inténtelo de nuevo dentro de un minuto.',
  },
  facts: {
    title: 'Lo que dice el documento',
    document: 'Documento',
    documentTitle: 'Título',
    organization: 'Enviado por',
    completed: 'Completado',
    people: 'Quién actuó',
    meanings: { signed: 'firmó', approved: 'aprobó', viewed: 'vio' },
    sealedHash: 'SHA-256 del PDF sellado',
    originalHash: 'SHA-256 del archivo original',
    fileHash: 'SHA-256 de su archivo',
  },
  checks: {
    title: 'Cada comprobación',
    holds: 'Correcta',
    fails: 'Falla',
    detail: 'Detalle técnico (en inglés)',
    other: { title: 'Otra comprobación', holds: 'Es correcta.', fails: 'Falla.' },
    names: {
      zip: {
        title: 'Archivos del ZIP',
        holds: 'Cada archivo del ZIP es como lo contiene el PDF sellado.',
        fails: 'Un archivo del ZIP falta, se modificó o no pertenece a él.',
      },
      'seal bytes': {
        title: 'Sin cambios',
        holds: 'Ni un byte del documento ha cambiado desde que se selló.',
        fails: 'El documento se modificó después de sellarlo, o no lleva sello.',
      },
      'seal additions': {
        title: 'Nada añadido',
        holds: 'Tras el sello solo hay sellos de tiempo y datos de validación.',
        fails: 'Se añadió algo después del sello.',
      },
      'seal signature': {
        title: 'El sello',
        holds: 'El sello se hizo con la clave de su certificado.',
        fails: 'El sello no se hizo con la clave de su certificado.',
      },
      'seal certificates': {
        title: 'Quién lo selló',
        holds: 'El sello es el de este servicio.',
        fails: 'El sello no es el de este servicio: aquí no se conoce a quien lo hizo.',
      },
      'seal revocation': {
        title: 'Certificados no revocados',
        holds:
          'Ningún certificado estaba revocado cuando se hizo el sello, en la medida en que el sello indica su estado.',
        fails: 'Nada prueba que los certificados no estuvieran revocados.',
      },
      'seal timestamps': {
        title: 'Hora del sello',
        holds:
          'Las horas están probadas por sellos de tiempo, en la medida en que el sello los lleva.',
        fails: 'Un sello de tiempo no es válido, por lo que la hora no está probada.',
      },
      evidence: {
        title: 'Evidencias adjuntas',
        holds: 'Las evidencias están y se pueden leer.',
        fails: 'Las evidencias que corresponden al sello faltan o no se pueden leer.',
      },
      document: {
        title: 'Lo que se firmó',
        holds: 'El archivo sellado empieza, byte por byte, con el documento firmado.',
        fails: 'El archivo sellado no empieza con el documento firmado.',
      },
      record: {
        title: 'Prueba de una firma',
        holds: 'La prueba del acto de esta persona es válida.',
        fails: 'La prueba del acto de esta persona no es válida.',
      },
      records: {
        title: 'Pruebas de firma',
        holds:
          'Están en el archivo; solo el sello responde de ellas, como era habitual en documentos anteriores.',
        fails: 'Una prueba no se puede leer o es de otro documento.',
      },
      consents: {
        title: 'Textos de consentimiento',
        holds: 'Los textos son los que se aceptaron.',
        fails: 'Un texto no es el que se aceptó.',
      },
      checkpoint: {
        title: 'Registro de eventos',
        holds: 'El estado del registro está firmado por este servicio.',
        fails: 'El estado del registro no está firmado por este servicio.',
      },
      events: {
        title: 'Eventos del registro',
        holds: 'Cada evento está en el registro, sin cambios.',
        fails: 'Un evento no está en el registro o se modificó.',
      },
      'checkpoint timestamp': {
        title: 'Sello de tiempo del registro',
        holds: 'Un sello de tiempo prueba que estos eventos ya estaban entonces en el registro.',
        fails: 'El sello de tiempo del registro no es válido o es de otro registro.',
      },
      completeness: {
        title: 'Historial completo',
        holds: 'No falta ningún evento del documento hasta que se completó.',
        fails: 'Falta un evento del documento o no concuerda con el resto.',
      },
    },
  },
};
