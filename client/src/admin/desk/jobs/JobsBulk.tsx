import { useState } from 'react'
import { Button } from '../../../design/actions/Button'
import { TextField } from '../../../design/form/TextField'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { BulkBar } from '../../bulk/BulkBar'
import { BulkRefused } from '../../bulk/BulkRefused'
import { DayField } from '../../forms/DayField'
import { DecisionDialog } from '../../forms/DecisionDialog'
import { desk } from '../copy'
import { ColleagueField } from '../items/ColleagueField'
import { ExportMarked } from '../items/ExportMarked'
import { type DeskMarks, useBulk } from '../items/useBulk'

const copy = desk.bulk.jobs
const ACTS = ['booker', 'step', 'lost'] as const

/** Gives the marked jobs another booker or next step, marks them lost, or takes them away as a file. */
export function JobsBulk({ marks }: { marks: DeskMarks }) {
  const utils = trpc.useUtils()
  const [asking, setAsking] = useState<(typeof ACTS)[number] | null>(null)
  const [given, setGiven] = useState({ bookerId: '', nextStep: '', nextStepOn: '', reason: '' })
  const [key, setKey] = useState(freshKey)
  const bulk = useBulk(marks, () => void utils.desk.invalidate())
  const { mutateAsync, isPending } = trpc.desk.jobs.bulk.useMutation({ onSettled: () => setKey(freshKey()) })
  const close = () => setAsking(null)
  const open = (act: (typeof ACTS)[number]) => {
    bulk.open()
    setAsking(act)
  }
  const press = { rows: bulk.rows, decisionKey: key }
  const { bookerId, nextStep, nextStepOn, reason } = given
  const count = bulk.rows.length
  const dialog = { isBusy: isPending, onClose: close }
  return (
    <>
      <BulkRefused result={bulk} />
      <BulkBar marks={marks}>
        {ACTS.map((act) => (
          <Button key={act} variant="outline" size="touch" onClick={() => open(act)}>
            {copy[act]}
          </Button>
        ))}
        <ExportMarked name="jobs" rows={bulk.rows} />
      </BulkBar>
      {asking === 'booker' ? (
        <DecisionDialog
          {...dialog}
          title={copy.bookerTitle(count)}
          act={copy.save}
          onAct={() => bulk.follow(mutateAsync({ ...press, act: 'booker', bookerId }), copy.changed, close)}
        >
          <ColleagueField
            value={bookerId}
            error={bulk.problemOf('bookerId')}
            onChange={(id) => setGiven({ ...given, bookerId: id })}
          />
        </DecisionDialog>
      ) : null}
      {asking === 'step' ? (
        <DecisionDialog
          {...dialog}
          title={copy.stepTitle(count)}
          act={copy.save}
          onAct={() =>
            bulk.follow(
              mutateAsync({ ...press, act: 'next step', nextStep, nextStepOn: nextStepOn || null }),
              copy.changed,
              close,
            )
          }
        >
          <TextField
            label={desk.job.fields.nextStep}
            value={nextStep}
            error={bulk.problemOf('nextStep')}
            onChange={(event) => setGiven({ ...given, nextStep: event.currentTarget.value })}
          />
          <DayField
            label={desk.job.fields.nextStepOn}
            value={nextStepOn}
            error={bulk.problemOf('nextStepOn')}
            onChange={(event) => setGiven({ ...given, nextStepOn: event.currentTarget.value })}
          />
        </DecisionDialog>
      ) : null}
      {asking === 'lost' ? (
        <DecisionDialog
          {...dialog}
          title={copy.lostTitle(count)}
          act={copy.lost}
          onAct={() => bulk.follow(mutateAsync({ ...press, act: 'lost', reason }), copy.markedLost, close)}
        >
          <p>{desk.job.endMore.lost}</p>
          <TextField
            label={desk.job.reason}
            value={reason}
            error={bulk.problemOf('reason')}
            onChange={(event) => setGiven({ ...given, reason: event.currentTarget.value })}
          />
        </DecisionDialog>
      ) : null}
    </>
  )
}
