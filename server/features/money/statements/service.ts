import { localDay } from '../../../../shared/format'
import { STATEMENT_LETTER, type StatementExpense } from '../../../../shared/money/moneyLists'
import { paperNumber, yearWords } from '../../../../shared/money/paperNumbers'
import { reckonShares, sharesTogether } from '../../../../shared/money/statements/reckoning'
import {
  NO_CODE,
  type StatementFilters,
  type StatementLine,
  type StatementProblem,
  type StatementRecord,
  type StatementRow,
  type TalentDue,
  type TalentMoney,
} from '../../../../shared/money/statements/statements'
import { type Page, pageOf } from '../../../../shared/paging'
import { fold } from '../../../../shared/text/fold'
import { dayAfter } from '../../../../shared/time/days'
import type { AppContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { notFound } from '../../../core/errors'
import { grouped } from '../../../core/grouped'
import { storedFace } from '../../roster/publicRoster/rules'
import { counterOf } from '../settings/counters.repository'
import { findMoneySettings } from '../settings/repository'
import { claimsWithFees, notBilledWithUdyam } from './due.repository'
import { type Work, worksOf } from './due.rules'
import * as repository from './repository'
import { findModel, findSettings, rulesOf, termsOf } from './settings.repository'
import { codeChoices, codesOn, termsForm } from './settings.service'

type Reading = Pick<AppContext, 'db' | 'clock'>

/** An agency that has not said it pays once the client has paid. */
const USUAL = { talentDue: 'client paid', dueDays: 0 } as const
const UDYAM_DAYS = 45
/** How long before its last day a payout is called urgent. */
const SOON_DAYS = 10
/** Work of before that was paid elsewhere. */
const LONG_AGO_DAYS = 120

/** What is due to talents or will be, of one or of all. */
export function works({ db, clock }: Reading, modelId: string | null) {
  const papers = claimsWithFees(db, modelId)
  const settings = findSettings(db) ?? USUAL
  const rules = { due: settings, commission: rulesOf(db, modelId ?? undefined), today: localDay(clock()) }
  return { claims: papers.claims, works: worksOf(papers, rules) }
}

/** The code by which tax is withheld from a talent on a day; null: none; undefined: nobody said. */
function codeOf(db: Db, modelId: string, day: string) {
  const id = termsOf(db, modelId)?.codeId ?? findSettings(db)?.codeId ?? null
  if (id === NO_CODE) return null
  return codesOn(db, day).find((code) => code.id === id)
}

/** Works as lines of a statement of today, with the tax by the talent's year so far. */
export function linesOfWorks(
  { db, clock }: Reading,
  modelId: string,
  from: readonly Work[],
  expenses: readonly StatementExpense[],
) {
  const today = localDay(clock())
  const rule = codeOf(db, modelId, today) ?? null
  const year = { modelId, year: yearWords(today), code: rule?.code ?? '' }
  const before = rule ? repository.yearOf(db, year) : { sharePaise: 0, withheldPaise: 0 }
  const given = from.map((work) => {
    const own = expenses.filter(({ claimId }) => claimId === work.claimId)
    return {
      ...work,
      commissionBp: work.commissionBp ?? 0,
      expensePaise: own.reduce((paise, { amountPaise }) => paise + amountPaise, 0),
      expenseWords: own.map(({ words }) => words).join(', '),
    }
  })
  return { rule, lines: reckonShares(given, rule, before, findSettings(db)?.catchesUp ?? true) }
}

/** A line as it is read: no paper and no client. */
export const shownLine = (line: StatementLine): StatementLine => {
  const { claimId, title, days, made, commissionBp, expenseWords, clientPaidOn } = line
  const { feePaise, commissionPaise, sharePaise, withheldPaise, expensePaise, netPaise } = line
  return {
    ...{ claimId, title, days, made, commissionBp, expenseWords, clientPaidOn },
    ...{ feePaise, commissionPaise, sharePaise, withheldPaise, expensePaise, netPaise },
  }
}

const isWithin = (work: Work, fromDay: string, toDay: string) =>
  work.dueOn !== null && fromDay <= work.dueOn && work.dueOn <= toDay

/** Everything that a draft comes to today, and what is missing to issue it. */
export function reckonDraft(app: Reading, draft: repository.Statement) {
  const { db, clock } = app
  const today = localDay(clock())
  const due = works(app, draft.modelId).works.filter((work) => isWithin(work, draft.fromDay, draft.toDay))
  const { rule, lines } = linesOfWorks(app, draft.modelId, due, draft.expenses)
  const sums = sharesTogether(lines)
  const settings = findMoneySettings(db)
  const series = `${settings?.prefix ?? ''}${STATEMENT_LETTER}`
  const counter = counterOf(db, series, yearWords(today))
  const problems: StatementProblem[] = [
    ...(settings ? [] : (['settings'] as const)),
    ...(findSettings(db) ? [] : (['due'] as const)),
    ...(due.some(({ commissionBp }) => commissionBp === null) ? (['commission'] as const) : []),
    ...(codeOf(db, draft.modelId, today) === undefined ? (['code'] as const) : []),
    ...(lines.length === 0 ? (['lines'] as const) : []),
    ...(lines.length > 0 && sums.netPaise <= 0 ? (['nothing'] as const) : []),
    ...(counter && counter.lastOn > today ? (['day'] as const) : []),
  ]
  const next = settings ? paperNumber(series, yearWords(today), (counter?.last ?? 0) + 1) : null
  return { rule, lines, sums, problems, next, series, settings }
}

const rowOf = ({ state, face, ...row }: ReturnType<typeof repository.rowsOfModel>[number]): StatementRow => ({
  ...row,
  face: storedFace(face),
  standing: state === 'draft' ? 'draft' : row.paidOn ? 'paid' : 'issued',
})

/** One page of statements. What a draft comes to is said on its own page. */
export function listStatements({ db }: Reading, filters: StatementFilters): Page<StatementRow> {
  const { rows, total } = repository.pageOfStatements(db, filters, fold(filters.search))
  return pageOf(rows.map(rowOf), total, filters.limit)
}

/** A statement by its id. Throws 404. */
export function statementOf(db: Db, id: string): repository.Statement {
  const found = repository.findStatement(db, id)
  if (!found) throw notFound('Statement')
  return found
}

/** A statement: a draft as it would stand today, an issued one as it stands. Throws 404. */
export function readStatement(app: Reading, { id }: { id: string }): StatementRecord {
  const { db } = app
  const found = statementOf(db, id)
  const { modelId, modelName, number, fromDay, toDay, issuedOn, issuedBy, expenses } = found
  const facts = { id, modelId, modelName, number, fromDay, toDay, issuedOn, issuedBy, expenses }
  if (found.state === 'draft') {
    const { rule, lines, sums, problems, next } = reckonDraft(app, found)
    const { pan = null, gstin = null, udyam = null } = termsOf(db, modelId) ?? {}
    return {
      ...{ ...facts, ...sums, pan, gstin, udyam, problems, next, standing: 'draft', payout: null },
      lines: lines.map(shownLine),
      ...{ withheldCode: rule?.code ?? null, withheldBp: rule?.rateBp ?? null },
    }
  }
  const payout = repository.payoutOf(db, id) ?? null
  const { pan, gstin, udyam, withheldCode, withheldBp } = found
  return {
    ...{ ...facts, ...sumsOf(found), pan, gstin, udyam, withheldCode, withheldBp, payout },
    ...{ problems: [], next: null, standing: payout ? 'paid' : 'issued' },
    lines: repository.linesOf(db, id).map(shownLine),
  }
}

/** The sums of an issued statement. */
export const sumsOf = (found: repository.Statement) => {
  const { feePaise, commissionPaise, sharePaise, withheldPaise, expensePaise, netPaise } = found
  return { feePaise, commissionPaise, sharePaise, withheldPaise, expensePaise, netPaise }
}

/** The talents who are due something, the longest wait first. The sum is before tax, and null without a commission. */
export function listDue(app: Reading): TalentDue[] {
  const { claims, works: all } = works(app, null)
  const drafts = new Map(repository.drafts(app.db).map(({ modelId, id }) => [modelId, id]))
  const due = all.filter(({ dueOn }) => dueOn !== null && dueOn <= localDay(app.clock()))
  return [...grouped(due, ({ modelId }) => modelId)]
    .map(([modelId, own]): TalentDue => {
      const claim = claims.find((each) => each.modelId === modelId)
      const isAgreed = own.every(({ commissionBp }) => commissionBp !== null)
      const { lines } = linesOfWorks(app, modelId, own, [])
      return {
        modelId,
        name: claim?.name ?? '',
        face: storedFace(claim?.face ?? null),
        sharePaise: isAgreed ? sharesTogether(lines).sharePaise : null,
        works: own.length,
        since: own.map(({ dueOn }) => dueOn ?? '').toSorted()[0] ?? '',
        payBy: claim?.udyam ? payByOf(own) : null,
        draftId: drafts.get(modelId) ?? null,
      }
    })
    .toSorted((a, b) => a.since.localeCompare(b.since) || a.name.localeCompare(b.name))
}

const payByOf = (own: readonly Work[]) =>
  dayAfter(own.map(({ lastDay }) => lastDay).toSorted()[0] ?? '', UDYAM_DAYS)

/** Talents with Udyam who have to be paid within the next days, whether their clients were billed and have paid or not. */
export function listPaySoon(app: Reading) {
  const { db } = app
  const today = localDay(app.clock())
  const until = dayAfter(today, SOON_DAYS)
  const { claims, works: all } = works(app, null)
  const names = new Map(claims.flatMap((claim) => (claim.udyam ? [[claim.modelId, claim.name]] : [])))
  // What was credited since a statement is no money to pay.
  const unpaid = all.filter(({ modelId, feePaise }) => names.has(modelId) && feePaise > 0)
  const open = [...grouped(unpaid, ({ modelId }) => modelId)].map(([modelId, own]) => ({
    ...{ modelId, name: names.get(modelId) ?? '', statementId: null, number: null, jobNumber: null },
    payBy: payByOf(own),
  }))
  const stated = repository.unpaidWithUdyam(db).map(({ id, number, modelId, modelName, lastDay }) => ({
    ...{ modelId, name: modelName, statementId: id, number, jobNumber: null },
    payBy: dayAfter(lastDay, UDYAM_DAYS),
  }))
  const span = { from: dayAfter(today, -LONG_AGO_DAYS), until: dayAfter(until, -UDYAM_DAYS) }
  const notBilled = notBilledWithUdyam(db, span).map(({ lastDay, ...work }) => ({
    ...{ ...work, statementId: null, number: null, payBy: dayAfter(lastDay, UDYAM_DAYS) },
  }))
  return [...open, ...stated, ...notBilled]
    .filter(({ payBy }) => payBy <= until)
    .toSorted((a, b) => a.payBy.localeCompare(b.payBy))
}

/** A talent's money: what is due and coming, terms, commissions, and all statements. Throws 404. */
export function readTalent(app: Reading, { modelId }: { modelId: string }): TalentMoney {
  const { db } = app
  const model = findModel(db, modelId)
  if (!model) throw notFound('Model')
  const today = localDay(app.clock())
  const { works: all } = works(app, modelId)
  const due = all.filter(({ dueOn }) => dueOn !== null && dueOn <= today)
  const days = due.map(({ dueOn }) => dueOn ?? today).toSorted()
  const rules = rulesOf(db, modelId)
  const settings = findMoneySettings(db)
  const { lines } = linesOfWorks(app, modelId, all, [])
  return {
    ...{ modelId, name: model.name, face: storedFace(model.face), rules },
    isSetUp: settings !== undefined,
    isRegistered: settings?.registration === 'regular',
    terms: termsForm(db, modelId),
    codes: codeChoices(app),
    coming: lines.map(shownLine),
    due: due.length > 0 ? { fromDay: days[0] ?? today, toDay: today, works: due.length } : null,
    statements: repository.rowsOfModel(db, modelId).map(rowOf),
  }
}
