import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { ask, insist, keyed } from '../harness/ask.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import { startApiBeside, type ProcessBeside } from '../harness/process-beside.ts';
import { verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

/** What the rules allow: of one code, and of a day. */
const triesOfCode = 5;
const triesOfDay = 10;
/** Addresses of the loopback network that the connections come from. */
const addresses = 250;
const answeredWithinMs = 300_000;
const killEveryMs = 700;
const noAnswer = 'no answer';
const maxTries = 60;
const againMs = 1_000;

interface Play {
  harness: Harness;
  apis: (ProcessBeside & { apiUrl: string })[];
  /** At once, each with a connection of its own. */
  connections: number;
  query: { document_id: string; id: string };
  token: string;
}

/** Of one wave of guesses. */
interface Wave {
  what: string;
  /** Answers by their status and code, and those that never came. */
  answers: Map<string, number>;
  /** Of the database: codes that were compared, in this wave. */
  compared: number;
  mayCompare: number;
}

/**
 * A code is guessed by many connections at once, from many addresses, through two APIs; then a second
 * one, while the APIs are killed and started again; then the right one, of who is blocked by now.
 * @param options documents: hundreds of connections of a wave
 */
export async function runGuessedCodes(options: ScenarioOptions): Promise<ScenarioResult> {
  const env = { MASTER_KEY: randomBytes(32).toString('base64') };
  return withHarness({ ...options, env }, async (harness) => {
    const apis = await Promise.all([300, 600].map((ms) => startApiBeside(harness, ms, env)));
    try {
      const connections = options.documents * 100;
      const play = { harness, apis, connections, ...(await givenRecipient(harness)) };
      return await playWaves(play, options.onProgress);
    } finally {
      await Promise.all(apis.map((api) => api.stop()));
    }
  });
}

async function playWaves(
  play: Play,
  onProgress: ScenarioOptions['onProgress'],
): Promise<ScenarioResult> {
  const waves = [
    await guess(play, 'wrong codes', triesOfCode, wrong),
    await guess(play, 'wrong codes, APIs killed', triesOfDay - triesOfCode, wrong, true),
    await guess(play, 'the right code, blocked', 0, (code) => code),
  ];
  const violations = waves.flatMap(faultsOf);
  const rows = waves.map(({ what, answers, compared, mayCompare }) => {
    const said = [...answers].sort().map(([answer, count]) => `${count} × ${answer}`);
    return `|${what}|${play.connections} from ${addresses}|${said.join(', ')}|${compared}|${mayCompare}|`;
  });
  rows.forEach((row) => onProgress?.(row));
  const summary = `${waves.length} waves of ${play.connections} guesses; ${verdict(violations)}`;
  return { summary, counts: new Map(), violations };
}

function faultsOf({ what, answers, compared, mayCompare }: Wave): string[] {
  const taken = answers.get('200') ?? 0;
  const told = answers.get('400 CODE_WRONG') ?? 0;
  return [
    compared === mayCompare ? [] : `${what}: ${compared} codes were compared, not ${mayCompare}.`,
    told <= compared ? [] : `${what}: ${told} were told that theirs was wrong.`,
    taken === 0 ? [] : `${what}: ${taken} were let in.`,
  ].flat();
}

const wrong = (code: string, at: number) =>
  String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0');

async function guess(
  play: Play,
  what: string,
  mayCompare: number,
  guessOf: (code: string, at: number) => string,
  kills = false,
): Promise<Wave> {
  const code = await askForCode(play);
  const before = await countCompared(play);
  const answers = new Map<string, number>();
  const guesses = Array.from({ length: play.connections }, async (_, at) => {
    const answer = await insistOnAnswer(() => tryCode(play, at, guessOf(code, at)));
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  });
  const all = Promise.all(guesses);
  if (kills) await killUntil(play, all);
  await all;
  // Whoever is started again answers as the rest do.
  await untilUp(play);
  return { what, answers, compared: (await countCompared(play)) - before, mayCompare };
}

/** Both APIs in turn, as long as there are answers to come; the last guesses find them up. */
async function killUntil({ apis }: Play, all: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  void all.then(() => over.abort());
  for (let kill = 0; kill < 4 && !over.signal.aborted; kill += 1) {
    await pause(killEveryMs);
    apis[kill % apis.length]?.kill();
  }
}

async function untilUp({ apis, token }: Play): Promise<void> {
  const session = { method: 'GET', path: '/signing/session', token } as const;
  await Promise.all(apis.map(({ apiUrl }) => insist({ apiUrl }, session)));
}

/** One more code of the sender's; none is made for who is blocked, and then every code is as good. */
async function askForCode({ harness, query }: Play): Promise<string> {
  const path = '/recipients/authentication-code';
  const { body } = await insist(harness.world, keyed(harness.world, { path, query }));
  return typeof body['code'] === 'string' ? body['code'] : '000000';
}

/** Who guesses does so again where an API died, or was not up yet. */
async function insistOnAnswer(guess: () => Promise<string>): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const answer = await guess();
    const isNone = answer === noAnswer || answer.startsWith('503');
    if (!isNone || tries === maxTries) return answer;
    await pause(againMs);
  }
}

/** On a connection of its own, from an address of its own. */
function tryCode({ apis, token }: Play, at: number, code: string): Promise<string> {
  const url = `${apis[at % apis.length]?.apiUrl ?? ''}/signing/authentication/finish`;
  const agent = new Agent({ keepAlive: false });
  const localAddress = `127.0.1.${1 + (at % addresses)}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = request(
    url.replace('localhost', '127.0.0.1'),
    { method: 'POST', agent, localAddress, headers, timeout: answeredWithinMs },
    (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(noAnswer));
      response.on('end', () => resolve(answerOf(response.statusCode ?? 0, Buffer.concat(parts))));
    },
  );
  asked.on('timeout', () => asked.destroy());
  asked.on('error', () => resolve(noAnswer));
  asked.end(JSON.stringify({ method: 'external_code', code }));
  return promise;
}

function answerOf(status: number, bytes: Buffer): string {
  try {
    const { code } = JSON.parse(bytes.toString()) as { code?: string };
    return [status, code].join(' ').trim();
  } catch {
    return noAnswer;
  }
}

async function countCompared({ harness, query }: Play): Promise<number> {
  const { rows } = await harness.pool.query<{ count: number }>(
    `select count(*)::int as count from authentication_tries t
     join recipients r on r.id = t.recipient_id join documents d on d.id = r.document_id
     where d.id = $1`,
    [parsePublicId('doc', query.document_id)],
  );
  return rows[0]?.count ?? -1;
}

/** A sent document with one signer, whose code the sender's system delivers. */
async function givenRecipient({ world }: Harness): Promise<Pick<Play, 'query' | 'token'>> {
  const body = { title: 'Guessed codes', ...world.upload };
  const created = await insist(world, keyed(world, { path: '/documents', body }));
  const document_id = String(created.body['id']);
  const recipient = {
    name: 'Ana Torres',
    email: 'ana@example.com',
    role: 'signer',
    authentication: [{ method: 'external_code' }],
  };
  const added = await insist(
    world,
    keyed(world, { path: '/recipients', query: { document_id }, body: recipient }),
  );
  await insist(world, keyed(world, { path: '/documents/send', query: { id: document_id } }));
  const query = { document_id, id: String(added.body['id']) };
  const found = await ask(world.apiUrl, {
    method: 'GET',
    path: '/recipients/get',
    query,
    token: world.apiKey,
  });
  return { query, token: String(found.body['signing_url']).split('/sign/')[1] ?? '' };
}
