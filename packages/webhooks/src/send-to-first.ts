import type { CheckedAgents } from './checked-agents.ts';
import type { Answer } from './read-answer.ts';
import { NotReached, sendRequest, type RequestToTarget } from './send-request.ts';

/** Nobody needs more, and whose name it is does not choose how many ports a post knocks at. */
const maxAddresses = 16;

/**
 * Posts to the first of the target's addresses that can be connected to, TLS included: each has an
 * equal share of the time that is left, the last one all of it. Nothing is sent before the
 * connection stands, so that a post is never sent to two of them.
 */
export async function sendToFirst(
  agents: CheckedAgents | undefined,
  call: RequestToTarget,
): Promise<Answer> {
  const failures: NotReached[] = [];
  const addresses = call.target.addresses.slice(0, maxAddresses);
  for (const [index, address] of addresses.entries()) {
    const left = addresses.length - index;
    const connectMs = left > 1 ? call.deadline.leftMs() / left : undefined;
    try {
      return await sendRequest(agents, { ...call, address, connectMs });
    } catch (error) {
      if (call.deadline.signal.aborted || !(error instanceof NotReached)) throw error;
      failures.push(error);
    }
  }
  throw failures[0]?.cause;
}
