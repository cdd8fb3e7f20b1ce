import { createHmac } from 'node:crypto';

const secretPrefix = 'whsec_';
const secretForm = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

export interface SignedHeaders extends Record<string, string> {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/**
 * The headers of Standard Webhooks 1.0 for the attempt at `timestampS`. During a rotation both
 * secrets sign, the new one first, and a receiver that knows either accepts.
 * @throws when there is no secret, or one is malformed.
 */
export function signWebhook(message: {
  secrets: readonly string[];
  /** The event's id, the same on every attempt. */
  id: string;
  timestampS: number;
  body: string;
}): SignedHeaders {
  const { secrets, id, body } = message;
  const timestamp = String(Math.floor(message.timestampS));
  if (secrets.length === 0) throw new Error('A webhook is signed with at least one secret.');
  const signatures = secrets.map((secret) => {
    const mac = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** The key is the decoded secret, not its text: the most common mistake of receivers. */
function keyOf(secret: string): Buffer {
  if (!secretForm.test(secret)) throw new Error('This is not a webhook secret.');
  return Buffer.from(secret.slice(secretPrefix.length), 'base64');
}
