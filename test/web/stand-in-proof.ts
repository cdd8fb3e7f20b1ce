import type { Request, Response } from 'express';
import type { OpenSession } from './stand-in.ts';

/** The code that is right; every other is wrong. */
export const rightCode = '493027';

/** What a browser is given to make a passkey. */
const makingOptions = {
  rp: { name: 'Countersign' },
  user: { id: 'cmVjXzE', name: 'grace@example.com', displayName: 'Grace Hopper' },
  challenge: 'AAECAwQFBgcICQoLDA0ODw',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

/** Whose mail server takes no mail. */
export const refusingHost = '@refused.example';

/**
 * What is asked and answered before the session is open, or before the act.
 * @returns whether this was it
 */
export function answerProof(
  known: string,
  opened: OpenSession,
  { body }: Request,
  response: Response,
): boolean {
  const { method, code } = (body ?? {}) as { method?: string; code?: string };
  const { session, hidden } = opened;
  const demands = hidden?.authentication ?? session.authentication ?? [];
  const demand = demands.find((one) => one.method === method);
  if (known === 'GET session' && hidden) response.json(hidden);
  else if (known === 'POST authentication/start' && method === 'passkey') {
    response.json({ options: makingOptions });
  } else if (known === 'POST authentication/start') {
    const expires_at = '2026-11-21T10:10:00.000Z';
    const undeliverable = demand?.hint?.endsWith(refusingHost) === true;
    const hint = demand?.hint;
    response.json({ ...(hint && { hint }), expires_at, ...(undeliverable && { undeliverable }) });
  } else if (known === 'POST authentication/finish') {
    if (code?.replaceAll(/\s/g, '') !== rightCode || !demand) {
      const wrong = { status: 400, code: 'CODE_WRONG', remaining: 4 };
      response.status(400).type('application/problem+json').send(JSON.stringify(wrong));
      return true;
    }
    demand.done = true;
    if (demands.every(({ done }) => done)) opened.hidden = undefined;
    response.json({ ...(opened.hidden ?? session), session_token: 'tok' });
  } else return false;
  return true;
}
