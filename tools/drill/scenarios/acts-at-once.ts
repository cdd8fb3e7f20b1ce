import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseMasterKeys } from '../../../src/processes/config/variables.ts';
import { signingToken } from '../../../src/operations/signing/link.ts';
import { makeKeyring, type Keyring } from '@countersign/keyring/keyring';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { timeFaults } from '../checks/times.ts';
import { verdictFaults } from '../checks/verdicts.ts';
import { ask, insist } from '../harness/ask.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import { prepare, send } from '../harness/live.ts';
import { planActors } from '../harness/plan-story.ts';
import { startApiBeside } from '../harness/process-beside.ts';
import type { Random } from '../harness/random.ts';
import type { Answer, Story } from '../harness/story.ts';
import { verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

/** Of the second and the third API, beside one whose clock is the machine's. */
const aheadMs = [300, 600];
const people = 20;
/** A step that waits for a turn or for the step before it is asked for again. */
const askAgainMs = 20;
const maxAskAgainMs = 200;
const askedForMs = 180_000;
const sealedWithinMs = 120_000;

/** How everybody acts on one document. */
const manners = [
  // All view, then all consent, then all act.
  'step by step',
  // Each at their own pace.
  'pell-mell',
  // Each asks for every step at once, through two links at two processes.
  'all at once, twice',
  // The deadline passes while they act.
  'against the deadline',
] as const;
type Manner = (typeof manners)[number];

interface Play {
  harness: Harness;
  apiUrls: string[];
  keyring: Keyring;
}

/** A recipient before two links. */
interface Person {
  tokens: string[];
  role: string;
}

/**
 * Twenty recipients act in the same moment, through three APIs whose clocks are apart. Nothing dies:
 * whatever an act dates must have one time, and every verifier must say that each document holds.
 */
export async function runActsAtOnce(options: ScenarioOptions): Promise<ScenarioResult> {
  const masterKey = randomBytes(32).toString('base64');
  const env = { MASTER_KEY: masterKey };
  const keyring = makeKeyring(parseMasterKeys(masterKey, 'MASTER_KEY'));
  return withHarness({ ...options, env }, async (harness) => {
    const beside = await Promise.all(aheadMs.map((ms) => startApiBeside(harness, ms, env)));
    const apiUrls = [harness.world.apiUrl, ...beside.map(({ apiUrl }) => apiUrl)];
    try {
      return await playRounds({ harness, apiUrls, keyring }, options);
    } finally {
      await Promise.all(beside.map((one) => one.stop()));
    }
  });
}

async function playRounds(
  play: Play,
  { seed, rounds, documents, onProgress }: ScenarioOptions,
): Promise<ScenarioResult> {
  const { harness } = play;
  const violations: string[] = [];
  let count = 0;
  for (let round = 1; round <= rounds && violations.length === 0; round += 1) {
    const found = await Promise.all(
      Array.from({ length: documents }, async (_, at) => {
        const manner = manners[at % manners.length] ?? 'step by step';
        const random = harness.random.fork(`round ${round} document ${at}`);
        return playDocument(play, `${seed}.${round}.${at}`, manner, random);
      }),
    );
    violations.push(...found.flat());
    count += documents;
    onProgress?.(`round ${round}: ${verdict(violations)}`);
  }
  const summary = `${count} documents, ${await figures(harness)}; ${verdict(violations)}`;
  return { summary, counts: new Map(), violations };
}

async function playDocument(
  play: Play,
  name: string,
  manner: Manner,
  random: Random,
): Promise<string[]> {
  const { harness, apiUrls } = play;
  const { world, pool } = harness;
  const story = planActors(name, people, world.timeline.now());
  await prepare(world, story, random);
  await send(world, story, random);
  const persons = await peopleOf(play, story);
  if (manner === 'against the deadline') await setDeadline(play, story, random);
  const wrong = await actAll(play, persons, manner, random);
  const status = await awaitEnd(harness, story);
  const id = parsePublicId('doc', story.documentId ?? '');
  const faults = [
    ...wrong,
    ...(id ? await timeFaults(pool, id) : ['It was not made.']),
    ...(await verdictFaults(harness, apiUrls, story.documentId ?? '', status)),
  ];
  if (manner !== 'against the deadline' && status !== 'completed') faults.push(`It is ${status}.`);
  return faults.length === 0 ? [] : [`${name}, ${manner}: ${faults.join('\n')}`];
}

async function peopleOf({ harness, keyring }: Play, story: Story): Promise<Person[]> {
  const { world } = harness;
  const document_id = story.documentId ?? '';
  return Promise.all(
    story.recipients.map(async ({ email, role }) => {
      const added = story.writes.find((one) => one.verb === 'add' && one.email === email);
      const id = String(added?.answer?.body['id']);
      const query = { document_id, id };
      const token = world.apiKey;
      const request = { method: 'GET', path: '/recipients/get', query, token } as const;
      const { body } = await insist(world, request);
      const handedOut = String(body['signing_url']).split('/sign/')[1] ?? '';
      const recipientId = parsePublicId('rec', id);
      if (!recipientId) throw new Error(`${email} was not added.`);
      const link = { id: recipientId, linkVersion: 1 };
      return { role, tokens: [handedOut, signingToken(keyring, link, { linkChannel: 'mail' })] };
    }),
  );
}

/** Some hundred milliseconds from now: in the midst of what follows. */
async function setDeadline({ harness }: Play, story: Story, random: Random): Promise<void> {
  const { world } = harness;
  const query = { id: story.documentId ?? '' };
  const request = { method: 'PUT', path: '/documents/update', query, token: world.apiKey } as const;
  // On a machine that has much else to do it has passed before it can be set.
  for (let ms = random.int(500, 3_000); ; ms *= 2) {
    const deadline = new Date(Date.now() + ms).toISOString();
    const { status } = await insist(world, { ...request, body: { deadline } });
    if (status === 200) return;
    if (status !== 400) throw new Error(`The deadline was not set: ${status}`);
  }
}

/** @returns answers that nobody should get */
async function actAll(
  { apiUrls }: Play,
  persons: readonly Person[],
  manner: Manner,
  random: Random,
): Promise<string[]> {
  const wrong: string[] = [];
  const through = (person: Person, link: number, at: number) => {
    const url = apiUrls[at % apiUrls.length] ?? '';
    const insistOn = async (request: SigningRequest) => {
      const path = `/signing/${request.path}`;
      const answer = await askUntil(url, { ...request, path, token: person.tokens[link] ?? '' });
      if (isWrong(answer)) wrong.push(`${request.path} was answered ${JSON.stringify(answer)}.`);
    };
    return stepsOf(person, insistOn, () => sessionVersion(apiUrls[0] ?? '', person));
  };
  const own = persons.map((person, at) => through(person, random.int(0, 1), at));
  if (manner === 'step by step' || manner === 'against the deadline') {
    // Approvers act before signers may view: each group for itself.
    for (const approves of [true, false]) {
      const group = own.filter((_, at) => (persons[at]?.role === 'approver') === approves);
      for (const part of [0, 1, 2])
        await Promise.all(group.flatMap((steps) => steps[part]?.() ?? []));
    }
  } else if (manner === 'pell-mell') {
    await Promise.all(
      own.map(async (steps) => {
        for (const step of steps) {
          await pause(random.int(0, 60));
          await step();
        }
      }),
    );
  } else {
    const again = persons.map((person, at) => [
      ...through(person, 0, at),
      ...through(person, 1, at + 1),
    ]);
    await Promise.all(again.flat().map((step) => step()));
  }
  return wrong;
}

type SigningRequest = Pick<Parameters<typeof ask>[1], 'method' | 'path' | 'body'>;

function stepsOf(
  { role }: Person,
  insistOn: (request: SigningRequest) => Promise<void>,
  version: () => Promise<string>,
): (() => Promise<void>)[] {
  const step = (path: string, body: unknown = {}) => insistOn({ method: 'POST', path, body });
  const view = async () => {
    // Nobody signs what they were not given.
    await insistOn({ method: 'GET', path: 'document' });
    await step('view');
  };
  if (role === 'viewer') return [view];
  const typed = { signature: { type: 'type', text: 'Ana Torres' } };
  return [
    view,
    async () => step('consent', { accepted: true, version: await version() }),
    () => (role === 'approver' ? step('approve') : step('sign', typed)),
  ];
}

async function sessionVersion(apiUrl: string, { tokens }: Person): Promise<string> {
  const token = tokens[0] ?? '';
  const { body } = await askUntil(apiUrl, { method: 'GET', path: '/signing/session', token });
  return (body['consent'] as { version: string } | undefined)?.version ?? '';
}

/** `UNAVAILABLE`: so many at once wait too long for the database where a machine has much else to do. */
const notYet = ['NOT_YOUR_TURN', 'NOT_VIEWED', 'CONSENT_REQUIRED', 'UNAVAILABLE'];

/** What a loaded machine leaves without an answer is asked again too: an act done twice is refused. */
async function askUntil(apiUrl: string, request: Parameters<typeof ask>[1]): Promise<Answer> {
  const untilMs = performance.now() + askedForMs;
  for (let pauseMs = askAgainMs; ; pauseMs = Math.min(2 * pauseMs, maxAskAgainMs)) {
    const answer = await ask(apiUrl, request);
    const isAnswer = answer.status > 0 && !notYet.includes(String(answer.body['code']));
    if (isAnswer || performance.now() > untilMs) return answer;
    await pause(pauseMs);
  }
}

/** Done already and ended are what somebody may be told who comes a moment late. */
function isWrong({ status, body }: Answer): boolean {
  const late = ['RECIPIENT_DONE', 'DOCUMENT_NOT_OPEN'];
  return status !== 200 && !late.includes(String(body['code']));
}

/** @returns the status that it ended with, once it is sealed where it was completed */
async function awaitEnd({ pool }: Harness, { title }: Story): Promise<string> {
  const untilMs = performance.now() + sealedWithinMs;
  for (;;) {
    const { rows } = await pool.query<{ status: string; is_sealed: boolean }>(
      `select status, sealed_at is not null as is_sealed from documents where title = $1`,
      [title],
    );
    const { status = 'not there', is_sealed: isSealed = false } = rows[0] ?? {};
    const isOver = isSealed || ['cancelled', 'declined', 'not there'].includes(status);
    if (isOver || performance.now() > untilMs) return status;
    await pause(askAgainMs);
  }
}

/** How much there was to go wrong. */
async function figures({ pool }: Harness): Promise<string> {
  const { rows } = await pool.query<{ acts: number; moved: number; statuses: string }>(`
    with ordered as (
      select type, at, resource_id, lag(at) over w as before, lag(resource_id) over w as other
      from events where document_id is not null
      window w as (partition by document_id order by sequence)
    )
    select count(*) filter (where type ~ '^recipient[.](viewed|consented|signed|approved)$')::int as acts,
      count(*) filter (where at = before and resource_id <> other
        and type ~ '^recipient[.](viewed|consented|signed|approved)$')::int as moved,
      (select string_agg(status || ' ' || n, ', ' order by status)
       from (select status, count(*) as n from documents group by status) as d) as statuses
    from ordered`);
  const { acts = 0, moved = 0, statuses = 'none' } = rows[0] ?? {};
  return `${statuses}; ${acts} acts, ${moved} of them moved behind the one before`;
}
