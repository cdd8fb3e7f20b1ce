import type { VerifyWords } from '../verify-words.ts';

export const verify: VerifyWords = {
  language: 'es',
  noScript: (command) =>
    `Esta página comprueba documentos sellados y necesita JavaScript. Actívelo y vuelva a cargar la página. Sin JavaScript, la orden ${command} comprueba un archivo en su propio equipo.`,
  footer: 'Verificación por Countersign',
  file: {
    title: '¿Es auténtico este documento?',
    text: 'Elija un PDF sellado o un ZIP de evidencias. Su sello, sus pruebas de firma y sus sellos de tiempo se comprueban de nuevo, y usted ve cada resultado: lo que es correcto, lo que falla y lo que no se ha comprobado.',
    privacy: 'El archivo se envía a este servicio para comprobarlo. No se conserva nada de él.',
  },
  document: {
    title: '¿Es su copia el documento sellado?',
    text: 'Elija el PDF sellado que tiene. Si es el que se selló aquí, verá quién actuó y cuándo.',
    found: {
      title: 'El código pertenece a un documento sellado aquí',
      text: 'No dice nada de lo que usted tiene: un código se puede copiar. Compare lo que tiene con los datos siguientes, o elija el PDF sellado para que se compare.',
    },
    privacy:
      'Su archivo permanece en este dispositivo: su navegador calcula la huella SHA-256 y no envía nada más.',
    same: {
      title: 'Su archivo es el documento sellado',
      text: 'Su huella es la que se conserva aquí: no difiere ni un solo byte.',
    },
    different: {
      title: 'Su archivo no es la copia que se conserva aquí',
      text: 'Puede ser otro archivo, un escaneado o una impresión, una copia anterior a la renovación del sello, o un archivo modificado. La comprobación completa dice más.',
    },
    unknown: {
      title: 'No se puede mostrar nada',
      text: 'No hay aquí ningún documento sellado que corresponda a esta dirección y a su archivo o código. Elija el PDF sellado tal como lo recibió, o escanee de nuevo el código del certificado.',
    },
    fullCheck: 'Comprobar el archivo completo',
    insecure:
      'Esta página se abrió sin cifrado, por lo que el navegador no calcula huellas. Ábrala con https.',
  },
  drop: {
    label: 'Suelte el archivo aquí',
    choose: 'Elegir un archivo',
    kinds: 'PDF o ZIP, hasta 256 MB',
  },
  working: {
    checking: (name) => `Comprobando ${name}…`,
    hashing: (name) => `Comparando ${name}…`,
    wait: 'Tarda unos segundos; con un archivo grande, algo más.',
  },
  cancel: 'Cancelar',
  again: 'Comprobar otro archivo',
  findings: {
    genuine: {
      title: 'Este documento es auténtico',
      text: 'Lo selló este servicio y lo sellado no ha cambiado. Todas las comprobaciones son correctas.',
    },
    partly: {
      title: 'Ninguna comprobación falla, pero no se ha comprobado todo',
      text: 'El documento lo selló este servicio y lo sellado no ha cambiado. Lo que no se ha comprobado, y por qué, figura al principio de la lista de abajo.',
    },
    development: {
      title: 'Esto es solo un ensayo y no demuestra nada',
      text: 'Ninguna comprobación falla y lo sellado no ha cambiado. Pero se selló con una clave de desarrollo, que cualquiera puede crear.',
    },
    unsigned: {
      title: 'No se ha encontrado ningún sello en este archivo',
      text: 'No hay nada en él que se pueda comprobar aquí. Pida el PDF sellado al remitente; una impresión o una copia guardada de nuevo pierde el sello.',
    },
    altered: {
      title: 'Este archivo se ha modificado',
      text: 'Sus bytes no son los que se sellaron. No confíe en él y pida el PDF sellado al remitente.',
    },
    added: {
      title: 'Se añadió algo después de sellar este documento',
      text: (bytes) =>
        `Lo sellado no ha cambiado: son los primeros ${bytes} bytes del PDF. Lo que otros añadieron después no se evalúa y puede cambiar lo que muestra un lector de PDF.`,
    },
    doubtful: {
      title: 'No confíe todavía en este archivo',
      text: 'Falla al menos una comprobación. Lea abajo cuál y qué significa.',
    },
    too_complex: {
      title: 'No se pudo comprobar el archivo',
      text: 'Requirió más tiempo o memoria de lo permitido aquí. Eso no dice si es auténtico. Compruébelo en su propio equipo con la orden «countersign verify» o pida el PDF sellado al remitente.',
    },
  },
  failures: {
    too_large:
      'El archivo supera los 256 MB y no se puede comprobar aquí. Pida el PDF sellado al remitente.',
    unsupported: 'No es un PDF ni un ZIP de evidencias. Elija el archivo tal como lo recibió.',
    unknown: 'No hay nada en esta dirección. Abra el enlace o escanee el código de nuevo.',
    slow: 'El archivo llegaba demasiado despacio y se interrumpió su recepción. Inténtelo de nuevo con una conexión más rápida.',
    busy: 'Se están comprobando demasiados archivos o han llegado demasiados desde su red. Espere un minuto e inténtelo de nuevo.',
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
  sealedPart: {
    title: 'La parte sellada por separado',
    text: (bytes) =>
      `Lo que abarca el sello, los primeros ${bytes} bytes del PDF, se puede guardar sin nada de lo que sigue; los sellos de tiempo que añadió este servicio también quedan fuera. Se lee del archivo en este dispositivo.`,
    save: 'Guardar la parte sellada',
  },
  checks: {
    title: 'Cada comprobación',
    holds: 'Correcta',
    fails: 'Falla',
    unchecked: {
      state: 'No comprobado',
      text: 'Esto no se ha comprobado. El detalle técnico indica el motivo.',
      reasons: {
        unreadable: 'El archivo o su sello no se puede leer, por lo que esto no se ha comprobado.',
        unreadable_signature: 'La firma no se puede leer, por lo que esto no se ha comprobado.',
        untrusted: 'Los certificados no son de confianza, por lo que esto no se ha comprobado.',
        no_status:
          'El sello no indica el estado de sus certificados: nada en el archivo dice si alguno estaba revocado.',
        no_timestamp:
          'El sello no lleva ningún sello de tiempo: la hora es la que él mismo declara y nada la prueba.',
        unproved: 'Un sello de tiempo del archivo no es válido, por lo que nada prueba esto.',
        no_log_key:
          'Aquí no se conoce ninguna clave del registro, por lo que esto no se ha comprobado.',
      },
    },
    detail: 'Detalle técnico (en inglés)',
    other: { title: 'Otra comprobación', holds: 'Es correcta.', fails: 'Falla.' },
    names: {
      zip: {
        title: 'Archivos del ZIP',
        holds:
          'Los archivos del ZIP son aquellos a los que lleva el PDF sellado. Los certificados raíz y las claves que contiene son solo su propia declaración.',
        fails: 'Un archivo del ZIP falta, se modificó o no pertenece a él.',
      },
      'seal bytes': {
        title: 'Sin cambios',
        holds: 'Los bytes sellados no han cambiado.',
        fails:
          'El documento se modificó después de sellarlo, o no lleva ningún sello de este servicio.',
      },
      'seal additions': {
        title: 'Nada más añadido',
        holds:
          'Tras el sello solo hay sellos de tiempo y datos de validación en la forma en que este servicio los añade.',
        fails: 'Alguien ajeno añadió algo después del sello. No se evalúa.',
      },
      'seal signature': {
        title: 'El sello',
        holds: 'El sello se hizo con la clave de su certificado.',
        fails: 'El sello no se hizo con la clave de su certificado.',
      },
      'seal certificates': {
        title: 'Quién lo selló',
        holds: 'El certificado es uno de los que este servicio usa para sellar y era válido.',
        fails:
          'No está demostrado que el sello sea de este servicio: aquí no se conoce su certificado, o no era válido.',
      },
      'seal revocation': {
        title: 'Certificados no revocados',
        holds:
          'Según los estados que contiene el archivo, ningún certificado estaba revocado cuando se hizo el sello.',
        fails: 'Un certificado estaba revocado, o nada prueba que no lo estuviera.',
      },
      'seal timestamps': {
        title: 'Hora del sello',
        holds: 'Los sellos de tiempo prueban que el sello existía en su fecha.',
        fails: 'Un sello de tiempo no es válido, por lo que la hora no está probada.',
      },
      'seal durability': {
        title: 'Nivel del sello',
        holds: 'El archivo conserva el nivel (PAdES) con el que se selló.',
        fails:
          'Faltan o se modificaron sellos de tiempo o datos de validación que seguían al sello.',
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
      consents: {
        title: 'Textos de consentimiento',
        holds: 'Los textos son los que se aceptaron.',
        fails: 'Un texto no es el que se aceptó.',
      },
      given: {
        title: 'Lo que se rellenó y escribió',
        holds: 'Los valores y los textos escritos concuerdan con las pruebas.',
        fails: 'Un valor o un texto escrito no concuerda con su prueba.',
      },
      checkpoint: {
        title: 'Registro de eventos',
        holds: 'El estado del registro está firmado por este servicio.',
        fails: 'El estado del registro no está firmado por este servicio.',
      },
      events: {
        title: 'Eventos del registro',
        holds: 'Cada evento de las evidencias está en el registro, sin cambios.',
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
