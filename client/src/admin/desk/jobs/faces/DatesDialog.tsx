import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted } from '../../../../../../shared/format'
import { Problem } from '../../../../design/feedback/Problem'
import { CheckField } from '../../../../design/form/CheckField'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { type ClaimDialogProps, useDecisionDialog } from '../dialogs/useDecisionDialog'
import { dateWords, stateOn } from './claimDays'

const copy = desk.job.days

type Props = ClaimDialogProps & { job: JobRecord }

/** On which dates of the job a talent is wanted. A confirmed date cannot be unticked. */
export default function DatesDialog({ job, ...props }: Props) {
  const { claim } = props
  const { given, decide, dialog } = useDecisionDialog(props)
  const days = job.dates.filter(({ cancelledAt }) => cancelledAt === null)
  const [wanted, setWanted] = useState(() =>
    days.filter((day) => stateOn(claim, day) !== null).map(({ id }) => id),
  )
  // A date that a colleague cancelled meanwhile is not sent.
  const dateIds = days.filter(({ id }) => wanted.includes(id)).map(({ id }) => id)
  const isOnOption = claim.dates.some(({ state }) => state === 'option')
  const send = () => {
    if (dateIds.length === 0) return
    decide(
      (api) => api.claims.setDates.mutate({ ...given, dateIds }),
      (name, job) => {
        const now = job.claims.find(({ id }) => id === claim.id)
        const left = days.filter(
          (day) => isOnOption && stateOn(claim, day) === null && now && stateOn(now, day) === 'proposed',
        )
        const notFree = left.map(({ day }) => deskDay(day)).join('; ')
        return left.length > 0 ? copy.notFree(name, notFree) : desk.job.done.dates(name)
      },
    )
  }
  return (
    <DecisionDialog title={copy.title(claim.modelName)} act={copy.act} onAct={send} {...dialog}>
      <chakra.fieldset>
        <chakra.legend textStyle="label">{copy.which}</chakra.legend>
        {days.map((day) => {
          const isConfirmed = stateOn(claim, day) === 'confirmed'
          return (
            <CheckField
              key={day.id}
              label={dotted([dateWords(day), isConfirmed && copy.confirmed])}
              checked={wanted.includes(day.id)}
              disabled={isConfirmed}
              onChange={(event) =>
                setWanted(
                  event.currentTarget.checked
                    ? [...wanted, day.id]
                    : wanted.filter((each) => each !== day.id),
                )
              }
            />
          )
        })}
      </chakra.fieldset>
      {dateIds.length === 0 ? (
        <Problem isSmall>{copy.none}</Problem>
      ) : (
        <chakra.p textStyle="small">{copy.more}</chakra.p>
      )}
    </DecisionDialog>
  )
}
