import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { TextField } from '../../../../design/form/TextField'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { lossesOf, missingFor } from '../beforeConfirming'
import { eachOnce } from '../faces/claimDays'
import { DatesToConfirm } from './DatesToConfirm'
import { Losses } from './Losses'
import { type MailChoice, MailsOfConfirmation } from './MailsOfConfirmation'
import { useDatesToConfirm } from './useDatesToConfirm'
import { type ClaimDialogProps, useDecisionDialog } from './useDecisionDialog'
import { useFeeToConfirm } from './useFeeToConfirm'

const copy = desk.job.confirm

type Props = ClaimDialogProps & {
  job: JobRecord
  /** the one job date that is confirmed at first; the others then stay as they are */
  dateId?: string | undefined
}

/** Which dates are confirmed, what becomes of the others, what is missing, and the options before them. */
export default function ConfirmDialog({ job, dateId, ...props }: Props) {
  const { claim } = props
  const { given, decide, dialog } = useDecisionDialog(props)
  const role = job.roles.find(({ id }) => id === claim.roleId)
  const dates = useDatesToConfirm(job, claim, dateId)
  const fee = useFeeToConfirm(claim, role)
  const [mails, setMails] = useState<MailChoice>({ leaveOut: [], namesFee: false })
  const { chosen, isAnswered } = dates
  const before = eachOnce(chosen.flatMap((date) => date.before))
  const confirming = { job, claim, dates: chosen }
  const missing = missingFor({ ...confirming, claim: fee.claim })
  const act = () => {
    if (!fee.check()) return
    const all = { ...given, ...dates.given, ...mails, ...fee.given }
    const releases = before.map((each) => each.claimId)
    decide(
      ({ claims }) =>
        releases.length === 0
          ? claims.confirm.mutate(all)
          : claims.releaseAndConfirm.mutate({ ...all, releases }),
      desk.job.done.confirm,
    )
  }
  return (
    <DecisionDialog
      title={copy.title(claim.modelName)}
      act={before.length > 0 ? copy.actOver(before.length) : missing.length > 0 ? copy.anyway : copy.act}
      busyWords={copy.busy}
      isWaiting={chosen.length === 0 || (job.confirmNeedsYes && !isAnswered)}
      onAct={act}
      {...dialog}
    >
      {fee.field ? <TextField {...fee.field} /> : null}
      {missing.length > 0 ? (
        <chakra.p fontWeight="semibold">{copy.missing(missing.join(', '))}</chakra.p>
      ) : null}
      <Losses title={copy.before} lines={lossesOf(confirming, (date) => date.before)} />
      <Losses title={desk.job.losesDates} lines={lossesOf(confirming, ({ losing }) => losing)} />
      {role ? <p>{`${desk.job.roles.title}: ${role.title}`}</p> : null}
      <DatesToConfirm job={job} dates={dates} />
      <MailsOfConfirmation
        claim={claim}
        dateIds={[...dates.given.dateIds, ...dates.given.travelDateIds]}
        choice={mails}
        onChoose={setMails}
      />
      {isAnswered ? null : (
        <chakra.p fontWeight="semibold" mt={4}>
          {copy.noYes}
        </chakra.p>
      )}
    </DecisionDialog>
  )
}
