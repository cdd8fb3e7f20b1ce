import type { EvidenceFile } from '@countersign/verifier/evidence-file';
import type { Problems } from './verify.ts';

/**
 * The sealed names of the workspace and of the sender, and the sender's address, are those of the
 * day: they may change later. Other events follow the seal.
 */
type Compared = Omit<EvidenceFile, 'log' | 'version'>;

/** As long as a person reads. */
const maxValue = 80;

/**
 * In what the sealed file says something else than is stored, part by part. `stored` is the
 * evidence as it would be made now. `events` are the canonical forms of the document's events, as
 * they are stored, in their order.
 */
export function evidenceProblems(
  sealed: EvidenceFile,
  stored: Compared,
  events: readonly string[],
): Problems {
  const { created_at, sent_at, completed_at, sender: _, ...of } = stored.document;
  const { fields, organization, ...document } = of;
  const times = { created_at, sent_at, completed_at };
  return {
    bytes: [
      ...differences('document', sealed.document, {
        ...document,
        organization: { id: organization.id },
      }),
      ...fieldDifferences(sealed.document.fields, fields),
    ],
    signatures: [
      ...listDifferences('recipient', sealed.recipients, stored.recipients, byId),
      ...detailProblems(sealed.details, stored.details),
      ...listDifferences('consent', sealed.consents, stored.consents, ({ sha256 }) => sha256),
      ...listDifferences('record', sealed.records, stored.records, (one) => one.signature_id),
    ],
    timestamps: differences('document', sealed.document, times),
    log: eventProblems(sealed, events),
  };
}

type Fields = EvidenceFile['document']['fields'];

/** Of those that were sealed before fields were described whole, what was sealed is compared. */
function fieldDifferences(sealed: Fields, stored: Fields): string[] {
  const isWhole = sealed.some(({ page }) => page !== undefined);
  const compared = isWhole
    ? stored
    : stored.map(({ id, name, label, type }) => ({ id, name, label, type }));
  return listDifferences('field', sealed, compared, byId);
}

type Details = NonNullable<EvidenceFile['details']>;

/** The digest does not say what of it differs. */
function detailProblems(sealed: Details, stored: Details): string[] {
  const left = new Map(stored.map(({ id, sha256 }) => [id, sha256]));
  const found = sealed.flatMap(({ id, sha256 }) => {
    const own = left.get(id);
    left.delete(id);
    if (own === undefined) return `The sealed file knows ${id}, which is not stored.`;
    return own === sha256 ? [] : `What is stored of ${id} besides is not what was sealed.`;
  });
  return [...found, ...[...left.keys()].map((id) => `The sealed file knows nothing of ${id}.`)];
}

function byId({ id }: { id: string }): string {
  return id;
}

function differences(owner: string, sealed: object, stored: object): string[] {
  const found = new Map<string, unknown>(Object.entries(sealed));
  return Object.entries(stored).flatMap(([key, other]: [string, unknown]) => {
    const one = found.get(key);
    if (isPlain(one) && isPlain(other)) return differences(`${owner}.${key}`, one, other);
    if (isSame(one, other)) return [];
    return `The sealed file says ${owner}.${key} is ${shown(one)}, stored is ${shown(other)}.`;
  });
}

/** Entries are found by their key; every field of a pair is compared. */
function listDifferences<Entry extends object>(
  kind: string,
  sealed: readonly Entry[],
  stored: readonly Entry[],
  keyOf: (entry: Entry) => string,
): string[] {
  const left = new Map(stored.map((entry) => [keyOf(entry), entry]));
  const found = sealed.flatMap((entry) => {
    const key = keyOf(entry);
    const other = left.get(key);
    left.delete(key);
    if (!other) return `The sealed file has the ${kind} ${key}, which is not stored.`;
    return differences(`${key}: ${kind}`, entry, { ...absent(entry), ...other });
  });
  const more = [...left.keys()].map((key) => `The ${kind} ${key} is not in the sealed file.`);
  return [...found, ...more];
}

function eventProblems({ log }: EvidenceFile, events: readonly string[]): string[] {
  if (log.events.length === 0) return ['The sealed file has no events.'];
  return log.events.flatMap(({ event }, at) =>
    event === events[at] ? [] : `Event ${at + 1} is not the one that the sealed file has.`,
  );
}

/** Lists are compared whole, whatever order the members of what is in them have. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isPlain(one) || !isPlain(other)) return one === other;
  return differences('', { ...absent(other), ...one }, { ...absent(one), ...other }).length === 0;
}

/** So that a field of one alone differs too. */
function absent(entry: object): object {
  return Object.fromEntries(Object.keys(entry).map((key) => [key, undefined]));
}

/** Whether it is a JSON object. */
export function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As a sentence has it: texts in quotes, other values as JSON. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'absent';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const cut = text.length > maxValue ? `${text.slice(0, maxValue)}…` : text;
  return typeof value === 'string' ? `“${cut}”` : cut;
}
