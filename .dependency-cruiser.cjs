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
  '^(node:)?(buffer|crypto|events|fs|fs/promises|http|https|net|os|path|stream|stream/promises|url|util|zlib|dns|dns/promises|tls|child_process|worker_threads|async_hooks|timers|timers/promises|module|process)$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('domain', ['^src/domain/'], 'Rules import rules: no packages, no clock, no randomness.'),
    only(
      'persistence',
      ['^src/(persistence|domain)/', npm(['@mikro-orm']), builtins],
      'Rows to domain state and back.',
    ),
    only(
      'operations',
      ['^src/(operations|persistence|domain|evidence)/', npm(['@mikro-orm']), builtins],
      'Load, decide, save; outside only as types.',
    ),
    only('mail', ['^src/(mail|domain)/'], 'What mails say, in every language.'),
    only(
      'workflow-sync',
      [
        '^src/(workflow-sync|persistence|domain|outside)/',
        '^src/workflows/contracts\\.ts$',
        npm(['@mikro-orm']),
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
        npm(['@temporalio/activity', '@temporalio/common', '@mikro-orm']),
        builtins,
      ],
      'One repeatable step of outside work.',
    ),
    only(
      'evidence',
      [
        '^src/(evidence|domain)/',
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
          '@expo-google-fonts',
        ]),
        builtins,
      ],
      'Bytes in, evidence out.',
    ),
    {
      ...only(
        'outside',
        ['^src/(outside|domain)/', '^src/workflows/contracts\\.ts$', 'node_modules/', builtins],
        'One adapter per foreign system.',
      ),
    },
    only(
      'api',
      [
        '^src/(api|operations|persistence|domain|evidence)/',
        npm([
          'express',
          'zod',
          'zod-openapi',
          'ipaddr\\.js',
          'pino',
          '@mikro-orm',
          'rate-limiter-flexible',
          'prom-client',
        ]),
        builtins,
      ],
      'Parse, authorise, call, render.',
      { from: { pathNot: '^src/api/server\\.ts$' } },
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
