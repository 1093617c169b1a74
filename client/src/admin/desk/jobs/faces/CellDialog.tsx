import { chakra, Flex } from '@chakra-ui/react'
import type { ClaimDateView, ClaimView } from '../../../../../../shared/desk/claims'
import { ENDED_STATES, UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobDateView, JobRecord } from '../../../../../../shared/desk/jobs'
import { parts } from '../../../../copy/parts'
import { Button } from '../../../../design/actions/Button'
import { Dialog } from '../../../../design/feedback/Dialog'
import { desk } from '../../copy'
import { Meanwhile } from '../../items/Meanwhile'
import { asksFirst } from '../beforeConfirming'
import { DateLine } from '../dates/DateLine'
import type { JobDecisions } from '../useJobDecisions'
import { dateWords } from './claimDays'

const { acts, done, grid: words } = desk.job

type Props = {
  job: JobRecord
  claim: ClaimView
  day: JobDateView
  date: ClaimDateView
  decisions: JobDecisions
  /** opens the dialog that says what a confirmation lacks, or who loses by it */
  onConfirm: () => void
  onClose: () => void
}

/** What can be decided about a talent on one date; its other dates stay as they are. */
export function CellDialog({ job, claim, day, date, decisions: d, onConfirm, onClose }: Props) {
  const given = { claimId: claim.id, version: claim.version, dateIds: [day.id] }
  const told = (say: (name: string) => string) => d.told(say(claim.modelName), onClose)
  const { state, isAnswered } = date
  const isOpen = UNDECIDED_STATES.includes(state)
  const isYes = isAnswered && claim.isFeeAnswered
  const isConfirmed = state === 'confirmed'
  const all = [
    {
      label: acts.option,
      isThere: state === 'proposed' && !day.isPast,
      act: () => d.option.mutate(given, told(done.option)),
    },
    {
      label: acts.yes,
      isThere: isOpen && !isYes,
      act: () => d.recordAnswer.mutate({ ...given, answer: 'yes' }, told(done.answer)),
    },
    {
      label: acts.confirm,
      isThere: isOpen && (isYes || !job.confirmNeedsYes),
      act: () =>
        date.before.length > 0 || asksFirst({ job, claim, dates: [date] })
          ? onConfirm()
          : d.confirm.mutate({ ...given, others: 'keep' }, told(done.confirm)),
    },
    { label: acts.release, isThere: isOpen, act: () => d.release.mutate(given, told(done.release)) },
    {
      label: acts.askAgain,
      isThere: ENDED_STATES.includes(state),
      act: () => d.ask.mutate(given, told(done.ask)),
    },
    { label: words.cancel, isThere: isConfirmed, act: () => d.cancel.mutate(given, told(done.cancel)) },
    { label: acts.withdraw, isThere: isConfirmed, act: () => d.withdraw.mutate(given, told(done.withdraw)) },
  ].filter(({ isThere }) => isThere)
  const isBusy = [d.option, d.recordAnswer, d.confirm, d.release, d.ask, d.cancel, d.withdraw].some(
    ({ isPending }) => isPending,
  )
  return (
    <Dialog
      open
      size="narrow"
      title={`${claim.modelName}, ${dateWords(day)}`}
      of={{ face: claim.face, name: claim.modelName }}
      onClose={onClose}
      actions={
        <Button variant="outline" onClick={onClose}>
          {parts.close}
        </Button>
      }
    >
      {d.refusal ? <Meanwhile refusal={d.refusal} onClose={d.forget} /> : null}
      <ul>
        <DateLine job={job} date={date} />
      </ul>
      <Flex gap={2} wrap="wrap" mt={4}>
        {all.map(({ label, act }, at) => (
          <Button
            key={label}
            variant={at === 0 ? 'primary' : 'outline'}
            size="touch"
            aria-busy={isBusy || undefined}
            onClick={() => isBusy || act()}
          >
            {label}
          </Button>
        ))}
      </Flex>
      {all.length > 0 ? (
        <chakra.p textStyle="small" color="fgQuiet" mt={4}>
          {words.others}
        </chakra.p>
      ) : null}
    </Dialog>
  )
}
