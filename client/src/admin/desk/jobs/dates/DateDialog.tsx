import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import type { JobDateView, JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { freshKey } from '../../../../lib/forms/idempotency'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import type { JobDecisions } from '../useJobDecisions'
import { type DateFacts, DateFields } from './DateFields'

const copy = desk.job

type Props = { job: JobRecord; date: JobDateView; decisions: JobDecisions; onClose: () => void }

const placedOn = ({ claims }: JobRecord, dateId: string | undefined) =>
  claims.filter(({ dates }) =>
    dates.some(
      ({ jobDateId, state }) => jobDateId === dateId && (state === 'option' || state === 'confirmed'),
    ),
  )

/** Changes a date of a job. Another day or part of the day takes everybody on it along. */
export default function DateDialog({ job, date, decisions, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [given, setGiven] = useState<DateFacts>({
    day: date.day,
    part: date.part,
    kind: date.kind,
    place: date.place ?? '',
    callTime: date.callTime ?? '',
  })
  const [errors, setErrors] = useState({})
  const isMoved = given.day !== date.day || given.part !== date.part
  const placed = placedOn(job, date.id)
  const isMovingTalents = isMoved && placed.length > 0
  const send = () => {
    setErrors(given.day === '' ? { day: copy.noDay } : {})
    if (given.day === '') return
    const changed = { jobId: job.id, version: job.version, dateId: date.id, ...given, decisionKey }
    decisions.decide({
      ask: (api) => api.jobs.changeDate.mutate(changed),
      words(after) {
        const now = after.dates.find(
          ({ day, part, cancelledAt }) => cancelledAt === null && day === given.day && part === given.part,
        )
        const still = placedOn(after, now?.id).map(({ id }) => id)
        const left = placed.filter(({ id }) => !still.includes(id)).map(({ modelName }) => modelName)
        return left.length > 0 ? copy.notFreeThen(left.join(', ')) : copy.dateDone
      },
      onDone: onClose,
      onErrors: setErrors,
    })
  }
  return (
    <DecisionDialog
      title={copy.changeDateTitle(deskDay(date.day))}
      act={isMovingTalents ? copy.moveDate : copy.saveDate}
      isBusy={decisions.isBusy}
      onAct={send}
      onClose={onClose}
      decisions={decisions}
    >
      <DateFields
        given={given}
        errors={errors}
        onChange={(changed) => setGiven((before) => ({ ...before, ...changed }))}
      />
      {isMovingTalents ? (
        <chakra.p textStyle="small">
          {copy.moveDateMore(placed.map(({ modelName }) => modelName).join(', '), given.day === date.day)}
        </chakra.p>
      ) : null}
    </DecisionDialog>
  )
}
