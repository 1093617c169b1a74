import type { OwnMoney, OwnStatement } from '../../../../shared/money/statements/statements'
import type { AppContext, TalentContext } from '../../../core/context'
import { notFound } from '../../../core/errors'
import { asStream } from '../../../core/files/drawings'
import { statementFile } from './files.service'
import * as repository from './repository'
import { linesOfWorks, shownLine, sumsOf, works } from './service'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** The issued statements of a model, as the talent reads them. */
export function statementsOf({ db }: Pick<Reading, 'db'>, modelId: string): OwnStatement[] {
  return repository.issuedOf(db, modelId).map((found) => {
    const { id, fromDay, toDay, withheldCode, withheldBp } = found
    return {
      ...{ id, fromDay, toDay, withheldCode, withheldBp, ...sumsOf(found) },
      ...{ number: found.number ?? '', issuedOn: found.issuedOn ?? '' },
      lines: repository.linesOf(db, id).map(shownLine),
      payout: repository.payoutOf(db, id) ?? null,
    }
  })
}

/** A talent's own money: statements, and what is coming, or was credited since, where the fee was told. */
export function readOwnMoney(ctx: TalentContext): OwnMoney {
  const { modelId } = ctx.session
  const shown = works(ctx, modelId).works.filter(
    ({ isShared, feePaise, commissionBp }) => isShared && feePaise !== 0 && commissionBp !== null,
  )
  const { rule, lines } = linesOfWorks(ctx, modelId, shown, [])
  return {
    statements: statementsOf(ctx, modelId),
    coming: lines.map(shownLine),
    expectedBp: lines.length > 0 ? rule?.rateBp : undefined,
  }
}

/** The PDF of an own statement. Throws 404 for a draft and for another talent's. */
export async function downloadOwn(ctx: TalentContext, { id }: { id: string }) {
  const found = repository.findStatement(ctx.db, id)
  if (found?.state !== 'issued' || found.modelId !== ctx.session.modelId) throw notFound('Statement')
  return asStream(await statementFile(ctx, id))
}
