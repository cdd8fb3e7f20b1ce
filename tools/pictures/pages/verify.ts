import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Page } from 'playwright-core';
import { makeHomeRouter } from '../../../src/api/pages/home.ts';
import { problemPage } from '../../../src/api/routes/problems/get.ts';
import { makeSigningPageRouter } from '../../../src/api/pages/signing-page.ts';
import { makeVerifyPagesRouter } from '../../../src/api/verify/pages.ts';
import { webDistFolder } from '../../../src/start/build/build-web.ts';
import type { Check, FileVerdict, PublicDocument } from '../../../pages/src/verify/client.ts';
import type { Screen } from './sheet.ts';

const id = 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc';
const sizeBytes = 48_213;
const sha256 = '9f2feb0f1ef425b292f2f94bdb9ad6c0a9b3ec0f3b2f3f6d8f7c2d6a0f1e2d3c';
/** Of the empty file. */
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const sealParts = [
  'bytes',
  'additions',
  'signature',
  'certificates',
  'revocation',
  'timestamps',
  'durability',
];
const names = [
  ...sealParts.map((part) => `seal ${part}`),
  ...['document', 'record sig_01', 'consents', 'given', 'checkpoint', 'events', 'completeness'],
];
const detail = 'As `countersign verify` prints it.';
const checks = names.map((name): Check => ({ name, ok: true, detail }));

/** The same checks but for those that are named. */
function checksWith(others: Record<string, Omit<Check, 'name'>>): Check[] {
  return checks.map((check) => ({ ...check, ...others[check.name] }));
}

/** Of a seal of level B-B. */
const unchecked = checksWith({
  'seal revocation': {
    ok: null,
    reason: 'no_status',
    detail: 'Not checked, because the seal carries no status of its certificates.',
  },
  'seal timestamps': {
    ok: null,
    reason: 'no_timestamp',
    detail:
      'Not checked, because the seal is PAdES B-B, without a timestamp: its time is its own word.',
  },
});
const added =
  'Everything from byte 182,340 on was added later by others (it names itself a document ' +
  'timestamp, validation data) and is not judged. What was sealed is unchanged and is the first ' +
  '182,339 bytes.';
const zip: Check[] = ['zip', 'checkpoint timestamp'].map((name) => ({ name, ok: true, detail }));

const genuine: FileVerdict = {
  finding: 'genuine',
  size_bytes: sizeBytes,
  sha256,
  checks,
  document: {
    id,
    title: 'Lease for 12 Harbour Street',
    organization: 'Harbour Estates',
    completed_at: '2027-01-27T11:05:00.000Z',
    people: [
      { name: 'Ana Torres', meaning: 'signed' },
      { name: 'سمير حداد', meaning: 'approved' },
    ],
  },
};
/** Of such a file nothing else is looked at. */
function bytesFail(detail: string): FileVerdict['checks'] {
  return [{ name: 'seal bytes', ok: false, detail }];
}
const verdicts: Record<string, FileVerdict> = {
  genuine,
  altered: {
    finding: 'altered',
    size_bytes: sizeBytes,
    sha256,
    checks: bytesFail('The bytes of the file are not those that were sealed.'),
  },
  unchecked: { ...genuine, checks: unchecked },
  zip: { ...genuine, checks: [...zip, ...checks] },
  added: {
    finding: 'doubtful',
    size_bytes: sizeBytes,
    sha256,
    checks: checksWith({ 'seal additions': { ok: false, detail: added } }),
    sealed_start: 0,
    sealed_bytes: 182_339,
    after_seal_bytes: 14_020,
  },
  development: { ...genuine, finding: 'development', checks: unchecked },
  doubtful: {
    finding: 'doubtful',
    size_bytes: sizeBytes,
    sha256,
    checks: checksWith({ 'seal timestamps': { ok: false, detail } }),
  },
  'too-complex': { finding: 'too_complex', size_bytes: sizeBytes, sha256, checks: [] },
  unsigned: {
    finding: 'unsigned',
    size_bytes: sizeBytes,
    sha256,
    checks: bytesFail('The file carries no signature.'),
  },
};

/** Answers without a verdict, by what is told of the file. */
const refused: Record<string, { status: number; code: string }> = {
  'not-pdf': { status: 415, code: 'UNSUPPORTED_FILE_TYPE' },
  'too-large': { status: 413, code: 'FILE_TOO_LARGE' },
  slow: { status: 408, code: 'REQUEST_TIMEOUT' },
  busy: { status: 503, code: 'UNAVAILABLE' },
};

const found: PublicDocument = {
  id,
  organization: 'Harbour Estates',
  completed_at: '2027-01-27T11:05:00.000Z',
  sealed_sha256: emptySha256,
  original_sha256: sha256,
  acts: [
    { name: 'Ana Torres', meaning: 'signed', at: '2027-01-27T11:05:00.000Z' },
    { name: 'سمير حداد', meaning: 'approved', at: '2027-01-27T10:02:00.000Z' },
  ],
};

export interface VerifyService {
  screens: Screen[];
  close(): Promise<void>;
}

/** The verification pages and `/`, in front of answers that are always the same. */
export async function startVerify(): Promise<VerifyService> {
  const app = express();
  app.use(makeSigningPageRouter({ distFolder: webDistFolder, embedOrigins: [] }));
  app.use(makeVerifyPagesRouter({ distFolder: webDistFolder }));
  app.use(makeHomeRouter({ mailbox: true }));
  app.get('/problems/:kind', (request, response) => {
    response.type('html').send(problemPage(request.params.kind));
  });
  app.post('/verify', express.text({ type: () => true }), (request, response) => {
    const told = String(request.body);
    const [verdict, problem] = [verdicts[told], refused[told]];
    // Of a file that is told nothing of the answer never comes: the page waits.
    if (verdict) response.json(verdict);
    else if (problem) response.status(problem.status).json({ code: problem.code });
  });
  app.post('/verify/:id', express.json(), (request, response) => {
    const { key } = request.body as { key?: string };
    if (key === 'known') response.json(found);
    else response.status(404).json({ code: 'DOCUMENT_NOT_FOUND' });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    screens: screensOf(origin),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function screensOf(origin: string): Screen[] {
  const at = (name: string, path: string, steps: (page: Page) => Promise<void>): Screen => ({
    name,
    async open(page) {
      await page.goto(`${origin}${path}`);
      await page.locator('h1').waitFor();
      await steps(page);
    },
  });
  const give = async (page: Page, content: string) => {
    const file = { name: 'Lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) };
    await page.locator('input[type=file]').setInputFiles(file);
  };
  const outcome = (page: Page) => page.locator('.result').waitFor();
  return [
    at('home', '/', async () => undefined),
    at('verify', '/verify', (page) => page.locator('.drop').waitFor()),
    ...Object.keys(verdicts).map((name) =>
      at(`verify-${name}`, '/verify', async (page) => {
        await give(page, name);
        await outcome(page);
      }),
    ),
    at('verify-working', '/verify', async (page) => {
      await give(page, 'for ever');
      await page.locator('.working').waitFor();
    }),
    at('verify-document', `/verify/${id}`, (page) => page.locator('.drop').waitFor()),
    at('verify-document-found', `/verify/${id}#known`, outcome),
    at('verify-document-same', `/verify/${id}#known`, async (page) => {
      await outcome(page);
      await give(page, '');
      await page.getByRole('link').waitFor();
    }),
    at('verify-document-different', `/verify/${id}#known`, async (page) => {
      await outcome(page);
      await give(page, 'another');
      await page.getByRole('link').waitFor();
    }),
    ...Object.keys(refused).map((name) =>
      at(`verify-${name}`, '/verify', async (page) => {
        await give(page, name);
        await page.locator('.failure').waitFor();
      }),
    ),
    at('problem', '/problems/document-not-found', async () => undefined),
    at('verify-document-unknown', `/verify/${id}#guess`, outcome),
  ];
}
