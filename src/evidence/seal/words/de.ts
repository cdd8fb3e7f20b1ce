import type { Words } from './words.ts';

export const de: Words = {
  title: 'Abschlusszertifikat',
  development:
    'Entwicklungssiegel. Diese Datei wurde mit einem Schlüssel versiegelt, der nur zum ' +
    'Ausprobieren des Dienstes dient. Das Siegel beweist nichts.',
  developmentShort: 'Entwicklungssiegel: Es beweist nichts.',
  document: 'Dokument',
  originalFile: 'Originaldatei',
  preparedFile: 'Aufbereitete Datei',
  prefix: (bytes) => `das sind die ersten ${bytes} Bytes dieser Datei`,
  sentBy: 'Gesendet von',
  created: 'Erstellt',
  sent: 'Gesendet',
  completed: 'Abgeschlossen',
  role: 'Rolle',
  roles: { signer: 'Unterschrift', approver: 'Freigabe', viewer: 'Kenntnisnahme' },
  viewed: 'Angesehen',
  acts: { signed: 'Unterschrieben', approved: 'Freigegeben' },
  signatureTypes: { drawn: 'von Hand gezeichnet', typed: 'getippt', electronic: 'elektronisch' },
  channels: {
    mail: 'über den per E-Mail gesendeten Link',
    api: 'über einen Link, den das System des Absenders ausgab',
  },
  signature: 'Unterschrift',
  initials: 'Paraphe',
  ipAddress: 'IP-Adresse',
  browser: 'Browser',
  consent: 'Zustimmung',
  version: (version) => `Version ${version}`,
  longValues: 'Werte, die länger als ihre Felder sind',
  longValuesExplained:
    'Im Dokument sind sie dort gekürzt, wo das Zeichen steht. Hier stehen sie vollständig.',
  onPage: (page) => `Seite ${page}`,
  verify: 'Dieses Dokument prüfen',
  verifyExplained:
    'Die Datei trägt ein digitales Siegel über jedes Byte. Jede Änderung zeigt ein PDF-Programm ' +
    'an, das Signaturen prüft, ebenso der Dienst unter der folgenden Adresse.',
  codeOf: (address) => `QR-Code von ${address}`,
  signatureOf: (name) => `Unterschrift von ${name}`,
  initialsOf: (name) => `Paraphe von ${name}`,
  signatures: 'Unterschriften',
  documentId: (id) => `Dokument ${id}`,
  pageOf: (page, pages) => `Zertifikat, Seite ${page} von ${pages}`,
};
