/** Architecture as rules: who may import whom. Each rule's comment says what to do instead. */
const OUTSIDE_SOURCES = '\\.(test|stories)\\.tsx?$|\\.config\\.ts$|/testing/'
/** Every app but the server is that of an edition. */
const EDITION_APPS = '((?!server/|office/)[^/]+)'

/** A rule that forbids `to` from the files of `from`; tests, stories and configurations follow their own needs. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: OUTSIDE_SOURCES },
  to,
})

/**
 * Rules that keep the folders of `root` in layers, top down: a folder imports from itself and from lower layers only. Folders
 * of one layer know nothing of each other, and a folder that no layer names may not be there. The files `ground`, beside
 * the folders, stand below all of them; any other file there stands above.
 */
const layered = (name, root, layers, ground = []) => {
  const inside = (folders) => `^${root}(${folders.join('|')})/`
  const comment = `Import from lower layers only, which are, top down: ${layers.map((each) => each.join(', ')).join(' > ')}.`
  const files = `^${root}`
  return [
    ...layers.map((folders, at) =>
      forbid(name, comment, inside(folders), {
        path: files,
        pathNot: [
          `^${root}$1/`,
          ...ground.map((file) => `^${root}${file}$`),
          inside(
            layers
              .slice(at + 1)
              .flat()
              .concat('testing'),
          ),
        ],
      }),
    ),
    ...ground.map((file) => forbid(name, comment, `^${root}${file}$`, { path: `^${root}[^/]+/` })),
    forbid(name, `Name the folder in a layer. ${comment}`, `${files}(?!(?:${layers.flat().join('|')})/)[^/]+/`, {}),
  ]
}

/** The storefront's folders, top down. Its two entry files stand above, and import from all. */
const STOREFRONT_LAYERS = [
  ['document', 'shell', 'pages'],
  ['features'],
  ['parts'],
  ['seo', 'session'],
  ['overlay'],
  ['forms'],
  ['offline'],
  ['request'],
  ['texts'],
  ['state', 'navigation'],
]

/** The server's folders, top down. What starts the process stands above; the clock and the environment are known to all. */
const SERVER_LAYERS = [
  ['server'],
  ['office'],
  ['jobs', 'site', 'resources', 'seed', 'stock-import'],
  ['media'],
  ['catalogue', 'http'],
  ['auth'],
  ['limits', 'outside'],
  ['contract'],
  ['db'],
  ['logging', 'threads'],
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two modules that need each other are one module, or a third one that both import.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The imported module does not exist, or its package is not in package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/|^virtual:|^#edition$|\\.css\\?inline$' },
    },
    {
      name: 'not-to-test',
      comment: 'Move what both need into a module of its own.',
      severity: 'error',
      from: {},
      to: { path: '\\.(test|stories)\\.tsx?$' },
    },
    forbid('testing-is-for-tests', 'Only tests may use a testing folder.', '^(apps|packages)/', {
      path: '/src/testing/|/src/.+/testing/',
      pathNot: '^packages/storefront/src/testing/edition\\.ts$',
    }),
    forbid('domain-imports-nothing', 'domain is pure: pass in what it needs.', '^packages/domain/src/', {
      pathNot: '^packages/domain/',
    }),
    forbid('openapi-is-upstream', 'The contract knows neither client nor server, only vocabularies.', '^openapi/', {
      path: '^(apps|packages)/',
      pathNot: '^packages/(domain|editions)/',
    }),
    forbid(
      'rules-import-domain-only',
      'validators and editions know domain alone.',
      '^packages/(validators|editions)/src/',
      {
        pathNot: '^packages/($1|domain)/',
      },
    ),
    forbid(
      'api-client-imports-domain-only',
      'api-client knows domain and its transport.',
      '^packages/api-client/src/',
      {
        pathNot: '^packages/(api-client|domain)/|node_modules/openapi-fetch/',
      },
    ),
    forbid('unsent-imports-nothing', 'Callers pass in what is queued and how it is sent.', '^packages/unsent/src/', {
      pathNot: '^packages/unsent/',
    }),
    forbid(
      'search-imports-domain-only',
      'The index knows cars and filters; who asks it is not its business.',
      '^packages/search/src/',
      {
        pathNot: '^packages/(search|domain)/|node_modules/minisearch/|^(node:)?fs$',
      },
    ),
    forbid(
      'illustrator-imports-domain-only',
      'It draws and plays what callers pass in, and fetches nothing.',
      '^packages/illustrator/src/',
      {
        pathNot: '^packages/(illustrator|domain)/',
      },
    ),
    forbid(
      'illustrator-stays-on-servers',
      'Browsers get finished drawings: the one module that draws for a page is called by loaders (record 0042).',
      '^packages/(ui|storefront)/src/(?!features/car/damage-map\\.ts)',
      { path: '^packages/illustrator/' },
    ),
    forbid(
      'illustrator-behind-its-port',
      'Real photographs need no drawings: ask findIllustrator, whose port is illustrator-port.ts.',
      '^apps/server/(?!src/media/illustrator/demonstration-illustrator\\.ts$)',
      { path: '^packages/illustrator/' },
    ),
    forbid(
      'illustrator-on-demand',
      'It is loaded when the first drawing is asked for: find-illustrator.ts imports it dynamically.',
      '^apps/server/',
      { path: '^apps/server/src/media/illustrator/demonstration-illustrator\\.ts$', dynamic: false },
    ),
    forbid(
      'demonstration-is-data',
      'The demonstration is what a database may be filled with; it knows no database.',
      '^packages/demonstration/src/',
      { pathNot: '^packages/(demonstration|illustrator|i18n|validators|editions|domain)/' },
    ),
    forbid(
      'demonstration-is-for-seeding',
      'The product runs without it: only what fills a database, or visits one that is filled, imports the demonstration.',
      '^(apps|packages|tooling)/(?!demonstration/|server/src/seed/|e2e/src/)',
      { path: '^packages/demonstration/' },
    ),
    forbid('i18n-imports-editions-only', 'i18n serves screens and knows none.', '^packages/i18n/src/', {
      path: '^apps/|^packages/(?!i18n/|editions/|domain/)',
    }),
    forbid(
      'messages-compose-alone',
      'A message is written from the facts that it is given: its sender reads the database and chooses the recipient.',
      '^packages/messages/src/',
      { pathNot: '^packages/(messages|i18n|editions|domain)/' },
    ),
    forbid('ui-knows-no-product', 'Pass texts and data to ui by props.', '^packages/ui/src/', {
      path: '^apps/|^packages/(?!ui/|domain/)|node_modules/(react-router|@react-router/[^/]+|zustand|i18next|react-i18next|openapi-fetch)/',
    }),
    forbid(
      'framework-output-knows-no-product',
      'It knows what the frameworks write, not what the pages say: pass that in.',
      '^packages/framework-output/src/',
      { path: '^apps/|^tooling/|^packages/(?!framework-output/|editions/|domain/)' },
    ),
    forbid(
      'framework-output-by-place',
      'What the server runs needs neither React nor a bundler: page and data import no other folder.',
      '^packages/framework-output/src/(?:page|data)/',
      {
        path: '^packages/framework-output/src/(?:bundling|screen|browser)/|node_modules/(react|react-dom|react-router|vite)/',
      },
    ),
    forbid('storefront-knows-no-app', 'An app composes the storefront, never the reverse.', '^packages/storefront/', {
      path: '^apps/',
    }),
    forbid(
      'features-are-islands',
      'A page joins features through slots; one never imports another.',
      '^packages/storefront/src/features/([^/]+)/',
      {
        path: '^packages/storefront/src/features/',
        pathNot: '^packages/storefront/src/features/$1/',
      },
    ),
    forbid('pages-are-islands', 'What two pages share is a feature.', '^packages/storefront/src/pages/([^/]+)/', {
      path: '^packages/storefront/src/pages/',
      pathNot: '^packages/storefront/src/pages/$1/',
    }),
    ...layered('storefront-layers', 'packages/storefront/src/', STOREFRONT_LAYERS),
    ...layered('server-layers', 'apps/server/src/', SERVER_LAYERS, ['clock\\.ts', 'env(?:-reader)?\\.ts']),
    {
      name: 'apps-are-thin',
      comment: 'An edition app composes editions, storefront and tooling/vite; everything else belongs in a package.',
      severity: 'error',
      from: { path: `^apps/${EDITION_APPS}/` },
      to: {
        pathNot: '^apps/$1/|^packages/(editions|storefront)/|^tooling/vite/|node_modules/@react-router/dev/|\\+types/',
      },
    },
    {
      name: 'tooling-asks-the-server',
      comment:
        'Start the server or one of its commands (tooling/product-process), or use the package that does the work. Fuzz and identities alone look inside: they forge what the server seals, and hold every answer against its contract.',
      severity: 'error',
      from: { path: '^tooling/(?!drills/src/(?:fuzz|identities)/)' },
      to: { path: '^apps/server/' },
    },
    forbid(
      'server-loads-builds',
      'The server loads edition builds as artefacts, never their sources.',
      '^apps/server/',
      {
        path: '^packages/(ui|storefront)/|^packages/framework-output/src/(?:bundling|screen|browser)/|^apps/(?!server/)|node_modules/(react|react-dom|react-router|@mantine/[^/]+|i18next|react-i18next)/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|storybook-static|\\.results|\\.data|dist)/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
