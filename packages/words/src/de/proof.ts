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
  hints: {
    email_code: (address) =>
      `Sehen Sie im Spam-Ordner nach, und ob ${address} Ihre Adresse ist. Wenn nicht, bitten Sie den Absender, sie zu berichtigen.`,
    access_code:
      'Der Absender teilt ihn Ihnen selbst mit: Wir kennen ihn nicht und können ihn nicht schicken. Bitte fragen Sie den Absender danach. Wenn jemand dieses Dokument an Sie weitergegeben hat, gilt der Code, der für diese Person festgelegt wurde.',
    external_code:
      'Den Code stellt der Absender zu, nicht wir. Sehen Sie dort nach, wo Sie sonst von ihm hören, etwa in Ihren SMS oder in seiner App. Ein Code gilt 10 Minuten; bitten Sie den Absender um einen neuen.',
  },
  again: 'Neuen Code senden',
  wait: (seconds) => `Ein neuer Code kann in ${seconds} Sekunden gesendet werden.`,
  undeliverable: (address) =>
    `Der Mailserver von ${address} nimmt unsere E-Mail nicht an. Der Absender weiß Bescheid: Bitten Sie ihn, die Adresse zu berichtigen.`,
  blocked: {
    title: 'Zu viele falsche Codes',
    lead: 'Damit niemand raten kann, ist dieser Link gesperrt. Der Absender weiß Bescheid und kann Ihnen neue Versuche erlauben.',
  },
  passkey: {
    ahead:
      'Zum Schluss soll Ihr Gerät mit einem Passkey unterschreiben und fragt nach Fingerabdruck, Gesicht oder PIN. Ein Telefon oder ein Sicherheitsschlüssel kann das auch.',
    make: 'Dieses Gerät legt zuerst einen Passkey an, der bei Ihnen bleibt. Danach unterschreibt es damit das Dokument und fragt nach Fingerabdruck, Gesicht oder PIN.',
    ownWindow:
      'Wenn Ihr Gerät Sie hier nicht fragt, öffnen Sie das Dokument in einem eigenen Fenster.',
    notMade:
      'Das Gerät hat keinen Passkey angelegt. Es wurde nichts gesendet; bitte versuchen Sie es noch einmal. Wenn Ihr Browser Sie wählen lässt, nehmen Sie ein anderes Gerät: ein Telefon über einen QR-Code oder einen Sicherheitsschlüssel.',
    failed:
      'Das Gerät hat nicht unterschrieben. Es wurde nichts gesendet; bitte versuchen Sie es noch einmal.',
    refused:
      'Was das Gerät unterschrieben hat, konnte nicht angenommen werden. Bitte versuchen Sie es noch einmal.',
    unsupported:
      'Dieser Browser kennt keine Passkeys, die der Absender verlangt. Bitte öffnen Sie den Link auf einem anderen Gerät oder in einem anderen Browser.',
    stuck:
      'Wenn es weiterhin nicht gelingt, öffnen Sie den Link auf einem anderen Gerät oder in einem anderen Browser: Dort wird ein eigener Passkey angelegt.',
    askNow:
      'Wenn Sie kein Gerät dafür haben, bitten Sie den Absender jetzt um einen anderen Nachweis: Sobald Sie das Dokument geöffnet haben, kann er das nicht mehr ändern.',
    askAnew:
      'Wenn Sie kein Gerät dafür haben, bitten Sie den Absender, dieses Dokument zurückzuziehen und ohne Passkey neu zu senden: In diesem kann er das nicht mehr ändern.',
    orDecline: (button) =>
      `Sie können auch „${button}“ wählen. Das Dokument ist dann für alle geschlossen.`,
  },
};
