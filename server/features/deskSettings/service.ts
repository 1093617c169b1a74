import type { DeskSettings } from '../../../shared/deskSettings'
import type { SignedInContext } from '../../core/context'
import { transaction } from '../../core/db/database'
import { audit } from '../../core/security/audit'
import { keepDeskSettings, readDeskSettings } from './repository'

/** Stores the settings of the desk; audited. */
export function changeDeskSettings(ctx: SignedInContext, given: DeskSettings): DeskSettings {
  return transaction(ctx.db, () => {
    keepDeskSettings(ctx.db, given)
    audit(ctx.db, ctx.clock(), 'desk settings changed', ctx.session.account)
    return readDeskSettings(ctx.db)
  })
}
