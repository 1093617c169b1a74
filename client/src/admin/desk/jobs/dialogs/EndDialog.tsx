import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { TextField } from '../../../../design/form/TextField'
import { FaceImage } from '../../../../design/media/FaceImage'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { PercentField, percentOf } from '../dates/PercentField'
import { confirmedOn } from '../faces/claimDays'
import type { JobDecisions } from '../useJobDecisions'

const copy = desk.job
const FACE_PX = 36

/** Whose dates end with the job. */
const isAffected = ({ dates }: ClaimView) =>
  dates.some(({ state }) => state === 'confirmed' || UNDECIDED_STATES.includes(state))

type Props = {
  job: JobRecord
  ending: 'lost' | 'cancelled'
  decisions: JobDecisions
  onClose: () => void
}

/** Ends a job: why, and after a cancellation what the client still owes for each confirmed date ahead. */
export default function EndDialog({ job, ending, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [reason, setReason] = useState('')
  const [percents, setPercents] = useState<Readonly<Record<string, string>>>({})
  const [isChecked, setChecked] = useState(false)
  const [error, setError] = useState<string>()
  const { setStage, toldWithFields } = decisions
  const dates =
    ending === 'cancelled' ? job.dates.filter(({ id, isPast }) => !isPast && confirmedOn(job, id)) : []
  const send = () => {
    setChecked(true)
    const given = dates.map(({ id }) => ({ dateId: id, cancelPercent: percentOf(percents[id] ?? '') }))
    const cancelPercents = given.flatMap(({ dateId, cancelPercent }) =>
      cancelPercent === undefined ? [] : [{ dateId, cancelPercent }],
    )
    if (cancelPercents.length < given.length) return
    const { id, version } = job
    setStage.mutate(
      { id, version, stage: ending, reason: reason || undefined, cancelPercents, decisionKey },
      toldWithFields(copy.stageDone, onClose, (errors) => setError(errors.reason)),
    )
  }
  return (
    <DecisionDialog
      title={copy.endTitle[ending]}
      act={copy.steps[ending]}
      keep={copy.keep}
      isBusy={setStage.isPending}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <p>{copy.endMore[ending]}</p>
      <chakra.ul display="flex" flexWrap="wrap" columnGap={4} rowGap={2}>
        {job.claims.filter(isAffected).map(({ id, modelName, face }) => (
          <chakra.li key={id} display="flex" alignItems="center" gap={2} minW={0} overflowWrap="anywhere">
            <FaceImage face={face} name={modelName} px={FACE_PX} />
            {modelName}
          </chakra.li>
        ))}
      </chakra.ul>
      <TextField
        label={copy.reason}
        error={error}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {dates.map(({ id, day }) => (
        <PercentField
          key={id}
          day={day}
          value={percents[id] ?? ''}
          isChecked={isChecked}
          onChange={(value) => setPercents((before) => ({ ...before, [id]: value }))}
        />
      ))}
    </DecisionDialog>
  )
}
