import { eq, inArray } from 'drizzle-orm'
import { accounts, settings } from '../../drizzle/schema'
import { isReachable } from '../core/config'
import type { House } from '../core/context'
import { transaction } from '../core/database'
import { sha256 } from '../core/secrets'
import { seedAgency } from './agency'
import { startDrawing } from './drawing'
import { isEmpty } from './emptiness'

export type Demo = { signIns: string[]; stop(): void }

// Known to everybody who reads this: fit for looking around, not for a house that others can reach.
const ADMIN = { email: 'admin@tehkhana.example', password: 'darkroom-lamp' }
const TALENT = { email: 'naina@tehkhana.example', password: 'contact-sheet' }
const WARNING =
  'Everybody can read these passwords in the source: change them, or start with DEMO_DATA=false and an empty database.'
const KEY = 'demo-accounts'
/** SHA-256 of the stored hashes: tells whether a password is still the demo's, and nothing else. */
type Kept = { admin: string; talent: string }

/**
 * Fills an empty database with the demo agency, and at every start goes on drawing the pictures that are missing.
 * `signIns` says how to sign in as long as those passwords hold. Null when the data here is not the demo's.
 */
export async function seedDemo(house: House): Promise<Demo | null> {
  if (isEmpty(house.db)) await seed(house)
  const kept = house.db.select().from(settings).where(eq(settings.key, KEY)).get()
  if (!kept) return null
  const { stop } = startDrawing(house)
  return { signIns: signIns(house, JSON.parse(kept.value)), stop }
}

async function seed(house: House) {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = house.config
  const [adminHash, talentHash] = await Promise.all([
    house.passwords.hash(ADMIN_PASSWORD ?? ADMIN.password),
    house.passwords.hash(TALENT.password),
  ])
  const admin = { email: (ADMIN_EMAIL ?? ADMIN.email).toLowerCase(), passwordHash: adminHash }
  const talent = { email: TALENT.email, passwordHash: talentHash }
  const value = JSON.stringify({ admin: sha256(adminHash), talent: sha256(talentHash) } satisfies Kept)
  transaction(house.db, () => {
    seedAgency(house, { admin, talent })
    house.db.insert(settings).values({ key: KEY, value }).run()
  })
}

/** How to sign in, for those whose password is still the one that the demo gave them. */
function signIns({ db, config }: House, kept: Kept): string[] {
  const rows = db
    .select({ role: accounts.role, email: accounts.email, hash: accounts.passwordHash })
    .from(accounts)
    .where(inArray(accounts.role, ['superadmin', 'model']))
    .all()
  const stillHas = (hashOfHash: string) =>
    rows.find(({ hash }) => hash !== null && sha256(hash) === hashOfHash)?.email
  const admin = stillHas(kept.admin)
  const talent = stillHas(kept.talent)
  const isAdminKnown = admin !== undefined && config.ADMIN_PASSWORD === undefined
  return [
    ...(admin ? [`Administrator: ${admin} / ${isAdminKnown ? ADMIN.password : '(ADMIN_PASSWORD)'}`] : []),
    ...(talent ? [`Talent: ${talent} / ${TALENT.password}`] : []),
    ...((isAdminKnown || talent) && isReachable(config) ? [WARNING] : []),
  ]
}
