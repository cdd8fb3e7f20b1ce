import { EventEmitter, once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import type { CheckFile } from '../../../src/evidence/verify/check-file.ts';
import type { Pace } from '../../../src/domain/upload/pace.ts';
import { burningCheck } from '../../support/burning.ts';
import { startApplication, type Application } from '../../support/application.ts';

let app: Application;
const started: ClientRequest[] = [];
afterEach(async () => {
  for (const one of started.splice(0)) one.destroy();
  await app.stop();
});

/** Holds every file until it is told to go on. */
function heldChecks() {
  const events = new EventEmitter();
  let active = 0;
  let most = 0;
  const checkFile: CheckFile = async () => {
    active += 1;
    most = Math.max(most, active);
    events.emit(`started ${active}`);
    await once(events, 'go on');
    active -= 1;
    return { finding: 'unsigned', checks: [] };
  };
  return { checkFile, events, most: () => most };
}

const free: CheckFile = async () => ({ finding: 'unsigned', checks: [] });
const pdf = '%PDF-1.7';

/** From an address of this machine's own network, of which there are sixteen million. */
function start(address: string, sizeBytes: number | null = pdf.length): ClientRequest {
  const headers = sizeBytes === null ? {} : { 'content-length': sizeBytes };
  const url = `${app.publicUrl}/verify`;
  const one = request(url, { method: 'POST', localAddress: address, agent: false, headers });
  // Whoever is cut off, or left at the end, is told by its answer alone.
  one.on('error', () => undefined);
  started.push(one);
  return one;
}

/** Settled by an answer alone: whoever is cut off has none. Asked before anything is sent, it misses none. */
function statusOf(one: ClientRequest): Promise<number | undefined> {
  return new Promise((answered) => {
    one.once('response', (answer: IncomingMessage) => {
      answer.resume();
      answered(answer.statusCode);
    });
  });
}

const post = (address: string) => statusOf(start(address).end(pdf));

/** Sends half of a file, and then nothing. */
async function sendHalf(address: string): Promise<{ status: Promise<number | undefined> }> {
  const one = start(address);
  const status = statusOf(one);
  await new Promise((sent) => one.write(pdf.slice(0, 4), sent));
  return { status };
}

test('two files are looked into at once, more wait, and too many are told to come back', async () => {
  const { checkFile, events, most } = heldChecks();
  app = await startApplication({ app: { checkFile } });
  const two = once(events, 'started 2');
  const networks = [2, 3, 4, 5].map((last) => `127.0.0.${last}`);
  const waiting = networks.flatMap((one) => [post(one), post(one), post(one), post(one)]);
  await two;
  // The sixteen may still be on their way: whoever is the seventeenth is refused.
  expect(await Promise.race([post('127.0.0.6'), ...waiting])).toBe(503);
  const goOn = setInterval(() => events.emit('go on'), 5);
  const statuses = await Promise.all(waiting);
  clearInterval(goOn);
  expect(statuses).toEqual(waiting.map(() => 200));
  expect(most()).toBe(2);
});

/** Long enough to be never over. */
const patient: Pace = { windowMs: 600_000, minBytes: 1 };

test('sixteen half-sent files of one address hold four places, and close the page for nobody else', async () => {
  app = await startApplication({ app: { checkFile: free, paces: { verify: patient } } });
  const halves = await Promise.all(Array.from({ length: 16 }, () => sendHalf('127.0.0.2')));
  const answered: (number | undefined)[] = [];
  await new Promise<void>((twelve) => {
    for (const { status } of halves) {
      void status.then((one) => {
        if (answered.push(one) === 12) twelve();
      });
    }
  });
  expect(answered).toEqual(answered.map(() => 429));
  expect(await post('127.0.0.2')).toBe(429);
  expect(await post('127.0.0.3')).toBe(200);
});

/** Sends nearly the largest file, without saying so before. @returns what it was answered, if it was */
function sendLarge(address: string): Promise<number | undefined> {
  const one = start(address, null);
  const piece = Buffer.alloc(1_048_576, '%');
  return new Promise((done) => {
    void statusOf(one).then(done);
    // What is written after that is never said to be.
    one.once('close', () => {
      done(undefined);
    });
    const send = (left: number) => {
      one.write(piece, () => {
        if (left > 1) send(left - 1);
        else done(undefined);
      });
    };
    send(255);
  });
}

/** Sends a whole file of so many megabytes. */
const postLarge = (address: string, megabytes: number) =>
  statusOf(start(address, megabytes * 1_048_576).end(pdf.padEnd(megabytes * 1_048_576, '%')));

test('the largest files of one address leave the disk to everybody else', async () => {
  app = await startApplication({ app: { checkFile: free, paces: { verify: patient } } });
  const large = await Promise.all(Array.from({ length: 4 }, () => sendLarge('127.0.0.2')));
  const others = await Promise.all([3, 4, 5].map((last) => postLarge(`127.0.0.${last}`, 40)));
  expect(others).toEqual([200, 200, 200]);
  expect(large.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
});

test('of files that one address announces as the largest one is read, and others are told at once', async () => {
  app = await startApplication({ app: { checkFile: free, paces: { verify: patient } } });
  const announced = Array.from({ length: 2 }, () => start('127.0.0.2', 256 * 1_048_576));
  const statuses = announced.map(statusOf);
  for (const one of announced) one.write(pdf);
  expect(await Promise.race(statuses)).toBe(429);
  expect(await postLarge('127.0.0.2', 16)).toBe(200);
  expect(await postLarge('127.0.0.3', 256)).toBe(200);
  // Where both are taken, neither is answered.
}, 120_000);

test('whoever stops half-way is given up, and leaves the place to the next', async () => {
  app = await startApplication({
    app: { checkFile: free, paces: { verify: { windowMs: 50, minBytes: 1 } } },
  });
  const halves = await Promise.all(Array.from({ length: 4 }, () => sendHalf('127.0.0.2')));
  expect(await Promise.all(halves.map(({ status }) => status))).toEqual([408, 408, 408, 408]);
  expect(await post('127.0.0.2')).toBe(200);
});

test('whoever sends a drop at a time is given up as well, while the drops still come', async () => {
  app = await startApplication({
    app: { checkFile: free, paces: { verify: { windowMs: 50, minBytes: 1_048_576 } } },
  });
  const one = start('127.0.0.2', 1_048_576);
  one.write(pdf);
  const drops = setInterval(() => one.write('%'), 5);
  const status = await statusOf(one);
  clearInterval(drops);
  expect(status).toBe(408);
});

test('files that keep their program busy for ever are told to be too complex, and leave their places', async () => {
  app = await startApplication({ app: { checkFile: burningCheck } });
  // All places of the network at once; then it has them again.
  for (const round of [4, 1]) {
    const answers = Array.from({ length: round }, async () => {
      const [answer] = (await once(start('127.0.0.2').end(pdf), 'response')) as [IncomingMessage];
      return JSON.parse((await answer.toArray()).join('')) as unknown;
    });
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ finding: 'too_complex', checks: [] });
    }
  }
});

/** As a proxy on this machine tells whom it asks for. */
function startFor(client: string): ClientRequest {
  const headers = { 'content-length': pdf.length, 'x-forwarded-for': client };
  const one = request(`${app.publicUrl}/verify`, { method: 'POST', agent: false, headers });
  one.on('error', () => undefined);
  started.push(one);
  return one;
}

test('all addresses of one /64 of IPv6 hold four places together, and the next /64 its own', async () => {
  app = await startApplication({
    app: { checkFile: free, paces: { verify: patient }, trustProxy: 1 },
  });
  const addresses = ['::1', '::2', ':ffff::3', ':ffff:ffff:ffff:4', ':0:0:0:5'];
  const halves = addresses.map((rest) => startFor(`2001:db8:0:1${rest}`));
  for (const half of halves) half.write(pdf.slice(0, 4));
  // Whichever of the five comes last.
  expect(await Promise.race(halves.map(statusOf))).toBe(429);
  expect(await statusOf(startFor('2001:db8:0:2::1').end(pdf))).toBe(200);
});
