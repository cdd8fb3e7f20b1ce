import { updateDocument, voidDocument } from '@countersign/client';
import type { Owner } from './documents.ts';

/** Ids of documents by the state in which the backup finds them. */
export interface States {
  draft: string;
  /** Nobody has signed. */
  sent: string;
  /** One of two has signed. */
  inProgress: string;
  declined: string;
  cancelled: string;
  sealed: string;
  /** Its last signature is committed and its seal is not made. */
  unsealed: string;
  /** Sent, and nobody was mailed. */
  uninvited: string;
  /** Its deadline passes while nothing runs. */
  overdue: string;
}

/** From the backup's last document to its deadline; the restored service starts later. */
export const deadlineMs = 40_000;

/**
 * @param holdWorker from then on nothing is mailed or sealed
 */
export async function makeStates(
  owner: Owner,
  holdWorker: () => void,
): Promise<States & { sealedSha256: string }> {
  const sent = async (title: string, signatures = 0) => {
    const id = await owner.draft(title);
    await owner.send(id);
    for (let signed = 0; signed < signatures; signed += 1) await owner.signNext(id);
    return id;
  };
  const made = {
    draft: await owner.draft('Draft'),
    sent: await sent('Sent'),
    inProgress: await sent('In progress', 1),
    declined: await sent('Declined'),
    cancelled: await sent('Voided'),
    sealed: await sent('Sealed', 2),
    unsealed: await sent('Not sealed yet', 1),
    overdue: await sent('Overdue soon'),
  };
  await owner.decline(made.declined);
  await voidDocument({ ...owner.connection, query: { id: made.cancelled } });
  const sealedSha256 = await owner.sealed(made.sealed);
  holdWorker();
  await owner.signNext(made.unsealed);
  const uninvited = await sent('Not mailed yet');
  const deadline = new Date(Date.now() + deadlineMs).toISOString();
  await updateDocument({
    ...owner.connection,
    query: { id: made.overdue },
    body: { deadline },
  });
  return { ...made, uninvited, sealedSha256 };
}
