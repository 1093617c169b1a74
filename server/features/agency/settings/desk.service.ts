import type { DeskSettings } from '../../../../shared/agency/deskSettings'
import type { MessageTexts } from '../../../../shared/agency/messageTexts'
import type { SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { audit } from '../../../core/security/audit'
import { keepDeskSettings, readDeskSettings } from './desk.repository'
import { keepMessageTexts, readMessageTexts } from './texts.repository'

/**
 * From when on others are told of a decision: when it can no longer be undone. What the clock does, whose actor is
 * null, cannot be undone and is told at once.
 */
export function tellFrom({ db, now, actor }: { db: Db; now: Date; actor: object | null }): Date {
  const waitMs = actor === null ? 0 : readDeskSettings(db).mailWaitMinutes * 60_000
  return new Date(now.getTime() + waitMs)
}

/** Stores the settings of the desk; audited. */
export function changeDeskSettings(ctx: SignedInContext, given: DeskSettings): DeskSettings {
  return transaction(ctx.db, () => {
    keepDeskSettings(ctx.db, given)
    audit(ctx.db, ctx.clock(), 'desk settings changed', ctx.session.account)
    return readDeskSettings(ctx.db)
  })
}

/** Stores the texts of messages; audited as a setting of the desk. */
export function changeMessageTexts(ctx: SignedInContext, given: MessageTexts): MessageTexts {
  return transaction(ctx.db, () => {
    keepMessageTexts(ctx.db, given)
    audit(ctx.db, ctx.clock(), 'desk settings changed', ctx.session.account, undefined, 'message texts')
    return readMessageTexts(ctx.db)
  })
}
