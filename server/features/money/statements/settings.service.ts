import { localDay } from '../../../../shared/format'
import type { WithholdingCode } from '../../../../shared/money/moneySettings'
import {
  type CodeChoice,
  type NewCommission,
  NO_CODE,
  type StatementSettingsForm,
  type StatementSettingsGiven,
  type StatementSettingsRecord,
  type TalentTermsForm,
  type TalentTermsGiven,
} from '../../../../shared/money/statements/statements'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { conflict, invalid, notFound } from '../../../core/errors'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import { listWithholdingCodes } from '../settings/repository'
import * as repository from './settings.repository'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** The codes by which tax can be withheld on a day. */
export const codesOn = (db: Db, day: string): WithholdingCode[] =>
  listWithholdingCodes(db).filter(
    ({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day <= untilDay),
  )

/** The codes of today as choices. */
export const codeChoices = ({ db, clock }: Reading): CodeChoice[] =>
  codesOn(db, localDay(clock())).map(({ id, code, name, rateBp }) => ({
    id,
    words: `${code}, ${rateBp / 100} %, ${name}`,
  }))

/** When talents are paid, by which code tax is withheld from them, and the commissions of the agency. */
export function readStatementSettings(app: Reading): StatementSettingsRecord {
  const stored = repository.findSettings(app.db)
  const settings: StatementSettingsForm = stored
    ? {
        talentDue: stored.talentDue,
        dueDays: stored.dueDays,
        codeId: stored.codeId ?? '',
        catchesUp: stored.catchesUp,
        version: stored.version,
      }
    : { talentDue: 'client paid', dueDays: 30, codeId: '', catchesUp: true, version: 0 }
  return {
    settings,
    isSetUp: stored !== undefined,
    codes: codeChoices(app),
    rules: repository.rulesOf(app.db).filter(({ modelId }) => modelId === null),
  }
}

function refuseUnknownCode({ db, clock }: Reading, codeId: string | null) {
  const isKnown = codesOn(db, localDay(clock())).some(({ id }) => id === codeId)
  if (codeId !== null && codeId !== NO_CODE && !isKnown) throw invalid('codeId', 'Choose a code of the list')
}

/** Stores when talents are paid and by which code tax is withheld. Throws 409 when a colleague was faster. */
export function saveStatementSettings(
  ctx: SignedInContext,
  { version, ...values }: StatementSettingsGiven,
): StatementSettingsRecord {
  refuseUnknownCode(ctx, values.codeId)
  transaction(ctx.db, () => {
    if (!repository.putSettings(ctx.db, values, version))
      throw conflict('A colleague changed these settings in the meantime.')
    noteDangerous(ctx, ctx.clock(), { what: 'money settings changed', detail: 'statements' })
  })
  return readStatementSettings(ctx)
}

/** Adds a commission from a day on, of a talent or of all. Throws 400 for an unknown talent. */
export function addCommission(ctx: SignedInContext, { percent, ...facts }: NewCommission): { id: string } {
  const { db } = ctx
  if (facts.modelId !== null && !repository.findModel(db, facts.modelId))
    throw invalid('modelId', 'Choose a talent')
  const id = newId()
  transaction(db, () => {
    repository.putRule(db, { ...facts, id, percentBp: percent })
    const detail = `commission ${percent / 100} % from ${facts.fromDay}`
    noteDangerous(ctx, ctx.clock(), { what: 'money settings changed', detail })
  })
  return { id }
}

/** What statements say of a talent, as the form has it. */
export function termsForm(db: Db, modelId: string): TalentTermsForm {
  const { pan, gstin, udyam, codeId, version } = repository.termsOf(db, modelId) ?? { version: 0 }
  return { modelId, pan: pan ?? '', gstin: gstin ?? '', udyam: udyam ?? '', codeId: codeId ?? '', version }
}

/** Stores what statements say of a talent. Throws 404, and 409 when a colleague was faster. */
export function saveTerms(ctx: SignedInContext, given: TalentTermsGiven): TalentTermsForm {
  const { db } = ctx
  const model = repository.findModel(db, given.modelId)
  if (!model) throw notFound('Model')
  refuseUnknownCode(ctx, given.codeId)
  transaction(db, () => {
    if (!repository.putTerms(db, given)) throw conflict('A colleague changed these details in the meantime.')
    noteDangerous(ctx, ctx.clock(), { what: 'money settings changed', detail: `terms of ${model.name}` })
  })
  return termsForm(db, given.modelId)
}
