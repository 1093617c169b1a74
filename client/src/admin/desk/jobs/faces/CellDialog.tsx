import { chakra, Flex } from '@chakra-ui/react'
import type { ClaimDateView, ClaimView } from '../../../../../../shared/desk/claims'
import type { JobDateView, JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { parts } from '../../../../copy/parts'
import { Button } from '../../../../design/actions/Button'
import { Dialog } from '../../../../design/feedback/Dialog'
import { desk } from '../../copy'
import { Meanwhile } from '../../items/Meanwhile'
import { asksFirst } from '../beforeConfirming'
import { DateLine } from '../dates/DateLine'
import type { Ask, JobDecisions } from '../useJobDecisions'
import { actionsOfDate, type DateAction } from './claimActions'
import { dateWords } from './claimDays'

const { labels, done, grid: copy } = desk.job

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
  const decide = (ask: Ask, say: (name: string) => string) => () =>
    d.decide({ ask, words: say(claim.modelName), onDone: onClose })
  const all: Record<DateAction, { label?: string; act: () => void }> = {
    option: { act: decide((api) => api.claims.option.mutate(given), done.option) },
    yes: { act: decide((api) => api.claims.recordAnswer.mutate({ ...given, answer: 'yes' }), done.answer) },
    confirm: {
      act:
        date.before.length > 0 || asksFirst({ job, claim, dates: [date] })
          ? onConfirm
          : decide((api) => api.claims.confirm.mutate({ ...given, others: 'keep' }), done.confirm),
    },
    release: { act: decide((api) => api.claims.release.mutate(given), done.release) },
    ask: { label: labels.askAgain, act: decide((api) => api.claims.ask.mutate(given), done.ask) },
    cancel: { label: copy.cancel, act: decide((api) => api.claims.cancel.mutate(given), done.cancel) },
    withdraw: { act: decide((api) => api.claims.withdraw.mutate(given), done.withdraw) },
  }
  const may = actionsOfDate(job, claim, date)
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
        <DateLine job={job} date={date} isDayAbove />
      </ul>
      <Flex gap={2} wrap="wrap" mt={4}>
        {may.map((action, at) => (
          <Button
            key={action}
            variant={at === 0 ? 'primary' : 'outline'}
            size="touch"
            aria-busy={d.isBusy || undefined}
            onClick={() => d.isBusy || all[action].act()}
          >
            {all[action].label ?? labels[action]}
          </Button>
        ))}
      </Flex>
      {may.length > 0 ? (
        <chakra.p textStyle="small" color="fgQuiet" mt={4}>
          {copy.others}
        </chakra.p>
      ) : null}
    </Dialog>
  )
}
