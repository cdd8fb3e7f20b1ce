import type { VerifyWords } from '../verify-words.ts';

export const verify: VerifyWords = {
  language: 'de',
  noScript: (command) =>
    `Diese Seite prüft versiegelte Dokumente und braucht dafür JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu. Ohne JavaScript prüft der Befehl ${command} eine Datei auf Ihrem eigenen Rechner.`,
  footer: 'Prüfung durch Countersign',
  file: {
    title: 'Ist dieses Dokument echt?',
    text: 'Wählen Sie ein versiegeltes PDF oder ein Nachweis-ZIP. Sein Siegel, seine Unterschriftsnachweise und Zeitstempel werden neu geprüft, und Sie sehen jedes Ergebnis: bestanden, nicht bestanden oder nicht geprüft.',
    privacy: 'Die Datei wird zur Prüfung an diesen Dienst gesendet. Nichts davon wird aufbewahrt.',
  },
  document: {
    title: 'Ist Ihre Kopie das versiegelte Dokument?',
    text: 'Wählen Sie das versiegelte PDF, das Ihnen vorliegt. Ist es das hier versiegelte, sehen Sie, wer wann was getan hat.',
    found: {
      title: 'Der Code gehört zu einem hier versiegelten Dokument',
      text: 'Über das, was Ihnen vorliegt, sagt er nichts: Ein Code lässt sich kopieren. Vergleichen Sie, was Ihnen vorliegt, mit den folgenden Angaben, oder wählen Sie das versiegelte PDF, um es vergleichen zu lassen.',
    },
    privacy:
      'Ihre Datei bleibt auf diesem Gerät: Ihr Browser berechnet ihren SHA-256-Fingerabdruck und sendet nichts anderes.',
    same: {
      title: 'Ihre Datei ist das versiegelte Dokument',
      text: 'Ihr Fingerabdruck ist der hier hinterlegte: Kein einziges Byte weicht ab.',
    },
    different: {
      title: 'Ihre Datei ist nicht die hier hinterlegte',
      text: 'Es kann eine andere Datei sein, ein Scan oder Ausdruck, eine Kopie von vor einer Erneuerung des Siegels oder eine veränderte. Die vollständige Prüfung sagt mehr dazu.',
    },
    unknown: {
      title: 'Es kann nichts angezeigt werden',
      text: 'Zu dieser Adresse und Ihrer Datei oder Ihrem Code gibt es hier kein versiegeltes Dokument. Wählen Sie das versiegelte PDF, wie Sie es erhalten haben, oder scannen Sie den Code auf dem Zertifikat noch einmal.',
    },
    fullCheck: 'Die ganze Datei prüfen',
    insecure:
      'Diese Seite wurde unverschlüsselt geöffnet, daher berechnet der Browser keinen Fingerabdruck. Öffnen Sie sie über https.',
  },
  drop: {
    label: 'Datei hier ablegen',
    choose: 'Datei auswählen',
    kinds: 'PDF oder ZIP, bis 256 MB',
  },
  working: {
    checking: (name) => `${name} wird geprüft …`,
    hashing: (name) => `${name} wird verglichen …`,
    wait: 'Das dauert einige Sekunden, bei großen Dateien länger.',
  },
  cancel: 'Abbrechen',
  again: 'Weitere Datei prüfen',
  findings: {
    genuine: {
      title: 'Dieses Dokument ist echt',
      text: 'Es wurde von diesem Dienst versiegelt, und das Versiegelte ist unverändert. Alle Prüfungen sind bestanden.',
    },
    partly: {
      title: 'Keine Prüfung schlägt fehl, aber nicht alles wurde geprüft',
      text: 'Das Dokument wurde von diesem Dienst versiegelt, und das Versiegelte ist unverändert. Was nicht geprüft wurde und warum, steht am Anfang der Liste unten.',
    },
    development: {
      title: 'Dies ist ein Probelauf und beweist nichts',
      text: 'Keine Prüfung schlägt fehl, und das Versiegelte ist unverändert. Versiegelt wurde aber mit einem Schlüssel für die Entwicklung, wie ihn beliebige Personen erzeugen können.',
    },
    unsigned: {
      title: 'In dieser Datei wurde kein Siegel gefunden',
      text: 'An ihr lässt sich hier nichts prüfen. Bitten Sie den Absender um das versiegelte PDF; ein Ausdruck oder eine neu gespeicherte Kopie verliert das Siegel.',
    },
    altered: {
      title: 'Diese Datei wurde verändert',
      text: 'Ihre Bytes sind nicht die versiegelten. Verlassen Sie sich nicht darauf und bitten Sie den Absender um das versiegelte PDF.',
    },
    added: {
      title: 'Nach dem Versiegeln wurde etwas hinzugefügt',
      text: (bytes) =>
        `Das Versiegelte ist unverändert: Es sind die ersten ${bytes} Bytes des PDFs. Was andere danach hinzugefügt haben, wird nicht beurteilt und kann ändern, was ein PDF-Programm anzeigt.`,
    },
    doubtful: {
      title: 'Verlassen Sie sich noch nicht auf diese Datei',
      text: 'Mindestens eine Prüfung ist nicht bestanden. Unten steht, welche, und was das bedeutet.',
    },
    too_complex: {
      title: 'Die Datei konnte nicht geprüft werden',
      text: 'Sie hat mehr Zeit oder Speicher gebraucht, als hier einer Datei zusteht. Ob sie echt ist, ist damit nicht gesagt. Prüfen Sie sie auf Ihrem eigenen Rechner mit dem Befehl „countersign verify“ oder bitten Sie den Absender um das versiegelte PDF.',
    },
  },
  failures: {
    too_large:
      'Die Datei ist größer als 256 MB und kann hier nicht geprüft werden. Bitten Sie den Absender um das versiegelte PDF.',
    unsupported:
      'Das ist weder ein PDF noch ein Nachweis-ZIP. Wählen Sie die Datei, wie Sie sie erhalten haben.',
    unknown:
      'Unter dieser Adresse gibt es nichts. Öffnen Sie den Link oder scannen Sie den Code erneut.',
    slow: 'Die Datei kam zu langsam an, daher wurde der Empfang abgebrochen. Versuchen Sie es über eine schnellere Verbindung noch einmal.',
    busy: 'Zurzeit werden zu viele Dateien geprüft, oder aus Ihrem Netz kamen zu viele. Versuchen Sie es in einer Minute noch einmal.',
    offline:
      'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    failed: 'Bei uns ist etwas fehlgeschlagen. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  facts: {
    title: 'Was das Dokument angibt',
    document: 'Dokument',
    documentTitle: 'Titel',
    organization: 'Gesendet von',
    completed: 'Abgeschlossen',
    people: 'Beteiligte',
    meanings: {
      signed: 'hat unterschrieben',
      approved: 'hat freigegeben',
      viewed: 'hat angesehen',
    },
    sealedHash: 'SHA-256 des versiegelten PDFs',
    originalHash: 'SHA-256 der Originaldatei',
    fileHash: 'SHA-256 Ihrer Datei',
  },
  sealedPart: {
    title: 'Der versiegelte Teil für sich',
    text: (bytes) =>
      `Was das Siegel umfasst, die ersten ${bytes} Bytes des PDFs, lässt sich ohne alles Folgende speichern; auch Zeitstempel, die dieser Dienst angefügt hat, bleiben weg. Gelesen wird es aus der Datei auf diesem Gerät.`,
    save: 'Versiegelten Teil speichern',
  },
  checks: {
    title: 'Die einzelnen Prüfungen',
    holds: 'Bestanden',
    fails: 'Nicht bestanden',
    unchecked: {
      state: 'Nicht geprüft',
      text: 'Das wurde nicht geprüft. Den Grund nennen die technischen Einzelheiten.',
      reasons: {
        unreadable: 'Die Datei oder ihr Siegel ist nicht lesbar, daher wurde das nicht geprüft.',
        unreadable_signature: 'Die Signatur ist nicht lesbar, daher wurde das nicht geprüft.',
        untrusted: 'Den Zertifikaten wird nicht vertraut, daher wurde das nicht geprüft.',
        no_status:
          'Das Siegel enthält keinen Status seiner Zertifikate: Ob eines widerrufen war, sagt die Datei nicht.',
        no_timestamp:
          'Das Siegel trägt keinen Zeitstempel: Seine Zeit ist seine eigene Angabe, und nichts belegt sie.',
        unproved: 'Ein Zeitstempel in der Datei gilt nicht, daher ist das durch nichts belegt.',
        no_log_key:
          'Ein Schlüssel des Protokolls ist hier nicht bekannt, daher wurde das nicht geprüft.',
      },
    },
    detail: 'Technische Einzelheiten (auf Englisch)',
    other: { title: 'Weitere Prüfung', holds: 'Bestanden.', fails: 'Nicht bestanden.' },
    names: {
      zip: {
        title: 'Dateien des ZIP',
        holds:
          'Die Dateien im ZIP sind die, auf die das versiegelte PDF führt. Die Wurzelzertifikate und Schlüssel darin sind seine eigene Angabe.',
        fails: 'Eine Datei im ZIP fehlt, wurde verändert oder gehört nicht dazu.',
      },
      'seal bytes': {
        title: 'Unverändert',
        holds: 'Die versiegelten Bytes sind unverändert.',
        fails:
          'Das Dokument wurde nach der Versiegelung verändert oder trägt kein Siegel dieses Dienstes.',
      },
      'seal additions': {
        title: 'Nichts anderes hinzugefügt',
        holds:
          'Auf das Siegel folgen höchstens Zeitstempel und Prüfdaten in der Form, in der dieser Dienst sie anfügt.',
        fails: 'Nach dem Siegel hat jemand anderes etwas hinzugefügt. Es wird nicht beurteilt.',
      },
      'seal signature': {
        title: 'Das Siegel',
        holds: 'Das Siegel wurde mit dem Schlüssel seines Zertifikats erstellt.',
        fails: 'Das Siegel wurde nicht mit dem Schlüssel seines Zertifikats erstellt.',
      },
      'seal certificates': {
        title: 'Wer versiegelt hat',
        holds: 'Das Zertifikat ist eines, mit dem dieser Dienst versiegelt, und war gültig.',
        fails:
          'Dass das Siegel von diesem Dienst ist, ist nicht belegt: Sein Zertifikat ist hier nicht bekannt oder war nicht gültig.',
      },
      'seal revocation': {
        title: 'Zertifikate nicht widerrufen',
        holds: 'Nach dem Status in der Datei war bei der Versiegelung kein Zertifikat widerrufen.',
        fails: 'Ein Zertifikat war widerrufen, oder nichts belegt das Gegenteil.',
      },
      'seal timestamps': {
        title: 'Zeitpunkt des Siegels',
        holds: 'Zeitstempel belegen, dass es das Siegel zu ihrer Zeit gab.',
        fails: 'Ein Zeitstempel ist ungültig, daher ist der Zeitpunkt nicht belegt.',
      },
      'seal durability': {
        title: 'Stufe des Siegels',
        holds: 'Die Datei hat noch die Stufe (PAdES), mit der sie versiegelt wurde.',
        fails:
          'Zeitstempel oder Prüfdaten, die auf das Siegel folgten, fehlen oder wurden verändert.',
      },
      evidence: {
        title: 'Beigefügte Nachweise',
        holds: 'Die Nachweise sind vorhanden und lesbar.',
        fails: 'Die Nachweise, die zum Siegel gehören, fehlen oder sind nicht lesbar.',
      },
      document: {
        title: 'Was alle unterschrieben haben',
        holds: 'Die versiegelte Datei beginnt Byte für Byte mit dem unterschriebenen Dokument.',
        fails: 'Die versiegelte Datei beginnt nicht mit dem unterschriebenen Dokument.',
      },
      record: {
        title: 'Nachweis einer Unterschrift',
        holds: 'Der Nachweis dieser Handlung ist gültig.',
        fails: 'Der Nachweis dieser Handlung ist ungültig.',
      },
      consents: {
        title: 'Zustimmungstexte',
        holds: 'Die Texte sind die, denen zugestimmt wurde.',
        fails: 'Ein Text ist nicht der, dem zugestimmt wurde.',
      },
      given: {
        title: 'Eingaben und getippte Texte',
        holds: 'Eingaben und getippte Texte stimmen mit den Nachweisen überein.',
        fails: 'Eine Eingabe oder ein getippter Text stimmt nicht mit dem Nachweis überein.',
      },
      checkpoint: {
        title: 'Protokoll der Ereignisse',
        holds: 'Der Stand des Protokolls ist von diesem Dienst signiert.',
        fails: 'Der Stand des Protokolls ist nicht von diesem Dienst signiert.',
      },
      events: {
        title: 'Ereignisse im Protokoll',
        holds: 'Jedes Ereignis in den Nachweisen steht unverändert im Protokoll.',
        fails: 'Ein Ereignis steht nicht im Protokoll oder wurde verändert.',
      },
      'checkpoint timestamp': {
        title: 'Zeitstempel des Protokolls',
        holds: 'Ein Zeitstempel belegt, dass diese Ereignisse zu seiner Zeit im Protokoll standen.',
        fails: 'Der Zeitstempel des Protokolls gilt nicht oder gehört zu einem anderen Protokoll.',
      },
      completeness: {
        title: 'Vollständiger Verlauf',
        holds: 'Bis zum Abschluss fehlt kein Ereignis des Dokuments.',
        fails: 'Ein Ereignis des Dokuments fehlt oder passt nicht zu den übrigen.',
      },
    },
  },
};
