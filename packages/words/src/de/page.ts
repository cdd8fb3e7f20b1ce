import { percentIn, pluralIn } from '../plurals.ts';
import type { PageWords } from '../en/page.ts';
import { delegation } from './delegation.ts';
import { proof } from './proof.ts';
import { onPage } from './roles.ts';

const plural = pluralIn('de');

export const page: PageWords = {
  language: 'de',

  noScript:
    'Diese Seite zeigt ein Dokument zur Unterschrift und braucht dafür JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu, oder bitten Sie den Absender um das Dokument auf Papier.',
  outdated:
    'Dieser Browser ist zu alt, um das Dokument anzuzeigen. Bitte aktualisieren Sie ihn, oder öffnen Sie den Link in einem anderen: in aktuellem Chrome, Edge, Firefox, Safari oder Samsung Internet.',
  unstarted: 'Diese Seite ist nicht vollständig angekommen. Bitte prüfen Sie Ihre Verbindung.',
  loadAnew: 'Seite neu laden',
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

  roles: onPage,

  consent: {
    title: 'Bevor Sie das Dokument öffnen',

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
    notSaved: 'Wurde nichts gespeichert?',
    ownAddress: 'Die PDF-Datei unter einer eigenen Adresse öffnen',
    print: {
      notReady:
        'Es waren noch nicht alle Seiten zum Drucken bereit. Drucken Sie gleich noch einmal, oder speichern Sie eine Kopie und drucken Sie diese: Dann werden alle Seiten gedruckt.',
      ready: 'Jetzt sind alle Seiten bereit: Bitte drucken Sie noch einmal.',
      tooLong:
        'Dieses Dokument ist zu lang, um von dieser Seite aus gedruckt zu werden. Speichern Sie eine Kopie und drucken Sie diese.',
    },
    loading: 'Das Dokument wird geladen …',
    failed: 'Das Dokument konnte nicht angezeigt werden.',
    failedHint: 'Vielleicht war Ihre Verbindung unterbrochen. Es wurde nichts unterschrieben.',
    pageFailed: 'Diese Seite konnte nicht angezeigt werden.',
    show: 'Dokument anzeigen',
    notViewed: 'Dass Sie das Dokument geöffnet haben, konnte noch nicht festgehalten werden.',
  },

  ready: {
    notViewedYet:
      'Sie können fortfahren, sobald die erste Seite auf Ihrem Bildschirm zu sehen ist.',
    fields: 'Ihre Angaben',
    reviewSign: 'Prüfen und unterschreiben',
    reviewApprove: 'Prüfen und freigeben',

    optOut: 'Ich möchte nicht elektronisch unterschreiben',
    optOutOfApproval: 'Ich möchte nicht elektronisch freigeben',
    otherWays: 'Möchten Sie noch nicht fortfahren?',
    later: 'Sie können diese Seite schließen und über denselben Link zurückkommen.',
    mendFirst: (count) =>
      plural(count, { one: 'Eine Angabe fehlt noch:', other: '# Angaben fehlen noch:' }),
    required: 'Bitte füllen Sie dieses Feld aus.',
    mustTick: 'Bitte kreuzen Sie dieses Kästchen an.',
    choose: 'Bitte wählen',
    chooseDate: 'Datum wählen',
    noChoice: 'Keine Auswahl',
    badNumber: 'Bitte geben Sie eine Zahl an, etwa 1.240,50.',
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
    filledIn: (count) =>
      plural(count, { one: 'Ihre Angaben: # Feld', other: 'Ihre Angaben: # Felder' }),
  },

  decline: {
    lead: 'Das Dokument wird für alle geschlossen, und der Absender erfährt davon. Das lässt sich nicht rückgängig machen.',
    reason: 'Begründung',
    reasonHint: 'Der Absender bekommt sie zu lesen.',
    confirm: 'Dokument ablehnen',
  },

  delegation,

  proof,

  optOut: {
    title: 'Nicht elektronisch unterschreiben?',
    lead: (sender) =>
      `Das Dokument wird für alle geschlossen und gilt als abgelehnt. ${sender} erfährt davon und bittet Sie vielleicht, auf Papier zu unterschreiben. Das lässt sich nicht rückgängig machen.`,
    confirm: 'Nicht elektronisch unterschreiben',
  },

  optOutOfApproval: {
    title: 'Nicht elektronisch freigeben?',
    lead: (sender) =>
      `Das Dokument wird für alle geschlossen und gilt als abgelehnt. ${sender} erfährt davon und legt es Ihnen vielleicht auf Papier vor. Das lässt sich nicht rückgängig machen.`,
    confirm: 'Nicht elektronisch freigeben',
  },

  states: {
    not_sent: {
      title: 'Noch nicht gesendet',
      lead: (sender) =>
        `${sender} bereitet dieses Dokument noch vor. Sie erhalten Nachricht, wenn Sie an der Reihe sind.`,
    },
    waiting: {
      title: 'Sie sind noch nicht an der Reihe',
      lead: 'Vor Ihnen sind noch andere an der Reihe. Sie erhalten Nachricht, sobald Sie es sind, und dieser Link bleibt gültig.',
    },
    done: {
      lead: 'Vielen Dank. Andere sind noch an der Reihe; wenn alle fertig sind, lässt sich das abgeschlossene Dokument hier herunterladen. Sie können diese Seite schließen.',
    },
    completed: {
      title: 'Abgeschlossen',

      lead: 'Alle Beteiligten sind fertig. Das abgeschlossene Dokument trägt sämtliche Unterschriften und ein Zertifikat, das zeigt, wer wann unterschrieben hat.',
      preparing:
        'Das abgeschlossene Dokument wird gerade versiegelt. Es steht gleich hier für Sie bereit.',
      pending:
        'Das Versiegeln dauert länger als gewöhnlich. Bitte kommen Sie später über diesen Link zurück.',
      download: 'Abgeschlossenes Dokument herunterladen',
    },
    contentExpired: {
      lead: 'Alle Beteiligten sind fertig. Das Dokument wurde vor so langer Zeit abgeschlossen, dass dieser Link es nicht mehr zeigt; ein neuer, den wir Ihnen per E-Mail senden, zeigt es.',
      ask: 'Neuen Link per E-Mail senden',
      asked: (email) =>
        `Wenn der Absender uns erlaubt, an ${email} zu schreiben, ist ein neuer Link unterwegs oder kam in den letzten 24 Stunden an. Andernfalls fragen Sie bitte den Absender.`,
    },
    declined: {
      title: 'Abgelehnt',
      lead: 'Das Dokument wurde abgelehnt und ist geschlossen. Niemand kann es mehr unterschreiben.',
      own: 'Sie haben dieses Dokument abgelehnt. Es ist geschlossen, und der Absender hat davon erfahren.',
    },
    voided: {
      title: 'Vom Absender zurückgezogen',
      lead: (sender) =>
        `${sender} hat dieses Dokument zurückgezogen. Für Sie ist nichts weiter zu tun.`,
    },
    expired: {
      title: 'Die Frist ist abgelaufen',
      lead: (sender) =>
        `Dieses Dokument wurde nicht rechtzeitig abgeschlossen und ist geschlossen. Bitten Sie ${sender}, es erneut zu senden, falls es noch gebraucht wird.`,
      when: (deadline) => `Die Frist endete am ${deadline}.`,
    },
    invalid: {
      title: 'Dieser Link funktioniert nicht',
      lead: 'Er ist vielleicht unvollständig oder wurde durch einen neueren ersetzt. Öffnen Sie den Link aus der letzten E-Mail zu dem Dokument oder bitten Sie den Absender um einen neuen.',
    },
    failed: {
      title: 'Das Dokument lässt sich gerade nicht öffnen',
      lead: 'Nichts ist verloren. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    },
    willBeMailed: (email) => `Das fertige Dokument wird an ${email} geschickt.`,
    isMailed: (email) => `Das fertige Dokument geht auch per E-Mail an ${email}.`,
    optedOut: {
      title: 'Sie möchten Papier',
      lead: (sender) =>
        `Sie haben sich gegen den elektronischen Weg entschieden; das Dokument ist hier geschlossen. ${sender} weiß Bescheid und schickt es Ihnen vielleicht auf Papier.`,
    },
    contact: 'Fragen?',
    recordedAt: (when) => `Festgehalten am ${when}`,
    showDocument: 'Das Dokument',
    participants: {
      title: 'Wer an diesem Dokument beteiligt ist',
      you: '(Sie)',

      signed: (when) => `Unterschrieben am ${when}`,
      approved: (when) => `Freigegeben am ${when}`,
      declined: 'Abgelehnt',
      due: 'Jetzt an der Reihe',
      ownDue: 'Sie sind jetzt an der Reihe',
      waiting: 'Noch nicht an der Reihe',
      ownWaiting: 'Sie sind noch nicht an der Reihe',
      not_needed: 'Nicht mehr nötig',
      more: (count) => plural(count, { one: 'und eine weitere Person', other: 'und # weitere' }),
    },
  },

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

  adopting: {
    here: 'Hier einsetzen',
    inAll: (places) =>
      plural(places, { one: 'An ihrer Stelle einsetzen', other: 'An allen # Stellen einsetzen' }),
    where: (pages, count) => (count === 1 ? `Seite ${pages}` : `Seiten ${pages}`),
    standing: (done, of) => `Steht an ${done} von ${of} Stellen.`,
    open: (places) =>
      plural(places, {
        one: 'Steht noch nicht an ihrer Stelle.',
        other: 'Fehlt noch an # Stellen.',
      }),
  },

  prefilled: {
    suggested: 'Vorschlag des Absenders',
    bySender: 'Vom Absender ausgefüllt',
    byItself: 'Wird für Sie ausgefüllt',
    dayOf: { signer: 'Datum der Unterschrift', approver: 'Datum der Freigabe' },
  },

  goOn: {
    to: (host) => `Weiter zu ${host}`,
    soon: (host, seconds) =>
      plural(seconds, {
        one: `In # Sekunde geht es weiter zu ${host}.`,
        other: `In # Sekunden geht es weiter zu ${host}.`,
      }),
    stop: 'Hier bleiben',
    stopped: 'Sie bleiben auf dieser Seite.',
  },

  upload: {
    way: 'Hochladen',
    choose: 'Bild auswählen',
    hint: 'PNG oder JPEG, bis 10 MB. Am besten dunkle Tinte auf weißem Papier.',
    reading: 'Das Bild wird geprüft …',
    preview: 'Das Bild, das Sie gewählt haben',
    refused: {
      type: 'Das ist kein PNG- oder JPEG-Bild. Bitte wählen Sie ein anderes.',
      size: 'Dieses Bild ist größer als 10 MB. Bitte wählen Sie ein kleineres oder schneiden Sie es auf die Unterschrift zu.',
      damaged: 'Dieses Bild lässt sich nicht öffnen. Bitte wählen Sie ein anderes.',
      blank: 'Auf diesem Bild ist nichts zu sehen. Bitte wählen Sie ein anderes.',
      unscaled:
        'Dieser Browser kann das Bild nicht verkleinern. Bitte wählen Sie eines von höchstens 1,3 MB und 4.000 Pixeln je Seite, oder nehmen Sie einen anderen Browser.',
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
