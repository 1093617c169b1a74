// Who may import whom: main -> app -> http -> router -> features -> core -> shared. Run by npm run check:arch.

const feature = '^server/features/([^/]+/[^/]+)/'
/** A domain may import those before it, on the server, in shared/ and in the back office. */
const domains = ['media', 'access', 'agency', 'roster', 'desk', 'money', 'intake', 'talent', 'operations']
/** In the back office the page of a job shows what it is worth, so money comes before the desk there. */
const backOffice = ['media', 'access', 'agency', 'roster', 'money', 'desk', 'intake', 'talent', 'operations']
const audience = '^client/src/(site|account|talent|admin)/'

/** Nothing under `from` may import anything under `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Nothing of a domain may import a domain after it. */
const below = (domain, from, to, order = domains) =>
  never(
    `${domain}-imports-downwards-in-${from.replace(/^.*\//, '')}`,
    `Domains import downwards: ${order.join(' < ')}.`,
    { path: `^${from}/${domain}/` },
    { path: `^${to}/(${order.slice(order.indexOf(domain) + 1).join('|')})/` },
  )
const domainOrder = domains
  .slice(0, -1)
  .flatMap((domain) => [
    below(domain, 'server/features', '(server/features|shared)'),
    below(domain, 'shared', 'shared'),
    below(domain, 'client/src/admin', 'client/src/admin', backOffice),
  ])

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...domainOrder,
    never(
      'shared-stands-alone',
      'shared/ is used by browser and server: it imports zod and nothing else.',
      { path: '^shared/' },
      { pathNot: ['^shared/', '(^|/)node_modules/zod/'] },
    ),
    never(
      'tables-know-only-shared',
      'drizzle/ imports shared/ and drizzle itself.',
      { path: '^drizzle/' },
      { pathNot: ['^shared/', '^drizzle/', '(^|/)node_modules/drizzle-orm/'] },
    ),
    never(
      'tables-through-repositories',
      'Only repositories, the five core modules with a table of their own, and the demo import drizzle/.',
      {
        path: '^(server|client)/',
        pathNot: [
          '[/.]repository\\.ts$',
          '^server/core/(db/(database|idempotency|settings)|security/audit|mail/outbox)\\.ts$',
          '^server/demo[./]',
        ],
      },
      { path: '^drizzle/' },
    ),
    never(
      'core-knows-no-feature',
      'core/ is used by every feature and imports none.',
      { path: '^server/core/' },
      { path: '^server/', pathNot: '^server/(core|workers)/' },
    ),
    never(
      'workers-in-their-threads',
      'Workers are started by file path. Importing one as a value would run its work on the main thread.',
      { pathNot: '^(server/workers|tests)/' },
      { path: '^server/workers/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'workers-know-no-feature',
      'A worker only computes: it imports core/ and shared/.',
      { path: '^server/workers/' },
      { path: '^(server|drizzle)/', pathNot: '^server/(core/|workers/)' },
    ),
    never(
      'emails-below-features',
      'An email template gets its values as arguments: it imports core/ and shared/.',
      { path: '^server/emails/' },
      { path: '^(server|drizzle)/', pathNot: '^server/(core|emails)/' },
    ),
    never(
      'features-below-http',
      'A feature does not know whether tRPC or REST calls it.',
      { path: feature },
      { path: '^server/(http/|demo[./]|[^/]+\\.ts$)' },
    ),
    never(
      'feature-to-feature',
      "A feature uses another's repository, rules or service, never its router or views.",
      { path: feature },
      { path: '^server/features/.+[/.](router|views)\\.ts$', pathNot: '^server/features/$1/' },
    ),
    never(
      'views-take-rows',
      'A view says who may see what of rows that a service has read: it reads no database itself.',
      { path: '^server/features/.+[/.]views\\.ts$' },
      {
        path: '^server/(core/db/|features/.+[/.](repository|service|router)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'http-below-app',
      'app.ts mounts the HTTP handlers, which reach features through router.ts.',
      { path: '^server/http/' },
      { path: '^server/(demo[./]|(?!router)[^/]+\\.ts$)' },
    ),
    never(
      'main-is-last',
      'Nothing imports an entry point.',
      { pathNot: '^server/(main|dev)\\.ts$' },
      { path: '^server/(main|dev)\\.ts$' },
    ),
    never(
      'demo-is-an-extra',
      'A server without demo data loads nothing of demo/: start.ts imports it dynamically.',
      {
        path: '^(server|client|shared|drizzle)/',
        pathNot: '^server/(demo/|start\\.ts$)',
      },
      { path: '^server/demo/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'demo-by-dynamic-import',
      'A static import would load the demo at every start.',
      { path: '^server/start\\.ts$' },
      { path: '^server/demo/', dependencyTypesNot: ['dynamic-import'] },
    ),
    never(
      'server-without-client',
      'The server uses the client as built files only.',
      { path: '^(server|shared|drizzle)/' },
      { path: '^(client|tests|scripts)/' },
    ),
    never(
      'client-without-server',
      'The client takes the type AppRouter from server/router.ts and nothing else.',
      { path: '^client/' },
      { path: '^(server|drizzle|tests|scripts)/', pathNot: '^server/router\\.ts$' },
    ),
    never(
      'router-as-type-only',
      'Imported as a value, the router would bring the whole server into the browser.',
      { path: '^client/' },
      { path: '^server/router\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'audiences-apart',
      'Site, account, talent and admin share code through design/, copy/ and lib/ only.',
      { path: audience },
      { path: audience, pathNot: '^client/src/$1/' },
    ),
    never(
      'shared-client-code-knows-no-audience',
      'design/, lib/ and copy/ are used by every audience and import none.',
      { path: '^client/src/(design|lib|copy)/' },
      { path: audience },
    ),
    never('no-cycles', 'Two files that import each other are one file.', {}, { circular: true }),
    never('resolves', 'An import that cannot be resolved.', {}, { couldNotResolve: true }),
    never(
      'runs-without-dev-packages',
      "What the running program imports is a dependency, not a devDependency. The client's are built in; scripts/release.mjs holds those that the server loads to draw its pages.",
      {
        path: '^(server|shared|drizzle)/',
        pathNot: '^server/(dev\\.ts|core/processes/sourceWorker\\.mjs)$',
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
