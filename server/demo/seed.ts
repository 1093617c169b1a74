import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { accounts, sessions, settings } from '../../drizzle/schema'
import { hasPublicAddress } from '../core/config'
import type { AppContext } from '../core/context'
import { transaction } from '../core/db/database'
import { newSecretName } from '../core/db/ids'
import { audit } from '../core/security/audit'
import { sha256 } from '../core/security/secrets'
import { loadAgency, storeAgency } from '../features/agency/settings/service'
import { DEMO_ACCOUNTS, isEmptyDatabase } from '../features/operations/system/repository'
import { seedAgency } from './agency'
import { demoAgency } from './agencyContent'
import { startSizes } from './pictures/photoSizes'

export type Demo = { signIns: string[]; stop(): void }

// Everybody can read these in the source: fit for a look around on one's own machine only.
const ADMIN = { email: 'admin@tehkhana.example', password: 'darkroom-lamp' }
const TALENT = { email: 'naina@tehkhana.example', password: 'contact-sheet' }
const KNOWN_PASSWORDS = [ADMIN.password, TALENT.password]
/** SHA-256 of the stored hashes, which only tells whether a password is still the demo's. */
type Kept = { admin?: string; talent?: string }

/**
 * Fills an empty database with the demo agency, and at every start continues to make missing sizes of its photos.
 * `signIns` says how to sign in while those passwords are valid; with a public address they are random and printed only
 * by the start that seeds. Null when the data is not the demo's.
 */
export async function seedDemo(app: AppContext): Promise<Demo | null> {
  const made = isEmptyDatabase(app.db) ? await seed(app) : []
  const kept = keptAccounts(app.db)
  if (!kept) return null
  const { stop } = startSizes(app)
  return { signIns: made.length > 0 ? made : signIns(app, kept), stop }
}

/** Stores the demo's content in sections without any: the database may be older than the settings. */
export function keepDemoAgency(app: AppContext) {
  if (!keptAccounts(app.db)) return
  storeAgency(app.db, demoAgency)
  loadAgency(app)
}

function keptAccounts(db: AppContext['db']): Kept | null {
  const row = db.select().from(settings).where(eq(settings.key, DEMO_ACCOUNTS)).get()
  return row ? JSON.parse(row.value) : null
}

/** Returns the lines with random passwords, which are printed once; none when the passwords are the known ones. */
async function seed(app: AppContext): Promise<string[]> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = app.config
  const isPublic = hasPublicAddress(app.config)
  const [adminPassword, talentPassword] = isPublic
    ? [ADMIN_PASSWORD ?? newSecretName(), newSecretName()]
    : [ADMIN_PASSWORD ?? ADMIN.password, TALENT.password]
  const [adminHash, talentHash] = await Promise.all([
    app.passwords.hash(adminPassword),
    app.passwords.hash(talentPassword),
  ])
  const admin = { email: (ADMIN_EMAIL ?? ADMIN.email).toLowerCase(), passwordHash: adminHash }
  const talent = { email: TALENT.email, passwordHash: talentHash }
  const kept: Kept = isPublic ? {} : { admin: sha256(adminHash), talent: sha256(talentHash) }
  transaction(app.db, () => {
    seedAgency(app, { admin, talent })
    app.db
      .insert(settings)
      .values({ key: DEMO_ACCOUNTS, value: JSON.stringify(kept) })
      .run()
  })
  // Without it they stay where they are, and are read there.
  await app.storage
    .settle()
    .catch((error) => app.log.warn({ err: error }, 'demo photos are not in the bucket'))
  if (!isPublic) return []
  return [
    `Administrator: ${admin.email} / ${ADMIN_PASSWORD === undefined ? `${adminPassword} (printed this once)` : '(ADMIN_PASSWORD)'}`,
    `Talent: ${talent.email} / ${talentPassword} (printed this once)`,
  ]
}

/**
 * With a public address, gives every account that has one of the demo's passwords a random one and ends its sessions.
 * Called at each start, whatever DEMO_DATA is: the database may have been seeded before the address was set. Returns
 * the lines with the new passwords, which are printed once; none when nothing was replaced.
 */
export async function replaceKnownPasswords(app: AppContext): Promise<string[]> {
  const { db, config, passwords, clock } = app
  const kept = keptAccounts(db)
  if (!kept || !hasPublicAddress(config)) return []
  const lines: string[] = []
  for (const account of candidates(db, kept)) {
    const matches = await Promise.all(
      KNOWN_PASSWORDS.map((known) => passwords.matches(known, account.passwordHash)),
    )
    if (!matches.includes(true)) continue
    const password = newSecretName()
    const passwordHash = await passwords.hash(password)
    const now = clock()
    transaction(db, () => {
      db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id)).run()
      db.update(sessions)
        .set({ endedAt: now.toISOString() })
        .where(and(eq(sessions.accountId, account.id), isNull(sessions.endedAt)))
        .run()
      audit(
        db,
        now,
        'password changed',
        null,
        account.id,
        'the known password of the demo, replaced at a start',
      )
    })
    const role = account.role === 'model' ? 'Talent' : 'Administrator'
    lines.push(
      `${role}: ${account.email} / ${password} (replaces the demo's known password, printed this once)`,
    )
  }
  return lines
}

/** Accounts that the demo made: they have its addresses, or still the password that it stored. */
const candidates = (db: AppContext['db'], kept: Kept) =>
  db
    .select()
    .from(accounts)
    .where(isNotNull(accounts.passwordHash))
    .all()
    .filter(
      ({ email, passwordHash }) =>
        email === ADMIN.email ||
        email === TALENT.email ||
        Object.values(kept).includes(sha256(passwordHash ?? '')),
    )

/** How to sign in, for accounts that still have the demo's password. */
function signIns({ db, config }: AppContext, kept: Kept): string[] {
  const rows = db
    .select({ role: accounts.role, email: accounts.email, hash: accounts.passwordHash })
    .from(accounts)
    .where(inArray(accounts.role, ['superadmin', 'model']))
    .all()
  const stillHas = (hashOfHash: string | undefined) =>
    rows.find(({ hash }) => hash !== null && sha256(hash) === hashOfHash)?.email
  const admin = stillHas(kept.admin)
  const talent = stillHas(kept.talent)
  const isAdminKnown = admin !== undefined && config.ADMIN_PASSWORD === undefined
  return [
    ...(admin ? [`Administrator: ${admin} / ${isAdminKnown ? ADMIN.password : '(ADMIN_PASSWORD)'}`] : []),
    ...(talent ? [`Talent: ${talent} / ${TALENT.password}`] : []),
  ]
}
