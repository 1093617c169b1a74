import { localDay } from '../../../../shared/format'
import type { ModelSearch } from '../../../../shared/roster/models'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { csv } from '../../../core/files/csv'
import { audit } from '../../../core/security/audit'
import { boardsOfModels } from '../boards/repository'
import * as repository from './repository'
import { wantedOf } from './service'
import { type ExportedModel, modelColumns } from './views'

/** The matching models as CSV; audited (S37). */
export function exportModels(ctx: SignedInContext, search: ModelSearch): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'models')
  const numbers = repository.matchingNumbers(ctx.db, wantedOf(ctx.db, search))
  return csv(modelColumns(localDay(ctx.clock())), exportedBatches(ctx.db, numbers))
}

function* exportedBatches(db: Db, numbers: readonly number[]): Generator<ExportedModel[]> {
  for (const rows of repository.batchesOf(db, numbers)) {
    const boards = boardsOfModels(
      db,
      rows.map(({ model }) => model.id),
    )
    yield rows.map((row) => ({ ...row, boards: boards.get(row.model.id) ?? [] }))
  }
}
