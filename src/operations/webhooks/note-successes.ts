import type { OperationDeps } from '../unit-of-work/context.ts';
import type { Attempt } from './attempt.ts';

interface Success {
  deliveryId: string;
  attempt: Attempt;
}

/**
 * Notes attempts that succeeded and ends their deliveries, in one statement and one commit. It
 * waits for nobody's lock, so that a deletion under way holds up its own deliveries alone, and
 * leaves out those of endpoints that were failing: their health changes, too.
 * @returns for each whether it is noted now; what is not is left as it was
 */
export function noteSuccesses(
  deps: OperationDeps,
): (successes: readonly Success[]) => Promise<boolean[]> {
  return async (successes) => {
    const noted = await deps.database.fork().execute<{ delivery_id: string }[]>(
      `with held as (
         select d.id, given.* from json_to_recordset(?::json) as given
             (attempt_id uuid, delivery_id uuid, number int, at timestamptz,
              status_code int, duration_ms int, response text)
           join webhook_deliveries d on d.id = given.delivery_id
           join webhooks w on w.id = d.webhook_id and w.failing_since is null
         for no key update of d skip locked),
       attempts as (
         insert into webhook_attempts
           (id, delivery_id, number, at, status_code, duration_ms, response)
         select attempt_id, delivery_id, number, at, status_code, duration_ms, response from held
         on conflict (delivery_id, number) do nothing),
       ended as (
         update webhook_deliveries d set status = 'succeeded', finished_at = ?
         from held where d.id = held.id and d.status <> 'succeeded')
       select delivery_id from held`,
      [JSON.stringify(successes.map((success) => row(deps, success))), deps.clock.now()],
    );
    const ids = new Set(noted.map(({ delivery_id }) => delivery_id));
    return successes.map(({ deliveryId }) => ids.has(deliveryId));
  };
}

function row({ ids }: OperationDeps, { deliveryId, attempt }: Success) {
  return {
    attempt_id: ids.next(),
    delivery_id: deliveryId,
    number: attempt.number,
    at: attempt.at,
    status_code: attempt.statusCode,
    duration_ms: attempt.durationMs,
    response: attempt.response,
  };
}
