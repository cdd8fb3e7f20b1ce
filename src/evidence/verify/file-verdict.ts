import type { NamedCheck } from '@countersign/verifier/check';
import type { SealedPart } from '@countersign/verifier/verify-evidence';
import type { EvidenceFile } from '@countersign/verifier/evidence-file';

/**
 * What is to be said of a file: everything holds; so it does, by keys made for development, which
 * prove nothing; there is no seal; bytes were changed after the
 * seal; another check fails; it needs more time or memory than a file may.
 */
export const findings = [
  'genuine',
  'development',
  'unsigned',
  'altered',
  'doubtful',
  'too_complex',
] as const;
export type Finding = (typeof findings)[number];

export interface FileVerdict {
  finding: Finding;
  checks: NamedCheck[];
  /** Where in the file the sealed revision stands, whatever else is wrong; absent without one. */
  sealed?: SealedPart;
  /** Of a file in which everything holds: what others say of themselves is repeated to nobody. */
  facts?: SealedFacts;
}

/** What such a file says, in short. */
export interface SealedFacts {
  documentId: string;
  title: string;
  organization: string;
  /** ISO 8601. */
  completedAt: string;
  people: { name: string; meaning: string }[];
}

export function sealedFacts({ document, recipients }: EvidenceFile): SealedFacts {
  return {
    documentId: document.id,
    title: document.title,
    organization: document.organization.name,
    completedAt: document.completed_at,
    people: recipients.map(({ name, meaning }) => ({ name, meaning })),
  };
}

/** More checks than there are, longer details than any. */
const maxChecks = 100;
const maxDetail = 2_000;

type Unknown<Known> = { [Name in keyof Known]: unknown };

/** As a child wrote it. */
interface ClaimedVerdict {
  finding?: Finding;
  checks?: readonly Unknown<NamedCheck>[];
  sealed?: Unknown<SealedPart>;
  facts?: Unknown<Omit<SealedFacts, 'people'>> & {
    people: readonly Unknown<SealedFacts['people'][number]>[];
  };
}

/**
 * The verdict in what a child wrote.
 * @throws when it is not formed as one: a child that was overcome may write what it likes
 */
export function parseVerdict(json: string): FileVerdict {
  const { finding, checks, sealed, facts } = JSON.parse(json) as ClaimedVerdict;
  if (finding === undefined || !findings.includes(finding) || !Array.isArray(checks)) {
    throw new Error('out of form');
  }
  const named = checks.slice(0, maxChecks).map(({ name, ok, detail }: Unknown<NamedCheck>) => ({
    name: String(name),
    ok: ok === true || ok === null ? ok : false,
    detail: plain(String(detail)).slice(0, maxDetail),
  }));
  const holds = finding === 'genuine' || finding === 'development';
  return {
    finding,
    checks: named,
    ...(sealed && { sealed: partOf(sealed) }),
    ...(holds && facts && { facts: texts(facts) }),
  };
}

function partOf({ start, end, followedBy }: Unknown<SealedPart>): SealedPart {
  const part = { start: Number(start), end: Number(end), followedBy: Number(followedBy) };
  if (!Object.values(part).every(Number.isSafeInteger)) throw new Error('out of form');
  return part;
}

function texts(facts: NonNullable<ClaimedVerdict['facts']>): SealedFacts {
  const { documentId, title, organization, completedAt, people } = facts;
  return {
    documentId: String(documentId),
    title: String(title),
    organization: String(organization),
    completedAt: String(completedAt),
    people: people.map(({ name, meaning }) => ({ name: String(name), meaning: String(meaning) })),
  };
}

/** What a file says of itself must not turn the text around it. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
