import type { CertificateWords } from '../certificate-words.ts';
import { names } from './roles.ts';
import { pluralIn } from '../plurals.ts';

const plural = pluralIn('de');

export const certificate: CertificateWords = {
  separator: ', ',
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
  fields: 'Felder',
  filledBySender: (count) =>
    plural(count, {
      one: 'Vom Absender ausgefüllt: # Feld',
      other: 'Vom Absender ausgefüllt: # Felder',
    }),
  role: 'Rolle',

  roles: names,
  passedOn: 'Weitergegeben',
  passedOnBy: (who, when) => `weitergegeben von ${who}, ${when}`,
  passedOnBySender: (when) => `weitergegeben vom Absender, ${when}`,
  because: (what, reason) => `${what}: ${reason}`,
  inPlaceOf: (holder, before) => `${holder} anstelle von ${before}`,
  copyTo: 'Kopie an',
  proof: 'Nachweis',
  proofs: {
    email_code: (time, hint) => `Code per E-Mail an ${hint}, eingegeben am ${time}`,
    access_code: (time) => `Vom Absender mitgeteilter Code, eingegeben am ${time}`,
    external_code: (time) => `Vom System des Absenders zugestellter Code, eingegeben am ${time}`,
    passkey: (time) => `Mit einem Passkey des eigenen Geräts unterschrieben, ${time}`,
    test: (time) => `Ausgeführt über die API eines Test-Arbeitsbereichs, ${time}`,
  },
  viewed: 'Angesehen',
  knownBy: {
    pressed: 'nach Klicken oder Tippen, wie die Seite zum Unterschreiben angab',
    moved: 'nach einer Bewegung des Zeigers, wie die Seite zum Unterschreiben angab',
    scrolled: 'nach Scrollen, wie die Seite zum Unterschreiben angab',
    typed: 'nach einem Tastendruck, wie die Seite zum Unterschreiben angab',
    consented: 'nach der Einwilligung, wie die Seite zum Unterschreiben angab',
  },
  shown: 'Ganz übermittelt',
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
    'Ein digitales Siegel umfasst jedes Byte dieser Datei, wie sie versiegelt wurde. Ein ' +
    'PDF-Programm kann das Siegel prüfen; der Dienst unter der Adresse unten sagt auch, ob ' +
    'danach etwas hinzugefügt wurde.',
  codeOf: (address) => `QR-Code von ${address}`,
  signatureOf: (name) => `Unterschrift von ${name}`,
  initialsOf: (name) => `Paraphe von ${name}`,
  signatures: 'Unterschriften',
  documentId: (id) => `Dokument ${id}`,
  pageOf: (page, pages) => `Zertifikat, Seite ${page} von ${pages}`,
};
