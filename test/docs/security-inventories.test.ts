import { expect, test } from '@jest/globals';
import openApi from '../../docs/openapi.json' with { type: 'json' };
import { variableNames } from '../../src/processes/config/variables.ts';
import { docPart, readDoc, tableRows } from '../support/doc-part.ts';
import { having } from '../support/sources.ts';

/** What docs/security/asvs.csv says is listed: the lists, against the sources. */

const security = (heading: string) => docPart('docs/security.md', heading);
/** A file of the sources, and the words that list it. */
type Listed = Readonly<Record<string, string>>;

function expectListed(part: string, found: readonly string[], listed: Listed): void {
  expect(found).toEqual(Object.keys(listed).toSorted());
  for (const words of Object.values(listed)) expect(part).toContain(words);
}

test('the ways in are those of the API, and what needs none is listed', () => {
  const ways = security('Who may do what');
  const bold = Array.from(ways.matchAll(/^- \*\*([^*]+)\*\*/gm), ([, name]) => name);
  expect(bold).toEqual(['API key', 'Signing link', 'Signed address']);
  const { securitySchemes } = openApi.components;
  expect(Object.keys(securitySchemes)).toEqual(['apiKey', 'signingLink']);
  const open = Object.entries(openApi.paths).flatMap(([path, item]) =>
    Object.values(item).some(({ security: asked }) => asked.length === 0) ? [path] : [],
  );
  // A token in the path signs the address.
  const signed = open.filter((path) => path.endsWith('/{token}'));
  expect(signed).toEqual(['/uploads/{token}', '/files/{token}']);
  const roots = open.filter((path) => !signed.includes(path)).map((path) => path.split('/')[1]);
  const [, without = ''] = /Without any: (.*?)\. /.exec(ways) ?? [];
  const named = Array.from(without.matchAll(/`\/([\w.-]+)`/g), ([, root]) => root);
  // What explains a problem is a page.
  expect(new Set(roots)).toEqual(new Set([...named, 'problems']));
});

test('nobody is asked for a password, a question or a hint: proof is by code or passkey', () => {
  const properties = Array.from(
    JSON.stringify(openApi).matchAll(/"([\w-]+)":\{/g),
    ([, name]) => name,
  );
  expect(properties.length).toBeGreaterThan(1_000);
  // The one `hint` is the address that a code went to, nearly all of it hidden.
  const asked = new Set(
    properties.filter((name) => /passw|question|hint|answer/i.test(name ?? '')),
  );
  expect(asked).toEqual(new Set(['hint']));
  const { hint } = openApi.components.schemas.StartedAuthentication.properties;
  expect(hint.description).toMatch(/^The address that the code was mailed to/);
  const { method } = openApi.components.schemas.AuthenticationDemand.properties;
  expect(method.enum).toEqual(['email_code', 'access_code', 'external_code', 'passkey']);
});

test('every use of a key is in the table of keys', () => {
  const keys = security('Keys');
  const purposes = having(/\bkeyring\.(?:mac|encrypt)\(/);
  expectListed(keys, purposes, {
    'src/api/cursor.ts': 'cursors',
    'src/operations/authentication/demands.ts': 'codes',
    'src/operations/authentication/make-code.ts': 'codes',
    'src/operations/bulk-sends/row-body.ts': 'rows of bulk sends',
    'src/operations/mails/mailed-code.ts': 'mailed codes',
    'src/operations/signing/link.ts': 'links',
    'src/operations/unit-of-work/idempotency.ts': 'idempotent requests',
    'src/operations/uploads/signed-url.ts': 'addresses',
    'src/operations/webhooks/encrypt-secret.ts': 'webhook secrets',
    'src/processes/test-authorities.ts': 'authorities of test workspaces',
  });
  // Whatever else makes a key, a MAC or a cipher, but for reading foreign PDFs and for development.
  const made =
    /\b(?:createHmac|createCipheriv|hkdfSync|generateKeyPairSync|scryptSync|createSign)\(/;
  const others = /^packages\/(?:client|keyring|pdf)\/|\/development\//;
  expectListed(
    keys,
    having(made).filter((path) => !others.test(path)),
    {
      'packages/pki/src/keys/make-recipient-ca.ts': "Recipients' CA (`ISSUER`)|P-256",
      'packages/webhooks/src/webhook-signature.ts': 'HMAC-SHA256 of deliveries',
      'src/cli/run/init-keys.ts': 'Log key (`LOG_KEY`)|Ed25519',
      'src/evidence/records/sign-record.ts': 'Key of an act|P-256, SHA-256',
      'src/evidence/records/verification-key.ts': 'Key of a certificate page|HMAC-SHA256',
    },
  );
  for (const row of tableRows(keys)) {
    expect(row.map((cell) => cell !== '')).toEqual([true, true, true, true]);
  }
});

test('whatever the service connects to is named, and every address of it is a variable', () => {
  const talks = security('What it talks to');
  const connects =
    /new S3Client\(|createTransport\(|\bfetch\(|Connection\.(?:connect|lazy)\(|new OTLPTraceExporter\(|new pg\.(?:Pool|Client)\(|MikroORM\.init\(|from 'node:https'/;
  // Commands, `npm start`, and the packages for other programs connect for somebody else.
  const others = /^src\/(?:cli|start)\/|^pages\/|^packages\/(?:client|embedded|temporal)\//;
  const listed: Listed = {
    'packages/blobs/src/s3-blob-store.ts': 'the storage',
    'packages/converter/src/gotenberg-converter.ts': 'a converter of Word files',
    'packages/mailer/src/smtp-mailer.ts': 'an SMTP server',
    'packages/pki/src/http-authority.ts': 'the OCSP and revocation list addresses',
    'packages/webhooks/src/checked-agents.ts': 'webhooks at public addresses',
    'packages/webhooks/src/send-request.ts': 'webhooks at public addresses',
    'src/outside/temporal-client.ts': 'Temporal',
    'src/outside/tracing.ts': 'a collector of traces',
    'src/persistence/migrate.ts': 'PostgreSQL',
    'src/persistence/orm.ts': 'PostgreSQL',
    'src/persistence/seal-notices.ts': 'PostgreSQL',
    'src/processes/create-workers.ts': 'Temporal',
    'src/processes/open-counters.ts': 'PostgreSQL',
  };
  const found = having(connects).filter((path) => !others.test(path));
  expectListed(talks, found, listed);
  const table = readDoc('docs/configuration.md');
  const inTable = tableRows(table).flatMap(([names = '']) => names.match(/[A-Z_]{4,}/g) ?? []);
  const addresses = variableNames.filter((name) => /_URL$|_ADDRESS$|_ENDPOINT$/.test(name));
  expect(addresses.length).toBeGreaterThan(8);
  expect(addresses.filter((name) => !inTable.includes(name))).toEqual([]);
});

test('what is heavy is listed with where it is done, and it is done nowhere else', () => {
  const heavy = docPart('docs/architecture.md', 'Work that is heavy');
  const starts = /\b(?:makeThread|startScript|spawn)(?:<[^>]*>)?\(/;
  const own = /\/isolation\/|^packages\/embedded\/|^packages\/verifier\//;
  expectListed(
    heavy,
    having(starts).filter((path) => !own.test(path)),
    {
      'packages/converter/src/run-program.ts':
        'Word files are looked into at the upload and converted',
      'packages/pdf/src/images/picture-reader.ts': 'Signature pictures, logos',
      'packages/pdf/src/intake/reader.ts': 'Uploaded files are parsed in limited child processes',
      'src/evidence/pages/revise-in-thread.ts': "the sender's words",
      'src/evidence/pages/seal-in-thread.ts': 'seals',
      'src/evidence/verify/check-file.ts':
        'Files that strangers give to `/verify` go to a child each',
      'src/evidence/verify/verifier.ts': 'the verification of sealed files',
    },
  );
});

test('every class of what is protected says what holds it', () => {
  const classes = tableRows(security('What is worth protecting'));
  expect(classes.map(([name]) => name)).toEqual([
    ...['Secret', 'Credential', 'Confidential', 'Personal', 'Evidence'],
  ]);
  for (const [, what = '', how = ''] of classes) {
    expect(what).not.toBe('');
    expect(how).toMatch(/\d+\.\d+\.\d+|`test\/[\w/.-]+` "/);
  }
  // Keys of the table of keys are in a class, by their names there.
  const secret = ['seal', "recipients' CA", 'log', 'MASTER_KEY', 'passwords of the servers'];
  for (const name of secret) expect(classes[0]?.[1]).toContain(name);
});

test('every log has its row: what it holds and what not', () => {
  const logs = tableRows(security('Logs'));
  const sources: Listed = {
    'audit log': 'PostgreSQL, table `events`',
    'lines of API and worker': 'standard output, JSON',
    'Temporal’s histories': 'Temporal',
    metrics: '`/metrics`',
    traces: '`OTEL_EXPORTER_OTLP_ENDPOINT`',
  };
  const rows = logs.map(([name = '', where = '']) => [name.replace("'", '’'), where] as const);
  expect(rows.map(([name]) => name)).toEqual(Object.keys(sources));
  for (const [name, where] of rows) expect(where).toContain(sources[name]);
  for (const row of logs) expect(row.filter((cell) => cell === '')).toEqual([]);
  // Where such lines are made: a tracer, a table, metrics. A new place is a new row.
  expect(having(/new OTLP\w+Exporter\(/)).toEqual(['src/outside/tracing.ts']);
  expect(having(/from 'prom-client'/).length).toBeGreaterThan(0);
  expect(having(/OTLPLogExporter|OTLPMetricExporter|syslog|@sentry|winston/i)).toEqual([]);
});
