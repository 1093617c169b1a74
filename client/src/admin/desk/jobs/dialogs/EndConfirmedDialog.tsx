import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { Problem } from '../../../../design/feedback/Problem'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { dateWords, stateOn } from '../faces/claimDays'
import { DateTicks } from './DateTicks'
import { type ClaimDialogProps, useDecisionDialog } from './useDecisionDialog'

const copy = desk.job.ending

type Props = ClaimDialogProps & {
  job: JobRecord
  /** the client cancels, or the talent falls out */
  how: 'cancel' | 'withdraw'
}

/** Which confirmed dates of a talent end, and what that sets off. */
export default function EndConfirmedDialog({ job, how, ...props }: Props) {
  const { claim } = props
  const { given, decide, dialog } = useDecisionDialog(props)
  const [kept, setKept] = useState<readonly string[]>([])
  const confirmed = job.dates.filter((day) => stateOn(claim, day) === 'confirmed')
  const dateIds = confirmed.map(({ id }) => id).filter((id) => !kept.includes(id))
  const send = () => {
    if (dateIds.length === 0) return
    decide((api) => api.claims[how].mutate({ ...given, dateIds }), desk.job.done[how])
  }
  return (
    <DecisionDialog
      title={copy.title[how](claim.modelName)}
      act={copy.act[how]}
      keep={copy.keep}
      onAct={send}
      {...dialog}
    >
      <p>{copy.more[how]}</p>
      <DateTicks
        legend={copy.dates}
        dates={confirmed.map((day) => ({ id: day.id, words: dateWords(day) }))}
        left={kept}
        onLeft={setKept}
      />
      {dateIds.length === 0 ? (
        <Problem isSmall>{copy.none}</Problem>
      ) : (
        <chakra.p textStyle="small">{copy.mails}</chakra.p>
      )}
    </DecisionDialog>
  )
}
