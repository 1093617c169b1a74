import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import { STAGES_AT_WORK } from '../../../../../../shared/desk/deskLists'
import { PART_WORDS } from '../../../../../../shared/desk/deskWords'
import type { JobDateView, JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted } from '../../../../../../shared/format'
import { Button } from '../../../../design/actions/Button'
import { SubmitButton } from '../../../../design/form/SubmitButton'
import { lateDialog } from '../../../forms/lateDialog'
import { desk } from '../../copy'
import { Fact } from '../facts/Fact'
import { PartLine } from '../PartLine'
import type { JobDecisions } from '../useJobDecisions'
import { type DateFacts, DateFields } from './DateFields'

const CancelDateDialog = lateDialog(() => import('./CancelDateDialog'))
const DateDialog = lateDialog(() => import('./DateDialog'))

const copy = desk.job
const EMPTY: DateFacts = { day: '', part: 'full', kind: 'shoot', place: '', callTime: '' }

/** The dates of a job with place and call time, as text until *Edit* is pressed. */
export function Dates({ job, decisions }: { job: JobRecord; decisions: JobDecisions }) {
  const [isEditing, setEditing] = useState(false)
  const [cancelling, setCancelling] = useState<JobDateView | null>(null)
  const [changing, setChanging] = useState<JobDateView | null>(null)
  const isAtWork = STAGES_AT_WORK.includes(job.stage)
  const decision = (date: JobDateView) => ({ jobId: job.id, version: job.version, dateId: date.id })
  const isUntouched = ({ id }: JobDateView) =>
    job.claims.every(({ dates }) => dates.every((each) => each.jobDateId !== id || each.state === 'proposed'))
  return (
    <Fact
      title={copy.dates}
      isEmpty={job.dates.length === 0}
      isEditing={isEditing}
      onEdit={() => setEditing(!isEditing)}
    >
      {job.dates.length === 0 ? <chakra.p color="fgQuiet">{copy.noDates}</chakra.p> : null}
      <ul>
        {job.dates.map((date) => (
          <PartLine
            key={date.id}
            actions={
              date.cancelledAt || date.cancelPercent !== null ? (
                <span>{copy.dateCancelled(date.cancelPercent)}</span>
              ) : isEditing ? (
                <>
                  <Button
                    variant="quiet"
                    px={0}
                    aria-label={`${copy.changeDate}: ${deskDay(date.day)}`}
                    onClick={() => setChanging(date)}
                  >
                    {copy.changeDate}
                  </Button>
                  {isAtWork ? (
                    <Button
                      variant="quiet"
                      px={0}
                      aria-label={`${isUntouched(date) ? copy.removeDate : copy.cancelDate}: ${deskDay(date.day)}`}
                      onClick={() =>
                        isUntouched(date)
                          ? decisions.decide({
                              ask: (api) => api.jobs.removeDate.mutate(decision(date)),
                              words: copy.dateDone,
                            })
                          : setCancelling(date)
                      }
                    >
                      {isUntouched(date) ? copy.removeDate : copy.cancelDate}
                    </Button>
                  ) : null}
                </>
              ) : null
            }
          >
            <chakra.span textDecoration={date.cancelledAt ? 'line-through' : undefined}>
              {dotted([
                deskDay(date.day),
                PART_WORDS[date.part],
                copy.kinds[date.kind],
                date.callTime && copy.call(date.callTime),
                date.place,
              ])}
            </chakra.span>
          </PartLine>
        ))}
      </ul>
      {isEditing && (isAtWork || job.stage === 'done') ? <AddDate job={job} decisions={decisions} /> : null}
      {changing ? (
        <DateDialog job={job} date={changing} decisions={decisions} onClose={() => setChanging(null)} />
      ) : null}
      {cancelling ? (
        <CancelDateDialog
          job={job}
          date={cancelling}
          decisions={decisions}
          onClose={() => setCancelling(null)}
        />
      ) : null}
    </Fact>
  )
}

function AddDate({ job, decisions }: { job: JobRecord; decisions: JobDecisions }) {
  const [given, setGiven] = useState(EMPTY)
  const [errors, setErrors] = useState({})
  return (
    <chakra.form
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(10rem, 100%), 1fr))"
      gap={3}
      alignItems="end"
      mt={4}
      onSubmit={(event) => {
        event.preventDefault()
        setErrors(given.day === '' ? { day: copy.noDay } : {})
        if (given.day === '') return
        decisions.decide({
          ask: (api) => api.jobs.addDate.mutate({ jobId: job.id, version: job.version, ...given }),
          words: copy.dateDone,
          onDone: () => setGiven(EMPTY),
          onErrors: setErrors,
        })
      }}
    >
      <DateFields
        given={given}
        errors={errors}
        onChange={(changed) => setGiven((before) => ({ ...before, ...changed }))}
      />
      <SubmitButton variant="outline" busy={decisions.isBusy} busyWords={copy.saving}>
        {copy.addDate}
      </SubmitButton>
    </chakra.form>
  )
}
