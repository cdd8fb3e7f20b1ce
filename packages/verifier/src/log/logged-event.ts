/** What an event has to say so that it can be checked; it says more. */
export interface LoggedEvent {
  id: string;
  document_id: string;
  sequence: number;
  type: string;
  /** ISO 8601 in UTC. */
  at: string;
  details: {
    signature_id?: unknown;
    reassigned_to?: unknown;
    reassigned_from?: unknown;
    by?: unknown;
    reason?: unknown;
    authentication?: unknown;
    method?: unknown;
    attempt?: unknown;
    changed?: unknown;
    consent_version?: unknown;
    consent_sha256?: unknown;
    user_agent?: unknown;
  };
  /** What it happened to, such as a recipient. */
  resource_id?: unknown;
  actor_type?: unknown;
  actor_name?: unknown;
  actor_email?: unknown;
  ip_address?: unknown;
}

/** An event as the log has it; undefined when it does not say what it has to. */
export function readEvent(text: string): LoggedEvent | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isLogged(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLogged(value: unknown): value is LoggedEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { id, document_id, sequence, type, at, details } = value as Record<string, unknown>;
  const strings = [id, document_id, type, at].every((one) => typeof one === 'string');
  return strings && typeof sequence === 'number' && typeof details === 'object' && details !== null;
}
