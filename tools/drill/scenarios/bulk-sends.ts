import { setTimeout as pause } from 'node:timers/promises';
import {
  checkBulkSend,
  pendingBulkSends,
  readBulkFacts,
  type PlannedBulkSend,
} from '../checks/bulk-sends.ts';
import type { CrashPoint } from '../faults/crash-points.ts';
import { armedPoints, type TimedFault } from '../faults/inject.ts';
import { ask, insist, keyed } from '../harness/ask.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import type { Random } from '../harness/random.ts';
import { faultsInWords, verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

const points: readonly CrashPoint[] = [
  'after-commit-before-dispatch',
  'after-start-before-mark',
  'after-step-before-answer',
  'after-facts-before-mail',
  'after-mail-before-row',
];
/** Rows of one bulk send, for each document of a round that is asked for. */
const rowsEach = 5;
/** So that work and faults take turns; see endpoints.ts. */
const roundPatienceMs = 60_000;
const lastPatienceMs = 300_000;
const cancels = 0.25;

/**
 * Bulk sends are made and sent while API, worker, database and Temporal die: each row becomes one
 * document and one invitation, whatever happened.
 */
export function runBulkSends(options: ScenarioOptions): Promise<ScenarioResult> {
  return withHarness(options, async (harness) => {
    const { random, world, injector } = harness;
    const templateId = await makeTemplate(harness);
    const plans: PlannedBulkSend[] = [];
    const violations: string[] = [];
    for (let round = 1; round <= options.rounds && violations.length === 0; round += 1) {
      const name = `${options.seed}.${round}`;
      const own = random.fork(`round ${round}`);
      plans.push(
        await playRound(harness, own, { name, templateId, rows: options.documents * rowsEach }),
      );
      const left = await rest(harness, roundPatienceMs);
      // What is not at rest may be: only what is doubled is wrong already.
      if (left === undefined) violations.push(...(await checkAll(harness, plans)));
      const at = Math.round(world.timeline.now() / 1000);
      options.onProgress?.(`${at} s, round ${round}: ${left ?? verdict(violations)}`);
    }
    if (violations.length === 0) {
      const late = await rest(harness, lastPatienceMs);
      if (late !== undefined) {
        violations.push(`After ${lastPatienceMs / 1000} s without a fault: ${late}.`);
      }
      violations.push(...(await checkAll(harness, plans)));
    }
    const rows = plans.reduce((sum, plan) => sum + plan.rows.size, 0);
    const cancelled = plans.filter((plan) => plan.cancelled).length;
    const summary = [
      `seed ${options.seed}: ${plans.length} bulk sends of ${rows} rows, ${cancelled} of them cancelled`,
      `faults: ${faultsInWords(injector.counts)}`,
      verdict(violations),
    ].join('\n');
    return { summary, counts: injector.counts, violations };
  });
}

async function makeTemplate({ world }: Harness): Promise<string> {
  const document = await insist(
    world,
    keyed(world, { path: '/documents', body: { title: 'Lease', ...world.upload } }),
  );
  const body = {
    document_id: document.body['id'],
    name: 'Lease',
    recipients: [{ key: 'tenant', role: 'signer' }],
  };
  const template = await insist(world, keyed(world, { path: '/templates', body }));
  return String(template.body['id']);
}

interface RoundPlan {
  name: string;
  templateId: string;
  rows: number;
}

async function playRound(
  { injector, world }: Harness,
  random: Random,
  { name, templateId, rows: count }: RoundPlan,
): Promise<PlannedBulkSend> {
  world.timeline.note(`round ${name}`);
  const planned = Array.from({ length: count }, (_, number) => ({
    externalId: `${name}-${number}`,
    title: `Lease ${name}-${number}`,
    email: `r${number}.${name}@example.com`,
  }));
  const given = planned.map(({ externalId, title, email }) => ({
    external_id: externalId,
    title,
    recipients: [{ key: 'tenant', name: 'Ana Torres', email }],
  }));
  // One row in the middle that is no row.
  const invalid = random.int(0, count - 1);
  const rows = given.map((row, at) => (at === invalid ? { ...row, recipients: [] } : row));
  const request = keyed(world, {
    path: '/bulk-sends',
    body: { template_id: templateId, rows, send: {} },
  });
  const faults = planFaults(random.fork('faults'));
  const asked = async () => {
    // Twice under one key, by a client that did not wait.
    const answers = await Promise.all([insist(world, request), insist(world, request)]);
    const id = String(answers[0].body['id']);
    const cancelled = random.chance(cancels);
    if (cancelled) {
      await pause(random.int(0, 3_000));
      await insist(world, keyed(world, { path: '/bulk-sends/cancel', query: { id } }));
    }
    return { id, cancelled };
  };
  const [{ id, cancelled }] = await Promise.all([asked(), injector.injectAll(faults)]);
  await injector.disarm(armedPoints(faults));
  const valid = [...planned.entries()].filter(([number]) => number !== invalid);
  return { id, cancelled, rows: new Map(valid) };
}

/** Two deaths in every round, mostly of the worker, and one at a point between two effects. */
function planFaults(random: Random): TimedFault[] {
  const services = ['worker', 'worker', 'worker', 'api', 'postgres', 'temporal'] as const;
  const deaths = [0, 1].map((): TimedFault => {
    const service = random.pick(services);
    const afterMs = random.int(200, 4_000);
    // One that hangs is believed to be dead, and goes on beside its successor.
    if (service === 'worker' && random.chance(0.2)) {
      return { fault: { how: 'freeze', service, forMs: random.int(500, 2_000) }, afterMs };
    }
    const how = service === 'postgres' && random.chance(0.5) ? 'immediate stop' : 'kill';
    return { fault: { how, service }, afterMs };
  });
  const fault = { how: 'arm', point: random.pick(points), passages: random.int(0, 8) } as const;
  return [{ fault, afterMs: 0 }, ...deaths];
}

async function checkAll(
  { pool, mails, world }: Harness,
  plans: readonly PlannedBulkSend[],
): Promise<string[]> {
  const caught = await mails.about('Lease');
  const wrong: string[] = [];
  for (const plan of plans) {
    const facts = await readBulkFacts(pool, plan);
    wrong.push(...checkBulkSend(plan, facts, caught), ...(await answered(world, plan, facts)));
  }
  return wrong;
}

/** What the API says of it. */
async function answered(
  { apiUrl, apiKey: token }: Harness['world'],
  { id }: PlannedBulkSend,
  { rows }: Awaited<ReturnType<typeof readBulkFacts>>,
): Promise<string[]> {
  const path = '/bulk-sends/get';
  const { body } = await ask(apiUrl, { method: 'GET', path, query: { id }, token });
  const sent = rows.filter(({ status }) => status === 'sent').length;
  const isTrue = body['sent'] === sent && body['pending'] === 0 && body['failed'] === 0;
  return isTrue ? [] : [`${id} is said to be ${JSON.stringify(body)}, with ${sent} rows sent.`];
}

/** Waits until nothing is under way. @returns what is, when that does not come */
async function rest({ pool }: Harness, patienceMs: number): Promise<string | undefined> {
  const startedMs = performance.now();
  for (;;) {
    const left = await pendingBulkSends(pool).catch((error: unknown) => String(error));
    if (left === undefined || performance.now() - startedMs > patienceMs) return left;
    await pause(500);
  }
}
