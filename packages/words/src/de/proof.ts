import type { ProofWords } from '../en/proof.ts';

/** What the page says to somebody who has to prove who they are. */
export const proof: ProofWords = {
  title: 'Bitte zeigen Sie, dass Sie es sind',
  lead: (sender) =>
    `${sender} bittet Sie darum, bevor das Dokument geöffnet werden kann. Bis dahin wird nichts davon gezeigt.`,
  actTitle: 'Bevor es weitergeht',
  actLead:
    'Der Absender bittet Sie zu zeigen, dass Sie es sind, bevor Sie unterschreiben oder freigeben.',
  step: (step, of) => `Nachweis ${step} von ${of}`,
  methods: {
    email_code: 'Ein Code per E-Mail',
    access_code: 'Der Code vom Absender',
    external_code: 'Der Code, der Ihnen zugeschickt wurde',
    passkey: 'Ein Passkey Ihres Geräts',
  },
  explain: {
    email_code: (address) =>
      `Wir schicken einen sechsstelligen Code an ${address}. Er gilt 10 Minuten.`,
    access_code:
      'Der Absender hat Ihnen einen Code auf anderem Weg mitgeteilt, etwa am Telefon. Leerzeichen und Großschreibung spielen keine Rolle.',
    external_code: 'Der Absender gibt Ihnen auf eigenem Weg einen sechsstelligen Code.',
  },
  send: 'Code senden',
  known: 'Ich habe schon einen Code',
  sending: 'Wird gesendet …',
  sent: (address) => `Der Code ist unterwegs an ${address}.`,
  code: 'Code',
  enter: 'Weiter',
  missing: 'Bitte geben Sie den Code ein.',
  wrong: (left) => `Das ist nicht der Code. ${left}`,
  left: {
    none: 'Er kann nicht mehr versucht werden: Bitte fordern Sie einen neuen an.',
    one: 'Sie haben noch einen Versuch.',
    some: (count) => `Sie haben noch ${count} Versuche.`,
  },
  expired: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  askSender: 'Bitte bitten Sie den Absender um einen neuen Code.',
  tooMany:
    'Es wurden so viele Codes gesendet, dass der nächste warten muss. Bitte versuchen Sie es später wieder.',
  notReceived: 'Ich habe keinen Code bekommen',
  hints: (address) =>
    `Sehen Sie im Spam-Ordner nach, und ob ${address} Ihre Adresse ist. Wenn nicht, bitten Sie den Absender, sie zu berichtigen.`,
  again: 'Neuen Code senden',
  wait: (seconds) => `Ein neuer Code kann in ${seconds} Sekunden gesendet werden.`,
  undeliverable: (address) =>
    `Der Mailserver von ${address} nimmt unsere E-Mail nicht an. Der Absender weiß Bescheid: Bitten Sie ihn, die Adresse zu berichtigen.`,
  blocked: {
    title: 'Zu viele falsche Codes',
    lead: 'Damit niemand raten kann, ist dieser Link gesperrt. Der Absender weiß Bescheid und kann Ihnen neue Versuche erlauben.',
  },
  passkey: {
    make: 'Dieses Gerät legt zuerst einen Passkey an, der bei Ihnen bleibt. Danach unterschreibt es damit das Dokument und fragt nach Fingerabdruck, Gesicht oder PIN.',
    ownWindow:
      'Wenn Ihr Gerät Sie hier nicht fragt, öffnen Sie das Dokument in einem eigenen Fenster.',
    failed:
      'Das Gerät hat nicht unterschrieben. Es wurde nichts gesendet; bitte versuchen Sie es noch einmal.',
    refused:
      'Was das Gerät unterschrieben hat, konnte nicht angenommen werden. Bitte versuchen Sie es noch einmal.',
    unsupported:
      'Dieser Browser kennt keine Passkeys, die der Absender verlangt. Bitte öffnen Sie den Link auf einem anderen Gerät oder in einem anderen Browser, oder bitten Sie den Absender um einen anderen Weg.',
  },
};
