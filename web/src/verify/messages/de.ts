import type { VerifyMessages } from './messages.ts';

export const de: VerifyMessages = {
  language: 'de',
  direction: 'ltr',
  languageLabel: 'Sprache',
  footer: 'Prüfung durch Countersign',
  file: {
    title: 'Ist dieses Dokument echt?',
    text: 'Wählen Sie ein versiegeltes PDF oder ein Nachweis-ZIP. Jedes Siegel, jeder Unterschriftsnachweis und jeder Zeitstempel darin wird neu geprüft, und Sie sehen jedes Ergebnis.',
    privacy: 'Die Datei wird zur Prüfung an diesen Dienst gesendet. Nichts davon wird aufbewahrt.',
  },
  document: {
    title: 'Ist Ihre Kopie das versiegelte Dokument?',
    text: 'Wählen Sie das versiegelte PDF, das Ihnen vorliegt. Ist es das hier versiegelte, sehen Sie, wer wann was getan hat.',
    found: {
      title: 'Dieses Dokument wurde hier versiegelt',
      text: 'Der Code, der Sie hierher geführt hat, gehört zu einem Dokument, das dieser Dienst versiegelt hat. Vergleichen Sie, was Ihnen vorliegt, mit den folgenden Angaben.',
    },
    privacy:
      'Ihre Datei bleibt auf diesem Gerät. Verglichen wird nur ihr SHA-256-Fingerabdruck, den Ihr Browser berechnet.',
    same: {
      title: 'Ihre Datei ist das versiegelte Dokument',
      text: 'Ihr Fingerabdruck ist der hier hinterlegte: Kein einziges Byte weicht ab.',
    },
    different: {
      title: 'Ihre Datei ist nicht die hier hinterlegte',
      text: 'Es kann eine andere Datei sein, ein Scan oder Ausdruck, eine Kopie von vor einer Erneuerung des Siegels oder eine veränderte. Die vollständige Prüfung zeigt, was zutrifft.',
    },
    unknown: {
      title: 'Es kann nichts angezeigt werden',
      text: 'Zu dieser Adresse und Ihrer Datei oder Ihrem Code gibt es hier kein versiegeltes Dokument. Wählen Sie das versiegelte PDF, wie Sie es erhalten haben, oder scannen Sie den Code auf dem Zertifikat noch einmal.',
    },
    fullCheck: 'Alle Siegel der Datei prüfen',
    insecure:
      'Diese Seite wurde unverschlüsselt geöffnet, daher berechnet der Browser keinen Fingerabdruck. Öffnen Sie sie über https.',
  },
  drop: {
    label: 'Datei hier ablegen',
    choose: 'Datei auswählen',
    kinds: 'PDF oder ZIP, bis 20 MB',
  },
  working: {
    checking: (name) => `${name} wird geprüft …`,
    hashing: (name) => `${name} wird verglichen …`,
    wait: 'Das dauert einige Sekunden, bei großen Dateien bis zu einer Minute.',
  },
  cancel: 'Abbrechen',
  again: 'Weitere Datei prüfen',
  findings: {
    genuine: {
      title: 'Dieses Dokument ist echt',
      text: 'Es wurde von diesem Dienst versiegelt und seitdem nicht verändert. Alle Prüfungen sind bestanden.',
    },
    development: {
      title: 'Dies ist ein Probelauf und beweist nichts',
      text: 'Alle Prüfungen sind bestanden, und seit dem Versiegeln wurde nichts geändert. Versiegelt wurde aber mit einem Schlüssel für die Entwicklung, wie ihn beliebige Personen erzeugen können.',
    },
    unsigned: {
      title: 'Diese Datei trägt kein Siegel',
      text: 'An ihr lässt sich nichts prüfen. Bitten Sie den Absender um das versiegelte PDF; ein Ausdruck oder eine neu gespeicherte Kopie verliert das Siegel.',
    },
    altered: {
      title: 'Diese Datei wurde verändert',
      text: 'Ihre Bytes sind nicht die versiegelten. Verlassen Sie sich nicht darauf und bitten Sie den Absender um das versiegelte PDF.',
    },
    doubtful: {
      title: 'Verlassen Sie sich noch nicht auf diese Datei',
      text: 'Mindestens eine Prüfung ist nicht bestanden. Unten steht, welche, und was das bedeutet.',
    },
    too_complex: {
      title: 'Die Datei konnte nicht geprüft werden',
      text: 'Sie braucht mehr Zeit oder Speicher, als einer Datei zusteht. Bei hier versiegelten Dokumenten ist das nicht so; bitten Sie den Absender um das versiegelte PDF.',
    },
  },
  failures: {
    too_large:
      'Die Datei ist größer als 20 MB. Prüfen Sie sie auf Ihrem eigenen Rechner mit dem Befehl „countersign verify“.',
    unsupported:
      'Das ist weder ein PDF noch ein Nachweis-ZIP. Wählen Sie die Datei, wie Sie sie erhalten haben.',
    unknown:
      'Unter dieser Adresse gibt es nichts. Öffnen Sie den Link oder scannen Sie den Code erneut.',
    busy: 'Zurzeit werden viele Dateien geprüft. Versuchen Sie es in einer Minute noch einmal.',
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
  checks: {
    title: 'Die einzelnen Prüfungen',
    holds: 'Bestanden',
    fails: 'Nicht bestanden',
    detail: 'Technische Einzelheiten (auf Englisch)',
    other: { title: 'Weitere Prüfung', holds: 'Bestanden.', fails: 'Nicht bestanden.' },
    names: {
      zip: {
        title: 'Dateien des ZIP',
        holds: 'Jede Datei im ZIP ist so, wie das versiegelte PDF sie enthält.',
        fails: 'Eine Datei im ZIP fehlt, wurde verändert oder gehört nicht dazu.',
      },
      'seal bytes': {
        title: 'Unverändert',
        holds: 'Kein Byte des Dokuments wurde seit der Versiegelung verändert.',
        fails: 'Das Dokument wurde nach der Versiegelung verändert oder trägt kein Siegel.',
      },
      'seal additions': {
        title: 'Nichts hinzugefügt',
        holds: 'Auf das Siegel folgen nur Zeitstempel und Prüfdaten.',
        fails: 'Nach dem Siegel wurde etwas hinzugefügt.',
      },
      'seal signature': {
        title: 'Das Siegel',
        holds: 'Das Siegel wurde mit dem Schlüssel seines Zertifikats erstellt.',
        fails: 'Das Siegel wurde nicht mit dem Schlüssel seines Zertifikats erstellt.',
      },
      'seal certificates': {
        title: 'Wer versiegelt hat',
        holds: 'Das Siegel ist das dieses Dienstes.',
        fails:
          'Das Siegel ist nicht das dieses Dienstes: Wer es erstellt hat, ist hier nicht bekannt.',
      },
      'seal revocation': {
        title: 'Zertifikate nicht widerrufen',
        holds:
          'Bei der Versiegelung war kein Zertifikat widerrufen, soweit das Siegel deren Status enthält.',
        fails: 'Dass kein Zertifikat widerrufen war, ist nicht belegt.',
      },
      'seal timestamps': {
        title: 'Zeitpunkt des Siegels',
        holds: 'Die Zeiten sind durch Zeitstempel belegt, soweit das Siegel welche trägt.',
        fails: 'Ein Zeitstempel ist ungültig, daher ist der Zeitpunkt nicht belegt.',
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
      records: {
        title: 'Unterschriftsnachweise',
        holds:
          'Sie liegen der Datei bei; für sie bürgt allein das Siegel, wie bei früheren Dokumenten üblich.',
        fails: 'Ein Nachweis ist nicht lesbar oder gehört zu einem anderen Dokument.',
      },
      consents: {
        title: 'Zustimmungstexte',
        holds: 'Die Texte sind die, denen zugestimmt wurde.',
        fails: 'Ein Text ist nicht der, dem zugestimmt wurde.',
      },
      checkpoint: {
        title: 'Protokoll der Ereignisse',
        holds: 'Der Stand des Protokolls ist von diesem Dienst signiert.',
        fails: 'Der Stand des Protokolls ist nicht von diesem Dienst signiert.',
      },
      events: {
        title: 'Ereignisse im Protokoll',
        holds: 'Jedes Ereignis steht unverändert im Protokoll.',
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
