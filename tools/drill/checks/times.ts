import type pg from 'pg';

interface EventRow extends pg.QueryResultRow {
  type: string;
  sequence: number;
  at: Date;
  resource_id: string;
  signature_id: string | null;
}

interface Dated extends pg.QueryResultRow {
  /** In words. */
  what: string;
  at: Date;
  /** Types of the event that it has to have the time of. */
  types: string[];
  resource_id: string;
}

interface SignatureRow extends pg.QueryResultRow {
  id: string;
  signed_at: Date;
  jws: string;
  viewed_at: Date;
  consent_at: Date;
}

/**
 * Whether everything that an act dated has one time: row, event, and the record that was signed.
 * @param documentId of the row
 * @returns what does not hold, in words
 */
export async function timeFaults(pool: pg.Pool, documentId: string): Promise<string[]> {
  const { rows: events } = await pool.query<EventRow>(
    `select type, sequence, at, resource_id, details->>'signature_id' as signature_id
     from events where document_id = $1 order by sequence`,
    [documentId],
  );
  const { rows: dated } = await pool.query<Dated>(datedRows, [documentId]);
  const { rows: signatures } = await pool.query<SignatureRow>(
    `select s.id, s.signed_at, s.jws, r.viewed_at, r.consent_at
     from signatures s join recipients r on r.id = s.recipient_id where s.document_id = $1`,
    [documentId],
  );
  return [
    ...orderFaults(events),
    ...dated.flatMap((one) => datingFault(one, events)),
    ...signatures.flatMap(recordFaults),
    ...completionFault(events),
  ];
}

/** Every column that says when something happened, beside the events that say it too. */
const datedRows = `
  with facts as (
    select d.id as resource_id, v.* from documents d, lateral (values
      ('creation', d.created_at, array['document.created']),
      ('sending', d.sent_at, array['document.sent']),
      ('first view', d.viewed_at, array['document.viewed', 'recipient.signed', 'recipient.approved']),
      ('completion', d.completed_at, array['document.completed']),
      ('decline of the document', d.declined_at, array['document.declined']),
      ('end', d.voided_at, array['document.voided', 'document.expired']),
      ('expiry', d.expired_at, array['document.expired'])
    ) as v(what, at, types) where d.id = $1
    union all
    select r.id, v.* from recipients r, lateral (values
      ('view', r.viewed_at, array['recipient.viewed']),
      ('consent', r.consent_at, array['recipient.consented']),
      ('signature', r.signed_at, array['recipient.signed']),
      ('approval', r.approved_at, array['recipient.approved']),
      ('decline', r.declined_at, array['recipient.declined', 'recipient.opted_out']),
      ('opt-out', r.opted_out_at, array['recipient.opted_out'])
    ) as v(what, at, types) where r.document_id = $1
    union all
    select s.recipient_id, 'act', s.signed_at, array['recipient.signed', 'recipient.approved']
    from signatures s where s.document_id = $1
  )
  select resource_id, what, at, types from facts where at is not null`;

function datingFault({ what, at, types, resource_id }: Dated, events: EventRow[]): string[] {
  const isLogged = events.some(
    (event) =>
      types.includes(event.type) &&
      (event.resource_id === resource_id || what === 'first view') &&
      event.at.getTime() === at.getTime(),
  );
  return isLogged ? [] : [`The ${what} at ${at.toISOString()} has another time in its event.`];
}

function orderFaults(events: EventRow[]): string[] {
  return events.flatMap(({ type, sequence, at }, index) => {
    const before = events[index - 1];
    const isGap = sequence !== index + 1 ? [`Event ${index + 1} has the number ${sequence}.`] : [];
    const isOld = before && at < before.at ? [`${type} is older than the event before it.`] : [];
    return [...isGap, ...isOld];
  });
}

function recordFaults({ id, signed_at, viewed_at, consent_at, jws }: SignatureRow): string[] {
  const payload = Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString();
  const said = JSON.parse(payload) as Record<'act' | 'view' | 'consent', { at: string }>;
  const expected = { act: signed_at, view: viewed_at, consent: consent_at };
  return (['act', 'view', 'consent'] as const).flatMap((part) =>
    said[part].at === expected[part].toISOString()
      ? []
      : `The record of ${id} says another time of the ${part} than is stored.`,
  );
}

/** What completes a document is dated as the act that does. */
function completionFault(events: EventRow[]): string[] {
  const at = events.findIndex(({ type }) => type === 'document.completed');
  if (at < 1) return [];
  const isOne = events[at]?.at.getTime() === events[at - 1]?.at.getTime();
  return isOne ? [] : ['The completion has another time than the act that brought it.'];
}
