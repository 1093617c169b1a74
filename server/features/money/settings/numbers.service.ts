import { z } from 'zod'
import { localDay } from '../../../../shared/format'
import type { MissingNumbers } from '../../../../shared/money/accountant'
import { NUMBERED, type Numbered, SERIES_LETTER, STATEMENT_LETTER } from '../../../../shared/money/moneyLists'
import type { LastNumbers, MoneySettingsRecord } from '../../../../shared/money/moneySettings'
import { NUMBERS_IN_DOUBT, paperNumber, yearWords } from '../../../../shared/money/paperNumbers'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { readSetting, removeSetting, settingText, writeSetting } from '../../../core/db/settings'
import { conflict, invalid } from '../../../core/errors'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import { counterOf, keepCounter, raiseCounter } from './counters.repository'
import { findMoneySettings } from './repository'

/** Why nothing is numbered after a restore. */
export const IN_DOUBT =
  'This site was restored from a backup. A superadmin has to say in the money settings which numbers were given out since.'

/** What restores left out, as it was said after each. */
const MISSING = 'money-numbers-missing'
const saidMissing = z.array(
  z.object({
    madeAt: z.string(),
    saidOn: z.string(),
    numbers: z.array(
      z.object({ kind: z.enum(NUMBERED), from: z.string(), to: z.string(), count: z.int().positive() }),
    ),
  }),
)
const missingSaid = (db: Db) => readSetting(db, MISSING, saidMissing) ?? []

/** When the backup was made after which nobody has said yet what was given out. Nothing has a number before the settings. */
const doubtSince = (db: Db) => (findMoneySettings(db) ? settingText(db, NUMBERS_IN_DOUBT) : undefined)

/** Whether the site was restored, and nobody has said which numbers were given out since. */
export const isInDoubt = (db: Db): boolean => doubtSince(db) !== undefined

/** What was issued in a span of days after a backup from which the site was restored, and is in no table here. */
export function missingIn(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { from, to }: { from: string; to: string },
): MissingNumbers[] {
  const madeAt = doubtSince(db)
  const all = [...missingSaid(db), ...(madeAt === undefined ? [] : [{ madeAt, saidOn: null, numbers: [] }])]
  return all.filter(
    (each) => localDay(new Date(each.madeAt)) <= to && (each.saidOn ?? localDay(clock())) >= from,
  )
}

/** The next count of a series, raised in the caller's transaction. Throws 409 while numbers are in doubt. */
export function nextCount(db: Db, series: string, financialYear: string, day: string): number {
  if (isInDoubt(db)) throw conflict(IN_DOUBT)
  return raiseCounter(db, series, financialYear, day)
}

const seriesOf = (prefix: string, kind: Numbered) =>
  prefix + (kind === 'statement' ? STATEMENT_LETTER : SERIES_LETTER[kind])

/** What has to be said after a restore: the last numbers of this financial year that the copy knows. Null else. */
export function numbersInDoubt({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): MoneySettingsRecord['inDoubt'] {
  const madeAt = doubtSince(db)
  const settings = findMoneySettings(db)
  if (madeAt === undefined || !settings) return null
  const year = yearWords(localDay(clock()))
  return {
    madeAt,
    numbers: NUMBERED.map((kind) => {
      const series = seriesOf(settings.prefix, kind)
      const last = counterOf(db, series, year)?.last ?? 0
      return { kind, start: paperNumber(series, year, 0).slice(0, -'0000'.length), last }
    }),
  }
}

/**
 * Goes on after the last numbers that were given out before a restore: those in between are never given out again. Throws
 * 400 for a number before one that is known, 409 where nothing is in doubt.
 */
export function continueNumbers(ctx: SignedInContext, last: LastNumbers): void {
  const { db, clock } = ctx
  transaction(db, () => {
    const inDoubt = numbersInDoubt(ctx)
    const prefix = findMoneySettings(db)?.prefix
    if (!inDoubt || prefix === undefined) throw conflict('No number is in doubt.')
    const today = localDay(clock())
    const financialYear = yearWords(today)
    const numberOf = (kind: Numbered, count: number) =>
      paperNumber(seriesOf(prefix, kind), financialYear, count)
    for (const { kind, last: known } of inDoubt.numbers) {
      if (last[kind] < known) throw invalid(kind, `${numberOf(kind, known)} is known to be given out`)
      if (last[kind] === 0) continue
      const series = seriesOf(prefix, kind)
      keepCounter(db, { series, financialYear, last: last[kind], lastOn: today })
    }
    removeSetting(db, NUMBERS_IN_DOUBT)
    const { madeAt } = inDoubt
    const numbers = inDoubt.numbers.flatMap(({ kind, last: known }) =>
      last[kind] === known
        ? []
        : [
            {
              ...{ kind, from: numberOf(kind, known + 1), to: numberOf(kind, last[kind]) },
              count: last[kind] - known,
            },
          ],
    )
    if (numbers.length > 0 || yearWords(localDay(new Date(madeAt))) !== financialYear)
      writeSetting(db, MISSING, [...missingSaid(db), { madeAt, saidOn: today, numbers }])
    const detail = inDoubt.numbers.map(({ kind }) => numberOf(kind, last[kind])).join(', ')
    noteDangerous(ctx, clock(), { what: 'money settings changed', detail: `numbers go on after ${detail}` })
  })
}
