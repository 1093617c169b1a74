import { useState } from 'react'
import type { ClaimDateView, ClaimView } from '../../../../../../shared/desk/claims'
import { UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { travelOf } from '../faces/claimDays'

/**
 * Which of a talent's open dates are confirmed, which days of travel with them, and what becomes of the others. With
 * `dateId` that one alone at first, and the others stay as they are.
 */
export function useDatesToConfirm(job: JobRecord, claim: ClaimView, dateId: string | undefined) {
  const [others, setOthers] = useState<'release' | 'keep'>(dateId === undefined ? 'release' : 'keep')
  const open = claim.dates.filter(({ state }) => UNDECIDED_STATES.includes(state))
  const travel = travelOf(job, claim)
  const lacksYes = ({ isAnswered }: ClaimDateView) => !(isAnswered && claim.isFeeAnswered)
  const [left, setLeft] = useState<readonly string[]>(() =>
    dateId === undefined
      ? open.filter((date) => job.confirmNeedsYes && lacksYes(date)).map(({ jobDateId }) => jobDateId)
      : [...open.map(({ jobDateId }) => jobDateId), ...travel.map(({ id }) => id)].filter(
          (id) => id !== dateId,
        ),
  )
  const [saidYesToTravel, setSaidYes] = useState(false)
  const chosen = open.filter(({ jobDateId }) => !left.includes(jobDateId))
  const travelling = travel.filter(({ id }) => !left.includes(id))
  return {
    open,
    travel,
    chosen,
    travelling,
    /** whether the talent has not said yes to a date and its fee */
    lacksYes,
    isAnswered: !chosen.some(lacksYes) && (travelling.length === 0 || saidYesToTravel),
    /** of the dates that are not ticked, also days of travel */
    left,
    setLeft,
    setOthers,
    setSaidYes,
    given: {
      others,
      dateIds: chosen.map(({ jobDateId }) => jobDateId),
      travelDateIds: travelling.map(({ id }) => id),
      saidYesToTravel,
    },
  }
}
