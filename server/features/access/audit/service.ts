import type { AuditFilters, AuditLine, AuditSearch } from '../../../../shared/access/team'
import { type Page, pageOf } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import type { AppContext, SignedInContext } from '../../../core/context'
import { csv } from '../../../core/files/csv'
import { audit } from '../../../core/security/audit'
import * as repository from './repository'
import { auditColumns } from './views'

/** One page of the audit table, the newest first (S37). Search in action, who did it, to whom, and the detail. */
export function listEvents(
  { db }: Pick<AppContext, 'db'>,
  { page, limit, ...filters }: AuditFilters,
): Page<AuditLine> {
  const { rows, total } = repository.pageOfEvents(db, wanted(filters), limit, (page - 1) * limit)
  return pageOf(rows, total, limit)
}

const wanted = ({ search, action }: AuditSearch): repository.ListFilter => ({
  search: fold(search),
  id: search,
  action,
})

/** The actions to filter by. */
export const listActions = ({ db }: Pick<AppContext, 'db'>): string[] => repository.allActions(db)

/** Every line that the filters find, as CSV; that it was taken away is a line as well. */
export function exportEvents(ctx: SignedInContext, filters: AuditSearch): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'audit')
  return csv(auditColumns, repository.allEvents(ctx.db, wanted(filters)))
}
