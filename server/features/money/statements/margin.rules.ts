import type { JobRecord } from '../../../../shared/desk/jobs/jobs'
import type { PaperLine } from '../../../../shared/money/moneyLists'
import { type CommissionRule, commissionOn } from '../../../../shared/money/statements/reckoning'
import type { JobMargin } from '../../../../shared/money/statements/statements'
import { talentShare } from '../../../../shared/money/tax/withholding'

type Line = Pick<PaperLine, 'kind' | 'claimId' | 'amountPaise'>
type Job = Pick<JobRecord, 'claims' | 'dates'>

const sumOf = (lines: readonly Line[]) => lines.reduce((paise, { amountPaise }) => paise + amountPaise, 0)

/** What stays with the agency of these lines, by the commission on each talent's last day of work. */
export function marginOf(lines: readonly Line[], job: Job, rules: readonly CommissionRule[]): JobMargin {
  const shares = job.claims.flatMap((claim) => {
    const own = lines.filter(({ claimId }) => claimId === claim.id)
    if (own.length === 0) return []
    const percentBp = commissionOn(rules, claim.modelId ?? '', lastDayOf(claim, job))
    const feePaise = sumOf(own)
    return [{ claim, feePaise, share: percentBp === null ? null : talentShare(feePaise, percentBp) }]
  })
  const ownPaise = sumOf(lines.filter(({ kind, claimId }) => !claimId && kind !== 'expense'))
  const commissionPaise = shares.reduce((paise, { share }) => paise + (share?.commissionPaise ?? 0), 0)
  const isKnown = shares.every(({ share }) => share !== null)
  const marginPaise = isKnown ? commissionPaise + ownPaise : null
  const valuePaise = shares.reduce((paise, { feePaise }) => paise + feePaise, ownPaise)
  return {
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
  const days = dates.flatMap(({ id, day, cancelledAt }) =>
    cancelledAt === null && ids.includes(id) ? [day] : [],
  )
  return days.toSorted().at(-1) ?? ''
}
