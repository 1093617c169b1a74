import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { pino } from 'pino'
import supertest from 'supertest'
import { outbox } from '../../drizzle/schema'
import { createApp, type Pages } from '../../server/app'
import { readConfig } from '../../server/core/config'
import type { AppContext, RequestContext, Session } from '../../server/core/context'
import type { Db } from '../../server/core/db/database'
import { createCards } from '../../server/core/files/compCardRenderer'
import { createDownload } from '../../server/core/files/download'
import { createImages } from '../../server/core/files/imageProcessor'
import { openBucketStorage } from '../../server/core/files/openBucket'
import { createPublicBuckets, type OpenPublicBucket } from '../../server/core/files/publicBucket'
import { createSheets } from '../../server/core/files/sheetReader'
import { createStorage } from '../../server/core/files/storage'
import { createBackups } from '../../server/core/processes/backupRun'
import { createMonitor } from '../../server/core/processes/monitor'
import { createRestores } from '../../server/core/processes/restoreRun'
import { createPasswords } from '../../server/core/security/passwords'
import { createRateLimits } from '../../server/core/security/rateLimits'
import { deriveSecrets } from '../../server/core/security/secrets'
import { type anAccount, anAccount as makeAccount } from '../../server/demo/builders/accounts'
import { proveSession } from '../../server/features/access/accounts/repository'
import { findSession, openSession } from '../../server/features/access/accounts/service'
import { createCaller } from '../../server/router'
import { afterThisTest } from './cleanUp'
import { emptyDatabase } from './emptyDatabase'
import { bucketSettings } from './servers/bucketServer'

export type Account = ReturnType<typeof anAccount>
export type TestApp = ReturnType<typeof testApp>

/** The time at which every test begins: Monday, 2 March 2026, 15:30 in India. */
export const NOW = '2026-03-02T10:00:00.000Z'

// Threads and the picture process take a second to start: all tests of a worker use the same.
const images = createImages()
const cards = createCards()
const sheets = createSheets()
const passwords = createPasswords(4)

/**
 * The real server on a database in memory and a temporary media folder, with a fixed clock and mail that stays in the
 * outbox. `environment` sets environment variables, `db` is what it begins with.
 */
export function testApp(
  environment: NodeJS.ProcessEnv = {},
  pages: Pages | null = null,
  db: Db = emptyDatabase(),
) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  const config = readConfig(
    {
      NODE_ENV: 'test',
      DATABASE_PATH: ':memory:',
      UPLOADS_DIR: join(folder, 'uploads'),
      JWT_SECRET: 'a secret of the tests, 32 characters at least',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      DEMO_PICTURES: 'none',
      ...bucketSettings(folder),
      ...environment,
    },
    process.cwd(),
  )
  let now = new Date(NOW)
  const clock = () => new Date(now)
  const app: AppContext = {
    config,
    db,
    clock,
    secrets: deriveSecrets(config.JWT_SECRET ?? ''),
    storage: config.MEDIA_URL ? openBucketStorage(config) : createStorage(config.uploadsDir),
    images,
    cards,
    sheets,
    download: createDownload(),
    passwords,
    limits: createRateLimits(db, config.RATE_LIMIT === 'on'),
    transport: { send: async () => '250 OK', close() {}, secrets: [] },
    webhookPost: async () => ({ isDelivered: true, answer: '204' }),
    webPush: { publicKey: 'BAgencyK', send: async () => ({ isDelivered: true, answer: '201' }) },
    ping: async (address) =>
      new URL(address).hostname.endsWith('.invalid')
        ? { isDelivered: false, answer: 'The host was not found' }
        : { isDelivered: true, answer: '200' },
    backups: createBackups(clock, async () => null),
    copies: createBackups(clock, async () => null),
    openBucket: createPublicBuckets(),
    restores: createRestores(async () => ({ printed: '', fault: 'No restore was expected.' })),
    installation: null,
    isImage: false,
    restart() {},
    // The machine that runs the tests may have a full disk.
    monitor: createMonitor(clock, async (path) =>
      existsSync(path) ? { free: 400 * 1024 ** 3, total: 500 * 1024 ** 3 } : null,
    ),
    log: pino({ level: 'silent' }),
  }
  const ready = app.storage.prepare()
  afterThisTest(async () => {
    await ready
    db.$client.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const contextFor = (account: Account | null, more: Partial<RequestContext> = {}): RequestContext => ({
    ...app,
    session: account && justProved(findSession(app, tokenFor(account))),
    address: '192.0.2.1',
    userAgent: 'test',
    requestId: 'test',
    idempotencyKey: null,
    upload: null,
    ...more,
  })
  /** A caller whom no dangerous action asks for the password, however far the clock is moved. */
  const justProved = (session: Session | null) =>
    session &&
    Object.defineProperty(session, 'provedAt', { enumerable: true, get: () => clock().toISOString() })
  /** A token as after signing in, and unless said otherwise after the password was given again for dangerous actions. */
  const tokenFor = (account: Account, { isProved = true } = {}) => {
    const { token } = openSession(contextFor(null), account)
    const session = findSession(app, token)
    if (isProved && session) proveSession(db, session.id, clock().toISOString())
    return token
  }
  /** The session of an account that is kept, as a browser does, and another once it has ended. */
  const sessionOf = (account: Account) => {
    const kept = tokens.get(account.id)
    const session = kept === undefined ? null : findSession(app, kept)
    if (session) return justProved(session)
    const token = tokenFor(account)
    tokens.set(account.id, token)
    return justProved(findSession(app, token))
  }
  const tokens = new Map<string, string>()

  return {
    ...app,
    ready,
    /** The context that a procedure gets for this account; null for a visitor. */
    contextFor,
    /** The real procedures, called as this account, or as a visitor. */
    as: (account: Account | null, more: Partial<RequestContext> = {}) =>
      createCaller(contextFor(account, more)),
    visitor: (more: Partial<RequestContext> = {}) => createCaller(contextFor(null, more)),
    admin: () => makeAccount(app, { role: 'admin' }),
    superadmin: () => makeAccount(app, { role: 'superadmin' }),
    tokenFor,
    sessionOf,
    /** The real Express app, for supertest. */
    http: () => supertest(createApp(app, pages)),
    /** Every mail queued so far, oldest first. */
    mails: () => db.select().from(outbox).orderBy(asc(outbox.id)).all(),
    /** From now on the site runs from a release that was installed below this root. */
    installAt: (root: string) => {
      app.installation = root
    },
    /** From now on the site runs in a container. */
    runFromImage: () => {
      app.isImage = true
    },
    /** From now on buckets that are set on the page are opened so. */
    openBucketsBy: (open: OpenPublicBucket) => {
      app.openBucket = open
    },
    /** Moves the clock. */
    later: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}
