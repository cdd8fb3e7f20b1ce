import { percentIn, pluralIn } from '../languages/numbers.ts';
import type { Messages } from './en.ts';
import { states } from './states/de.ts';

const plural = pluralIn('de');

export const de: Messages = {
  language: 'de',
  direction: 'ltr',
  languageLabel: 'Sprache',

  loading: 'Das Dokument wird geöffnet …',
  footer: 'Gesichert durch Countersign',
  sentBy: 'Gesendet von',
  deadline: 'Bitte erledigen bis',
  progressLabel: 'Fortschritt',
  progress: (done, total) => `${done} von ${total} erledigt`,
  messageFrom: (name) => `Nachricht von ${name}`,
  step: (step, of) => `Schritt ${step} von ${of}`,
  cancel: 'Zurück',
  downloading: 'Wird heruntergeladen …',
  optional: '(freiwillig)',
  checkAgain: 'Erneut nachsehen',
  tryAgain: 'Erneut versuchen',

  consent: {
    title: 'Bevor Sie das Dokument öffnen',
    lead: (role) =>
      role === 'approver'
        ? 'Sie werden gebeten, ein Dokument elektronisch freizugeben. Bitte lesen Sie zuerst, was das bedeutet.'
        : 'Sie werden gebeten, ein Dokument elektronisch zu unterschreiben. Bitte lesen Sie zuerst, was das bedeutet.',
    textLabel: 'Zustimmung zu elektronischen Aufzeichnungen und Unterschriften',
    version: (version) => `Text ${version}`,
    accept:
      'Ich habe dies gelesen und bin mit elektronischen Aufzeichnungen und Unterschriften einverstanden.',
    mustAccept: 'Bitte kreuzen Sie das Kästchen an, um fortzufahren.',
    continue: 'Zustimmen und Dokument öffnen',
    changed: 'Der Text hat sich inzwischen geändert. Bitte lesen Sie ihn noch einmal.',
  },

  document: {
    label: 'Dokument',
    page: (page, count) => `Seite ${page} von ${count}`,
    pages: (count) => plural(count, { one: '# Seite', other: '# Seiten' }),
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    zoom: percentIn('de'),
    save: 'Kopie speichern',
    loading: 'Das Dokument wird geladen …',
    failed: 'Das Dokument konnte nicht angezeigt werden.',
    failedHint: 'Vielleicht war Ihre Verbindung unterbrochen. Es wurde nichts unterschrieben.',
    pageFailed: 'Diese Seite konnte nicht angezeigt werden.',
    notViewed: 'Dass Sie das Dokument geöffnet haben, konnte noch nicht festgehalten werden.',
  },

  ready: {
    signer: {
      title: 'Dieses Dokument unterschreiben',
      lead: 'Lesen Sie zuerst das Dokument und unterschreiben Sie dann. Verbindlich wird erst, was Sie ausdrücklich bestätigen.',
    },
    approver: {
      title: 'Dieses Dokument freigeben',
      lead: 'Lesen Sie zuerst das Dokument und geben Sie es dann frei. Verbindlich wird erst, was Sie ausdrücklich bestätigen.',
    },
    viewer: {
      title: 'Zu Ihrer Kenntnis',
      lead: 'Dieses Dokument wurde zum Lesen mit Ihnen geteilt. Sie müssen nichts unterschreiben.',
    },
    jump: { signer: 'Zur Unterschrift', approver: 'Zur Freigabe', viewer: '' },
    notViewedYet:
      'Sie können fortfahren, sobald die erste Seite auf Ihrem Bildschirm zu sehen ist.',
    fields: 'Ihre Angaben',
    reviewSign: 'Prüfen und unterschreiben',
    reviewApprove: 'Prüfen und freigeben',
    decline: { signer: 'Unterschrift ablehnen', approver: 'Freigabe ablehnen', viewer: '' },
    optOut: 'Ich möchte nicht elektronisch unterschreiben',
    otherWays: 'Möchten Sie noch nicht fortfahren?',
    later: 'Sie können diese Seite schließen und über denselben Link zurückkommen.',
    mendFirst: (count) =>
      plural(count, { one: 'Eine Angabe fehlt noch:', other: '# Angaben fehlen noch:' }),
    required: 'Bitte füllen Sie dieses Feld aus.',
    mustTick: 'Bitte kreuzen Sie dieses Kästchen an.',
    choose: 'Bitte wählen',
    badNumber: 'Bitte geben Sie eine Zahl an, ohne Trennzeichen zwischen Tausendern.',
    badDate: 'Bitte geben Sie ein vollständiges Datum an.',
    badEmail: 'Bitte geben Sie eine E-Mail-Adresse an.',
  },

  signature: {
    title: 'Ihre Unterschrift',
    how: 'Wie möchten Sie unterschreiben?',
    type: 'Tippen',
    draw: 'Zeichnen',
    typeLabel: 'Ihr Name',
    face: 'Art der Handschrift',
    faces: { caveat: 'Locker', marck_script: 'Schwungvoll', great_vibes: 'Förmlich' },
    drawLabel:
      'Zeichenfläche für Ihre Unterschrift. Ohne Zeigegerät wählen Sie stattdessen „Tippen“.',
    drawLabelOnly: 'Zeichenfläche für Ihre Unterschrift',
    drawHint: 'Hier mit Finger, Stift oder Maus unterschreiben',
    undo: 'Rückgängig',
    clear: 'Löschen',
    missingText: 'Bitte geben Sie Ihren Namen ein.',
    missingDrawing: 'Bitte zeichnen Sie Ihre Unterschrift.',
    refused:
      'Der Absender nimmt diese Art der Unterschrift nicht an. Bitte unterschreiben Sie auf andere Weise.',
    picture: 'Bild Ihrer Unterschrift',
    missingPicture: 'Bitte wählen Sie ein Bild Ihrer Unterschrift.',
  },

  initials: {
    title: 'Ihre Paraphe',
    how: 'Wie möchten Sie paraphieren?',
    optional: 'Freiwillig: Ohne Paraphe bleiben die Stellen dafür leer.',
    typeLabel: 'Paraphe (Initialen)',
    drawLabel: 'Zeichenfläche für Ihre Paraphe. Ohne Zeigegerät wählen Sie stattdessen „Tippen“.',
    drawLabelOnly: 'Zeichenfläche für Ihre Paraphe',
    missingText: 'Bitte geben Sie Ihre Initialen ein.',
    missingDrawing: 'Bitte zeichnen Sie Ihre Paraphe.',
    picture: 'Bild Ihrer Paraphe',
    missingPicture: 'Bitte wählen Sie ein Bild Ihrer Paraphe.',
  },

  review: {
    signTitle: 'Prüfen und unterschreiben',
    approveTitle: 'Prüfen und freigeben',
    document: 'Dokument',
    signer: 'Sie unterschreiben als',
    approver: 'Sie geben frei als',
    signature: 'Unterschrift',
    signStatement:
      'Mit „Dokument unterschreiben“ unterschreibe ich dieses Dokument. Meine elektronische Unterschrift soll mich so binden wie eine von Hand.',
    approveStatement:
      'Mit „Dokument freigeben“ gebe ich dieses Dokument so frei, wie es mir angezeigt wird.',
    sign: 'Dokument unterschreiben',
    approve: 'Dokument freigeben',
    working: 'Einen Moment …',
    yes: 'Ja',
    no: 'Nein',
    empty: 'leer gelassen',
  },

  decline: {
    title: { signer: 'Unterschrift ablehnen?', approver: 'Freigabe ablehnen?', viewer: '' },
    lead: 'Das Dokument wird für alle geschlossen, und der Absender erfährt davon. Das lässt sich nicht rückgängig machen.',
    reason: 'Begründung',
    reasonHint: 'Der Absender bekommt sie zu lesen.',
    confirm: 'Dokument ablehnen',
  },

  optOut: {
    title: 'Nicht elektronisch unterschreiben?',
    lead: (sender) =>
      `Das Dokument wird für alle geschlossen und gilt als abgelehnt. ${sender} erfährt davon und bittet Sie vielleicht, auf Papier zu unterschreiben. Das lässt sich nicht rückgängig machen.`,
    confirm: 'Nicht elektronisch unterschreiben',
  },

  states,

  place: {
    pageNumber: 'Seite',
    ofPages: (count) => `von ${count}`,
    position: (step, of) =>
      step === 0 ? plural(of, { one: '# Feld', other: '# Felder' }) : `Feld ${step} von ${of}`,
    left: (count) => (count === 0 ? 'Alles ist ausgefüllt' : `Noch ${count} auszufüllen`),
    start: 'Beginnen',
    next: 'Weiter',
    previous: 'Zurück',
    backToPage: 'Zurück zur Seite',
    backToList: 'Zurück zu dem, was fehlt',
    asList: 'Als Liste ausfüllen',
    signHere: 'Hier unterschreiben',
    initialHere: 'Paraphe',
    signed: 'hier steht Ihre Unterschrift',
    initialled: 'hier steht Ihre Paraphe',
    tooLong: (most) =>
      plural(most, {
        one: 'Bitte verwenden Sie nur ein Zeichen.',
        other: 'Bitte verwenden Sie höchstens # Zeichen.',
      }),
    refused:
      'Manche Ihrer Angaben wurden nicht angenommen. Bitte gehen Sie zurück und prüfen Sie, was markiert ist.',
    unreadable: 'Dieser Browser kann das Dokument nicht anzeigen.',
    unreadableHint:
      'Speichern Sie eine Kopie und lesen Sie sie in einem anderen Programm. Kommen Sie dann hierher zurück, um fortzufahren.',
    close: 'Schließen',
    voidReason: 'Angegebene Begründung',
    kept: 'Was Sie ausgefüllt haben, bleibt auf diesem Gerät, bis Sie unterschreiben oder ablehnen, höchstens 30 Tage.',
    notKept:
      'Dieser Browser lässt nicht zu, dass die Seite Ihre Angaben behält. Beim Verlassen der Seite gehen sie verloren.',
  },

  upload: {
    way: 'Hochladen',
    hint: 'PNG oder JPEG, bis 10 MB. Am besten dunkle Tinte auf weißem Papier.',
    reading: 'Das Bild wird geprüft …',
    preview: 'Das Bild, das Sie gewählt haben',
    refused: {
      type: 'Das ist kein PNG- oder JPEG-Bild. Bitte wählen Sie ein anderes.',
      size: 'Dieses Bild ist größer als 10 MB. Bitte wählen Sie ein kleineres oder schneiden Sie es auf die Unterschrift zu.',
      damaged: 'Dieses Bild lässt sich nicht öffnen. Bitte wählen Sie ein anderes.',
      blank: 'Auf diesem Bild ist nichts zu sehen. Bitte wählen Sie ein anderes.',
    },
    nameRefused:
      'Dieser Name enthält Zeichen, die sich nicht in das Dokument drucken lassen. Bitte schreiben Sie ihn ohne diese oder zeichnen Sie Ihre Unterschrift.',
  },

  errors: {
    offline:
      'Zurzeit besteht keine Verbindung. Nichts ging verloren; bitte versuchen Sie es erneut.',
    tooMany:
      'Zu viele Versuche in kurzer Zeit. Bitte warten Sie einen Augenblick und versuchen Sie es erneut.',
    server: 'Bei uns ist etwas fehlgeschlagen. Bitte versuchen Sie es in einem Augenblick erneut.',
    field: 'Diese Angabe wurde nicht angenommen. Bitte prüfen Sie sie.',
    picture:
      'Dieses Bild Ihrer Unterschrift lässt sich nicht verwenden. Bitte zeichnen Sie neu oder wählen Sie ein anderes.',
    other:
      'Das hat nicht funktioniert. Bitte laden Sie die Seite neu, und fragen Sie den Absender, wenn es wieder geschieht.',
    reference: (id) => `Vorgangsnummer: ${id}`,
    changed: 'Das Dokument hat sich inzwischen geändert. So ist der Stand jetzt.',
  },
};
