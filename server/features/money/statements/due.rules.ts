import { daySpans } from '../../../../shared/desk/dayWords'
import type { FeePart, TALENT_DUE } from '../../../../shared/money/moneyLists'
import { amountWords } from '../../../../shared/money/rupees'
import { type CommissionRule, commissionOn } from '../../../../shared/money/statements/reckoning'
import { fold } from '../../../../shared/text/fold'
import { dayAfter } from '../../../../shared/time/days'
import { grouped } from '../../../core/grouped'
import type { ClaimLine, ClaimRow, Stated } from './due.repository'

type DueRule = { talentDue: (typeof TALENT_DUE)[number]; dueDays: number }

/** A talent's work on a job whose fee, or a part of it, is on no statement yet. */
export type Work = {
  claimId: string
  modelId: string
  paperId: string
  title: string
  days: string
  lastDay: string
  made: FeePart[]
  feePaise: number
  commissionBp: number | null
  clientPaidOn: string | null
  /** the day on which it became due; null while it is not */
  dueOn: string | null
  isShared: boolean
}

type Papers = { claims: readonly ClaimRow[]; lines: readonly ClaimLine[]; stated: readonly Stated[] }
type Rules = { due: DueRule; commission: readonly CommissionRule[]; today: string }

/** What is due to talents, and what will be once it is. Each part of a fee is on one statement. */
export function worksOf({ claims, lines, stated }: Papers, rules: Rules): Work[] {
  const byClaim = grouped(lines, ({ claimId }) => claimId)
  const before = grouped(stated, ({ claimId }) => claimId)
  return claims.flatMap((claim) => {
    const own = { claim, lines: byClaim.get(claim.claimId) ?? [], stated: before.get(claim.claimId) ?? [] }
    const due = workOf(own, rules, false)
    const rest = due === null ? workOf(own, rules, true) : null
    return [due, rest].filter((work) => work !== null)
  })
}

type Own = { claim: ClaimRow; lines: readonly ClaimLine[]; stated: readonly Stated[] }

function workOf(
  { claim, lines, stated }: Own,
  { due, commission, today }: Rules,
  isLater: boolean,
): Work | null {
  const days = claim.days.split(' ')
  const lastDay = days.at(-1) ?? ''
  const paysBy = dayAfter(lastDay, due.dueDays)
  const isStated = ({ paperId }: ClaimLine) => stated.some((line) => line.paperId === paperId)
  const isDue = (line: ClaimLine) =>
    isLater || isStated(line) || (due.talentDue === 'client paid' ? line.isPaid === 1 : paysBy <= today)
  const counted = sourcesOf(lines).filter(isDue)
  const ids = new Set(counted.map(({ paperId }) => paperId))
  const credits = lines.filter(({ kind, refersToId }) => kind === 'credit note' && ids.has(refersToId ?? ''))
  const earlier = stated.reduce((paise, line) => paise + line.feePaise, 0)
  const feePaise = sumOf(counted) - sumOf(credits) - earlier
  const statedAt = stated.at(-1)?.issuedAt ?? ''
  const fresh = counted.filter((line) => !isStated(line))
  const noted = credits.filter((line) => !isStated(line) && line.issuedAt > statedAt)
  const lead = fresh.at(-1) ?? noted.at(-1)
  if (!lead || feePaise === 0 || (feePaise < 0 && lead.kind !== 'credit note')) return null
  const isNote = lead.kind === 'credit note'
  const clientPaidOn = lead.isPaid && !isNote ? lead.paidOn : null
  const byClient = isNote ? lead.issuedOn : lead.paidOn
  return {
    ...{ claimId: claim.claimId, modelId: claim.modelId, paperId: lead.paperId, title: claim.title },
    ...{ days: daySpans(days), lastDay, feePaise, clientPaidOn, isShared: claim.isShared === 1 },
    made: madeOf(fresh, noted, feePaise),
    commissionBp: stated.at(-1)?.commissionBp ?? commissionOn(commission, claim.modelId, lastDay),
    dueOn: isLater ? null : due.talentDue === 'client paid' ? byClient : paysBy,
  }
}

/** The lines that count: of invoices and debit notes, or of the last proforma where there is no invoice. */
function sourcesOf(lines: readonly ClaimLine[]): ClaimLine[] {
  if (lines.some(({ isJobInvoiced }) => isJobInvoiced))
    return lines.filter(({ kind }) => kind === 'invoice' || kind === 'debit note')
  const proformas = lines.filter(({ kind }) => kind === 'proforma')
  const last = proformas.findLast(({ isPaid }) => isPaid) ?? proformas.at(-1)
  return proformas.filter(({ paperId }) => paperId === last?.paperId)
}

const sumOf = (lines: readonly ClaimLine[]) => lines.reduce((paise, line) => paise + line.amountPaise, 0)

/** How the fee was made, so that the parts come to the fee. */
function madeOf(fresh: readonly ClaimLine[], noted: readonly ClaimLine[], feePaise: number): FeePart[] {
  const parts = [
    ...fresh.map((line) => ({ words: partWords(line), amountPaise: line.amountPaise })),
    ...noted.map(({ amountPaise }) => ({ words: 'Credited', amountPaise: -amountPaise })),
  ]
  const rest = feePaise - parts.reduce((paise, part) => paise + part.amountPaise, 0)
  return rest === 0 ? parts : [...parts, { words: 'Stated before', amountPaise: rest }]
}

const FEES = ['day fee', 'half day']
function partWords({ lineKind, words, quantityMilli, unit, unitPaise }: ClaimLine): string {
  const times = `${quantityMilli / 1000}${unit ? ` ${unit}` : ''} × ${amountWords(unitPaise)}`
  if (FEES.includes(lineKind)) return times
  if (lineKind === 'overtime') return `Overtime, ${times}`
  return quantityMilli === 1000 ? words : `${words}, ${times}`
}

/** A talent's name beside its PAN, as the tax office knows it; the stage name after it where that is another one. */
export const nameOnPapers = ({ legalName, name }: { legalName: string; name: string }): string =>
  fold(legalName).includes(fold(name)) ? legalName : `${legalName} (${name})`
