import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { pino } from 'pino'
import supertest from 'supertest'
import { afterEach } from 'vitest'
import { outbox } from '../../drizzle/schema'
import { findSession, openSession } from '../../server/accounts/service'
import { createApp, type Pages } from '../../server/app'
import { createCards } from '../../server/core/cards'
import { readConfig } from '../../server/core/config'
import type { Context, House } from '../../server/core/context'
import { openDatabase } from '../../server/core/database'
import { createImages } from '../../server/core/images'
import { createPasswords } from '../../server/core/passwords'
import { createRateLimits } from '../../server/core/rateLimits'
import { deriveSecrets } from '../../server/core/secrets'
import { createStorage } from '../../server/core/storage'
import { type anAccount, anAccount as makeAccount } from '../../server/demo/builders/accounts'
import { createCaller } from '../../server/doors/trpc'

export type Account = ReturnType<typeof anAccount>
export type TestApp = ReturnType<typeof testApp>

/** The moment at which every test begins: Monday, 2 March 2026, 15:30 in India. */
export const NOW = '2026-03-02T10:00:00.000Z'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/**
 * The real house on a database in memory and a temporary media folder, with a clock that stands still and mail that
 * stays in the outbox. `environment` holds variables of the contract.
 */
export function testApp(environment: NodeJS.ProcessEnv = {}, pages: Pages | null = null) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  const config = readConfig(
    {
      NODE_ENV: 'test',
      DATABASE_PATH: ':memory:',
      UPLOADS_DIR: join(folder, 'uploads'),
      JWT_SECRET: 'a secret of the tests, 32 characters at least',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      ...environment,
    },
    process.cwd(),
  )
  let now = new Date(NOW)
  const db = openDatabase(':memory:', join(process.cwd(), 'drizzle/migrations'))
  const house: House = {
    config,
    db,
    clock: () => new Date(now),
    secrets: deriveSecrets(config.JWT_SECRET ?? ''),
    storage: createStorage(config.uploadsDir),
    images: createImages(),
    cards: createCards(),
    passwords: createPasswords(4),
    limits: createRateLimits(db, config.RATE_LIMIT === 'on'),
    log: pino({ level: 'silent' }),
  }
  const ready = house.storage.prepare()
  open.push(async () => {
    await ready
    await Promise.all([house.images.close(), house.cards.close(), house.passwords.close()])
    db.$client.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const contextFor = (account: Account | null, more: Partial<Context> = {}): Context => ({
    ...house,
    session: account && findSession(house, tokenFor(account)),
    address: '192.0.2.1',
    userAgent: 'test',
    requestId: 'test',
    idempotencyKey: null,
    upload: null,
    ...more,
  })
  /** A token as after signing in. */
  const tokenFor = (account: Account) => openSession(contextFor(null), account).token

  return {
    ...house,
    ready,
    /** What a procedure is handed when this account asks; null for a visitor. */
    contextFor,
    /** The real procedures, called as this account, or as a visitor. */
    as: (account: Account | null, more: Partial<Context> = {}) => createCaller(contextFor(account, more)),
    visitor: (more: Partial<Context> = {}) => createCaller(contextFor(null, more)),
    admin: () => makeAccount(house, { role: 'admin' }),
    superadmin: () => makeAccount(house, { role: 'superadmin' }),
    tokenFor,
    /** The real Express app, for supertest. */
    http: () => supertest(createApp(house, pages)),
    /** Every mail queued so far, oldest first. */
    mails: () => db.select().from(outbox).orderBy(asc(outbox.id)).all(),
    /** Moves the clock. */
    later: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}
