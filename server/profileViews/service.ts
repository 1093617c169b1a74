import { randomBytes } from 'node:crypto'
import { indianDay } from '../../shared/format'
import { isAgency } from '../accounts/rules'
import type { Context } from '../core/context'
import { type Db, transaction } from '../core/database'
import { sign } from '../core/secrets'
import { findPlace } from '../roster/repository'
import * as repository from './repository'
import { isProgram } from './rules'

/** Of one day, in memory only: with it, hashes could be tried against addresses. A restart makes a new one. */
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
 * Counts a visit of a public profile (section 2, Dashboard tab, Profile Views): each visitor once a day, by a hash
 * that is worth nothing on the next one and another for every model. No cookie is set and no address is kept. Programs,
 * the agency, the model itself and profiles that are not public are not counted and answered alike. Throws 429 after
 * too many in an hour.
 */
export async function countView(ctx: Context, key: string): Promise<void> {
  const { db, session } = ctx
  const place = findPlace(db, key)
  const isOwn = session !== null && (isAgency(session.account.role) || session.modelId === place?.id)
  if (!place || isOwn || isProgram(ctx.userAgent)) return
  const day = indianDay(ctx.clock())
  const salt = saltOf(db, day)
  // The limit's table keeps its keys for an hour: not even there an address.
  await ctx.limits.count('profileView', sign(salt, ctx.address))
  const visitor = sign(salt, [ctx.address, ctx.userAgent, place.id].join('\n'))
  transaction(db, () => repository.insertView(db, { day, modelId: place.id, visitor }))
}
