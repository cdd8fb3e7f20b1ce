import { pluralIn } from '../../languages/numbers.ts';
import type { StateMessages } from './en.ts';

const plural = pluralIn('de');

export const states: StateMessages = {
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
    signer: 'Sie haben unterschrieben',
    approver: 'Sie haben freigegeben',
    viewer: 'Sie haben dieses Dokument angesehen',
    lead: 'Vielen Dank. Andere sind noch an der Reihe; wenn alle fertig sind, lässt sich das abgeschlossene Dokument hier herunterladen. Sie können diese Seite schließen.',
  },
  completed: {
    title: 'Abgeschlossen',
    titleByRole: {
      signer: 'Unterschrieben und abgeschlossen',
      approver: 'Freigegeben und abgeschlossen',
      viewer: 'Abgeschlossen',
    },
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
  contact: 'Fragen?',
  recordedAt: (when) => `Festgehalten am ${when}`,
  showDocument: 'Das Dokument',
  participants: {
    title: 'Wer an diesem Dokument beteiligt ist',
    you: '(Sie)',
    roles: { signer: 'Unterschrift', approver: 'Freigabe' },
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
};
