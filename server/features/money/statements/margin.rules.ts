import type { JobRecord } from '../../../../shared/desk/jobs/jobs'
import type { PaperLine } from '../../../../shared/money/moneyLists'
import { type CommissionRule, commissionOn } from '../../../../shared/money/statements/reckoning'
import type { JobMargin } from '../../../../shared/money/statements/statements'
import { talentShare } from '../../../../shared/money/tax/withholding'

type Line = Pick<PaperLine, 'kind' | 'claimId' | 'amountPaise'>
type Job = Pick<JobRecord, 'claims' | 'dates'>

/** The lines of a job, those of its invoice and debit notes, and those of credit notes about that invoice. */
export type LinesOfJob = Record<'lines' | 'asked' | 'credited', readonly Line[]>

type Which = (line: Line) => boolean
const sumOf = (lines: readonly Line[], which: Which) =>
  lines.reduce((paise, line) => (which(line) ? paise + line.amountPaise : paise), 0)
/** What was asked for holds, also where a fee is lower since; what the job has beyond it counts, what was credited does not. */
const netOf = ({ lines, asked, credited }: LinesOfJob, which: Which) =>
  Math.max(sumOf(lines, which), sumOf(asked, which)) - sumOf(credited, which)
const isOwn: Which = ({ kind, claimId }) => !claimId && kind !== 'expense'

/** What stays with the agency of a job, by the commission on each talent's last day of work. */
export function marginOf(of: LinesOfJob, job: Job, rules: readonly CommissionRule[]): JobMargin {
  const shares = job.claims.flatMap((claim) => {
    const isTheirs: Which = ({ claimId }) => claimId === claim.id
    if (![...of.lines, ...of.asked].some(isTheirs)) return []
    const percentBp = commissionOn(rules, claim.modelId ?? '', lastDayOf(claim, job))
    const feePaise = netOf(of, isTheirs)
    return [{ claim, feePaise, share: percentBp === null ? null : talentShare(feePaise, percentBp) }]
  })
  const ownPaise = netOf(of, isOwn)
  const commissionPaise = shares.reduce((paise, { share }) => paise + (share?.commissionPaise ?? 0), 0)
  const isKnown = shares.every(({ share }) => share !== null)
  const marginPaise = isKnown ? commissionPaise + ownPaise : null
  const valuePaise = shares.reduce((paise, { feePaise }) => paise + feePaise, ownPaise)
  return {
    creditedPaise: sumOf(of.credited, (line) => Boolean(line.claimId) || isOwn(line)),
    ...{ commissionPaise, ownPaise, marginPaise },
    marginBp: marginPaise !== null && valuePaise > 0 ? Math.round((marginPaise * 10_000) / valuePaise) : null,
    talents: shares.map(({ claim: { id, modelId, modelName, face }, share }) => ({
      ...{ claimId: id, modelId, name: modelName, face },
      sharePaise: share?.sharePaise ?? null,
    })),
  }
}

const lastDayOf = (claim: JobRecord['claims'][number], { dates }: Job): string => {
  const ids = claim.dates.map(({ jobDateId }) => jobDateId)
  const own = dates.filter(({ id }) => ids.includes(id)).toSorted((a, b) => a.day.localeCompare(b.day))
  // Of who was cancelled on all days, the fee is owed for the last of them.
  return (own.findLast(({ cancelledAt }) => cancelledAt === null) ?? own.at(-1))?.day ?? ''
}
