import { randomBytes } from 'node:crypto'
import { localDay } from '../../../../shared/format'
import type { RequestContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { sign } from '../../../core/security/secrets'
import { isAgency } from '../../access/accounts/rules'
import * as repository from './profileViews.repository'
import { isProgram } from './profileViews.rules'
import { findPlace } from './repository'

/**
 * The salt of one day, in memory only: with it, hashes could be matched to addresses. A restart makes a new
 * one.
 */
type Salt = { day: string; key: Buffer }
const salts = new WeakMap<Db['$client'], Salt>()

function saltOf(db: Db, day: string): Buffer {
  const before = salts.get(db.$client)
  if (before?.day === day) return before.key
  const key = randomBytes(32)
  salts.set(db.$client, { day, key })
  return key
}

/**
 * Counts a visit of a public profile, once per visitor and day, by a hash that differs by day and model. No
 * cookie is set and no address stored. Programs, the agency, the model itself and hidden profiles answer
 * alike but are not counted. Throws 429 after too many in an hour.
 */
export async function countView(ctx: RequestContext, key: string): Promise<void> {
  const { db, session } = ctx
  const place = findPlace(db, key)
  const isOwn = session !== null && (isAgency(session.account.role) || session.modelId === place?.id)
  if (!place || isOwn || isProgram(ctx.userAgent)) return
  const day = localDay(ctx.clock())
  const salt = saltOf(db, day)
  // Hashed, because the limits table keeps its keys for an hour.
  await ctx.limits.count('profileView', sign(salt, ctx.address))
  const visitor = sign(salt, [ctx.address, ctx.userAgent, place.id].join('\n'))
  transaction(db, () => repository.insertView(db, { day, modelId: place.id, visitor }))
}
