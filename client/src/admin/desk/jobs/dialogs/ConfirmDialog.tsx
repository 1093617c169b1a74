import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Mailed } from '../../../../../../shared/desk/claims'
import { feeOf } from '../../../../../../shared/desk/jobs/jobMoney'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted, money } from '../../../../../../shared/format'
import { CheckField } from '../../../../design/form/CheckField'
import { SelectField } from '../../../../design/form/SelectField'
import { TextField } from '../../../../design/form/TextField'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { lossesOf, missingFor } from '../beforeConfirming'
import { dateWords, eachOnce, travelOf } from '../faces/claimDays'
import { paiseOf, rupeesOf } from '../faces/fees'
import { DateTicks } from './DateTicks'
import { Losses } from './Losses'
import { MailsOfConfirmation } from './MailsOfConfirmation'
import { type ClaimDialogProps, useDecisionDialog } from './useDecisionDialog'

const copy = desk.job.confirm

type Props = ClaimDialogProps & {
  job: JobRecord
  /** the one job date that is confirmed at first; the others then stay as they are */
  dateId?: string | undefined
}

/** Which dates are confirmed, what becomes of the others, what is missing, and the options before them. */
export default function ConfirmDialog({ job, dateId, ...props }: Props) {
  const { claim, decisions } = props
  const { given, whenDone, dialog } = useDecisionDialog(props)
  const { confirm, releaseAndConfirm } = decisions
  const [others, setOthers] = useState<'release' | 'keep'>(dateId === undefined ? 'release' : 'keep')
  const open = claim.dates.filter(({ state }) => state === 'proposed' || state === 'option')
  const role = job.roles.find(({ id }) => id === claim.roleId)
  const travel = travelOf(job, claim)
  const lacksYes = ({ isAnswered }: (typeof open)[number]) => !(isAnswered && claim.isFeeAnswered)
  const [left, setLeft] = useState<readonly string[]>(() =>
    dateId === undefined
      ? open.filter((date) => job.confirmNeedsYes && lacksYes(date)).map(({ jobDateId }) => jobDateId)
      : [...open.map(({ jobDateId }) => jobDateId), ...travel.map(({ id }) => id)].filter(
          (id) => id !== dateId,
        ),
  )
  const [saidYesToTravel, setSaidYes] = useState(false)
  const [leaveOut, setLeaveOut] = useState<readonly Mailed[]>([])
  const chosen = open.filter(({ jobDateId }) => !left.includes(jobDateId))
  const travelling = travel.filter(({ id }) => !left.includes(id))
  const before = eachOnce(chosen.flatMap((date) => date.before))
  const [namesFee, setNamesFee] = useState(false)
  const asksFee = claim.feePaise === null
  const usual = role?.feePaise ? role : feeOf(claim)
  const [rupees, setRupees] = useState(asksFee ? rupeesOf(usual?.feePaise ?? null) : '')
  const [isWrong, setWrong] = useState(false)
  const feePaise = paiseOf(rupees)
  const feeUnit = usual?.feeUnit ?? 'day'
  const confirming = { job, claim, dates: chosen }
  const missing = missingFor({ ...confirming, claim: asksFee ? { ...claim, feePaise } : claim })
  const isAnswered = !chosen.some(lacksYes) && (travelling.length === 0 || saidYesToTravel)
  const isWaiting = chosen.length === 0 || (job.confirmNeedsYes && !isAnswered)
  const isBusy = confirm.isPending || releaseAndConfirm.isPending
  const act = () => {
    setWrong(Number.isNaN(feePaise))
    if (Number.isNaN(feePaise)) return
    const chosenDates = {
      ...given,
      others,
      dateIds: chosen.map(({ jobDateId }) => jobDateId),
      travelDateIds: travelling.map(({ id }) => id),
      saidYesToTravel,
      namesFee,
      leaveOut: [...leaveOut],
      ...(asksFee && feePaise !== null ? { feePaise, feeUnit } : {}),
    }
    const done = whenDone(desk.job.done.confirm)
    if (before.length === 0) confirm.mutate(chosenDates, done)
    else releaseAndConfirm.mutate({ ...chosenDates, releases: before.map((each) => each.claimId) }, done)
  }
  return (
    <DecisionDialog
      title={copy.title(claim.modelName)}
      act={before.length > 0 ? copy.actOver(before.length) : missing.length > 0 ? copy.anyway : copy.act}
      busyWords={copy.busy}
      isBusy={isBusy}
      isWaiting={isWaiting}
      onAct={act}
      {...dialog}
    >
      {asksFee ? (
        <TextField
          label={`${desk.job.fee.rupees}, ${desk.job.fee.units[feeUnit]}`}
          help={role?.feePaise ? copy.feeOfRole : usual ? copy.feeUsual : copy.feeNone}
          error={isWrong ? desk.job.fee.wrong : undefined}
          inputMode="decimal"
          value={rupees}
          onChange={(event) => setRupees(event.currentTarget.value)}
        />
      ) : null}
      {missing.length > 0 ? (
        <chakra.p fontWeight="semibold">{copy.missing(missing.join(', '))}</chakra.p>
      ) : null}
      <Losses title={copy.before} lines={lossesOf(confirming, (date) => date.before)} />
      <Losses title={desk.job.losesDates} lines={lossesOf(confirming, ({ losing }) => losing)} />
      {role ? <p>{`${desk.job.roles.title}: ${role.title}`}</p> : null}
      <DateTicks
        mb={4}
        legend={copy.dates}
        dates={open.flatMap((date) => {
          const day = job.dates.find(({ id }) => id === date.jobDateId)
          const notes = [date.takenBy && copy.taken(date.takenBy), lacksYes(date) && copy.withoutYes]
          return day ? { id: day.id, words: dotted([dateWords(day), ...notes]) } : []
        })}
        left={left}
        onLeft={setLeft}
      />
      {travel.length > 0 ? (
        <DateTicks
          mb={4}
          legend={copy.travel}
          dates={travel.map((day) => ({ id: day.id, words: dateWords(day) }))}
          left={left}
          onLeft={setLeft}
        >
          {travelling.length > 0 ? (
            <CheckField
              label={copy.travelYes}
              checked={saidYesToTravel}
              onChange={(event) => setSaidYes(event.currentTarget.checked)}
            />
          ) : null}
        </DateTicks>
      ) : null}
      {chosen.length < open.length ? (
        <SelectField
          label={copy.others}
          value={others}
          choices={[
            { value: 'release', words: copy.release },
            { value: 'keep', words: copy.keep },
          ]}
          onChoose={setOthers}
        />
      ) : null}
      <MailsOfConfirmation
        claimId={claim.id}
        dateIds={[...chosen.map(({ jobDateId }) => jobDateId), ...travelling.map(({ id }) => id)]}
        leaveOut={leaveOut}
        onLeaveOut={setLeaveOut}
        fee={
          claim.feePaise === null
            ? null
            : desk.job.fee.shown(money(claim.feePaise / 100), desk.job.fee.units[claim.feeUnit])
        }
        namesFee={namesFee}
        onNamesFee={setNamesFee}
      />
      {isAnswered ? null : (
        <chakra.p fontWeight="semibold" mt={4}>
          {copy.noYes}
        </chakra.p>
      )}
    </DecisionDialog>
  )
}
