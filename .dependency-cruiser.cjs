// The arrows of the house: main -> app -> doors -> domains -> core -> shared. npm run check:arch holds them.

const domain = '^server/(?!core/|doors/|demo/|workers/|letters/|archive/)([^/]+)/'
const audience = '^client/src/(site|account|talent|admin)/'

/** Nothing under `from` may import anything under `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never(
      'shared-stands-alone',
      'What both sides agree on knows neither side: zod and nothing else.',
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
      "Only repositories, the core's own four tables' keepers and the demo agency know the tables.",
      {
        path: '^(server|client)/',
        pathNot: [
          '/repository\\.ts$',
          '^server/core/(database|audit|idempotency|outbox)\\.ts$',
          '^server/demo[./]',
        ],
      },
      { path: '^drizzle/' },
    ),
    never(
      'core-knows-no-domain',
      'The core is below every domain.',
      { path: '^server/core/' },
      { path: '^server/', pathNot: '^server/(core|workers)/' },
    ),
    never(
      'workers-in-their-threads',
      'A worker is opened by its path; only its types are imported, else its work lands on the main thread.',
      { pathNot: '^(server/workers|tests)/' },
      { path: '^server/workers/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'workers-know-no-domain',
      'A worker computes; it knows the core and what is shared.',
      { path: '^server/workers/' },
      { path: '^(server|drizzle)/', pathNot: '^server/(core/|workers/|demo/pictures/)' },
    ),
    never(
      'letters-below-domains',
      'A letter is words around values it is handed; it knows the core and what is shared.',
      { path: '^server/letters/' },
      { path: '^(server|drizzle)/', pathNot: '^server/(core|letters)/' },
    ),
    never(
      'domain-below-doors',
      'A domain does not know through which door it is called.',
      { path: domain },
      { path: '^server/(doors/|demo[./]|[^/]+\\.ts$)' },
    ),
    never(
      'domain-to-domain',
      "A domain uses another's repository, rules or service, never its router or views.",
      { path: domain },
      { path: `${domain}(router|views)\\.ts$`, pathNot: '^server/$1/' },
    ),
    never(
      'doors-below-app',
      'Doors are opened by the app, not the other way round.',
      { path: '^server/doors/' },
      { path: '^server/(demo[./]|[^/]+\\.ts$)' },
    ),
    never(
      'main-is-last',
      'Nothing imports a starting point.',
      { pathNot: '^server/(main|dev)\\.ts$' },
      { path: '^server/(main|dev)\\.ts$' },
    ),
    never(
      'server-without-client',
      'The server knows the client as built files only.',
      { path: '^(server|shared|drizzle)/' },
      { path: '^(client|tests|scripts)/' },
    ),
    never(
      'client-without-server',
      'The client takes the type AppRouter from server/doors/trpc.ts and nothing else.',
      { path: '^client/' },
      { path: '^(server|drizzle|tests|scripts)/', pathNot: '^server/doors/trpc\\.ts$' },
    ),
    never(
      'router-as-type-only',
      'Imported as a value, the router would bring the whole server into the browser.',
      { path: '^client/' },
      { path: '^server/doors/trpc\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'audiences-apart',
      'Site, account, talent and admin share through design/ and lib/, never with each other.',
      { path: audience },
      { path: audience, pathNot: '^client/src/$1/' },
    ),
    never(
      'shared-rooms-know-no-audience',
      'design/, lib/ and words/ serve every audience and know none.',
      { path: '^client/src/(design|lib|words)/' },
      { path: audience },
    ),
    never('no-circles', 'Two files that need each other are one file.', {}, { circular: true }),
    never('resolves', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    never(
      'runs-without-dev-packages',
      'What the running product imports is a dependency, not a devDependency.',
      { path: '^(server|client|shared|drizzle)/', pathNot: '^server/(dev\\.ts|core/sourceWorker\\.mjs)$' },
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
