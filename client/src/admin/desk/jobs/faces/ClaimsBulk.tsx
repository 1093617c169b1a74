import { useState } from 'react'
import { CLAIM_ACTS } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { Button } from '../../../../design/actions/Button'
import { freshKey } from '../../../../lib/forms/idempotency'
import { trpc } from '../../../../lib/trpc'
import { BulkBar } from '../../../bulk/BulkBar'
import { BulkRefused } from '../../../bulk/BulkRefused'
import { desk } from '../../copy'
import { type DeskMarks, useBulk } from '../../items/useBulk'
import { asksTogether, questionsOf } from '../beforeConfirming'
import { ConfirmTogetherDialog } from '../dialogs/ConfirmTogetherDialog'

const copy = desk.bulk.claims
type Act = (typeof CLAIM_ACTS)[number]

/** Asks, places on option, confirms or releases the marked talents of a job, each as one press would. */
export function ClaimsBulk({ job, marks }: { job: JobRecord; marks: DeskMarks }) {
  const utils = trpc.useUtils()
  const [decisionKey, setKey] = useState(freshKey)
  const [isConfirming, setConfirming] = useState(false)
  const bulk = useBulk(marks, () => void utils.desk.invalidate())
  const { mutateAsync, isPending } = trpc.desk.claims.bulk.useMutation({
    onSettled: () => setKey(freshKey()),
  })
  const close = () => setConfirming(false)
  const send = (act: Act) =>
    void bulk.follow(mutateAsync({ act, rows: bulk.rows, decisionKey }), copy.done[act], close)
  const questions = questionsOf(
    job,
    bulk.rows.map(({ id }) => id),
  )
  const press = (act: Act) => {
    if (isPending) return
    bulk.open()
    if (act === 'confirm' && asksTogether(questions)) setConfirming(true)
    else send(act)
  }
  return (
    <>
      <BulkRefused result={bulk} />
      <BulkBar marks={marks}>
        {CLAIM_ACTS.map((act) => (
          <Button
            key={act}
            variant="outline"
            size="touch"
            aria-busy={isPending || undefined}
            onClick={() => press(act)}
          >
            {copy.labels[act]}
          </Button>
        ))}
      </BulkBar>
      {isConfirming ? (
        <ConfirmTogetherDialog
          title={copy.confirmTitle(bulk.rows.length)}
          act={copy.confirmAct}
          questions={questions}
          isBusy={isPending}
          onAct={() => send('confirm')}
          onClose={close}
        />
      ) : null}
    </>
  )
}
