import type { OutsideWatch, WatchCall } from '../../../../shared/operations/outsideWatch'
import type { AppContext, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { invalid } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { ALERTS } from './alerts.rules'
import { readStatus, type Watched } from './service'
import * as repository from './watch.repository'

type Caller = Pick<AppContext, 'db' | 'clock' | 'ping'>

/**
 * Calls the watch outside, unless something is wrong that superadmins are mailed about: the watch then tells somebody
 * that it was not called, also when this machine is off or mail reaches nobody.
 */
export async function callWatch(app: Watched & Caller): Promise<void> {
  const { db } = app
  const address = repository.readWatch(db)
  if (address === null) return
  const { problems } = await readStatus(app)
  const wasHeldBack = ALERTS.some((alert) => problems.includes(alert))
  const call = wasHeldBack ? heldBack(app) : await called(app, address)
  // It may have been changed during the call.
  if (repository.readWatch(db) === address) repository.writeWatchCall(db, call)
}

const heldBack = ({ clock }: Caller): WatchCall => ({
  at: clock().toISOString(),
  wasHeldBack: true,
  fault: null,
})

async function called({ clock, ping }: Caller, address: string): Promise<WatchCall> {
  const { isDelivered, answer } = await ping(address)
  return { at: clock().toISOString(), wasHeldBack: false, fault: isDelivered ? null : answer }
}

/** Calls the address and keeps it, or ends the watch. Throws 400 with the answer when it does not take the call. */
export async function setWatch(ctx: SignedInContext, { address }: OutsideWatch): Promise<void> {
  const { db, clock, session } = ctx
  const call = address === null ? null : await called(ctx, address)
  if (call?.fault)
    throw invalid('address', `This address was called and is not kept. Its answer: ${call.fault}`)
  transaction(db, () => {
    repository.writeWatch(db, { address })
    repository.writeWatchCall(db, call)
    const action = address === null ? 'outside watch ended' : 'outside watch set'
    const host = address === null ? undefined : new URL(address).host
    audit(db, clock(), action, session.account, undefined, host)
  })
}
