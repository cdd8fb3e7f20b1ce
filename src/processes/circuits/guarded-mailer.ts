import { MailNotTaken, type Mailer } from '@countersign/mailer/mailer';
import type { Failing } from '../../domain/circuit/service.ts';
import type { Circuits, Verdict } from '../../operations/circuits/make-circuits.ts';

/**
 * All mails go to one server, which is left alone when it says so. A reply that may be about one
 * mailbox (450) counts once it was given to two mails, with none taken between them.
 */
export function guardedMailer(mailer: Mailer, smtpUrl: string, circuits: Circuits): Mailer {
  const service = { kind: 'mail', name: new URL(smtpUrl).host } as const;
  let doubtful: string | undefined;

  function verdictOn(error: unknown, messageId: string): Verdict {
    const failure = error instanceof MailNotTaken ? error.failure : undefined;
    if (!failure) return undefined;
    const { about, reason, asksForTime } = failure;
    if (about === 'mail') return 'answers';
    const isFirst = doubtful === undefined || doubtful === messageId;
    if (about === 'either') doubtful = messageId;
    if (about === 'either' && isFirst) return undefined;
    const failing: Failing = { reason, ...(asksForTime && { asked: {} }) };
    return failing;
  }

  return {
    send: (mail) =>
      circuits.through(service, () => mailer.send(mail), {
        result: () => {
          doubtful = undefined;
          return 'answers';
        },
        error: (error) => verdictOn(error, mail.messageId),
      }),
  };
}
