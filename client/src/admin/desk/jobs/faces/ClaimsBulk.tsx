import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { CLAIM_ACTS, UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { Button } from '../../../../design/actions/Button'
import { freshKey } from '../../../../lib/forms/idempotency'
import { trpc } from '../../../../lib/trpc'
import { BulkBar } from '../../../bulk/BulkBar'
import { BulkRefused } from '../../../bulk/BulkRefused'
import { DecisionDialog } from '../../../forms/DecisionDialog'
import { desk } from '../../copy'
import { type DeskMarks, useBulk } from '../../items/useBulk'
import { lossesOf, missingFor } from '../beforeConfirming'

const words = desk.bulk.claims
type Act = (typeof CLAIM_ACTS)[number]

/** What is missing for each of these talents, and who loses a day when they are confirmed. */
function questionsOf(job: JobRecord, ids: readonly string[]) {
  const all = job.claims
    .filter(({ id }) => ids.includes(id))
    .map((claim) => ({
      job,
      claim,
      dates: claim.dates.filter(({ state }) => UNDECIDED_STATES.includes(state)),
    }))
    .filter(({ dates }) => dates.length > 0)
  return {
    missing: all.flatMap((each) => {
      const missing = missingFor(each)
      const said = desk.job.confirm.missing(missing.join(', '))
      return missing.length > 0 ? [words.of(each.claim.modelName, said)] : []
    }),
    losses: all.flatMap((each) => lossesOf(each, ({ losing }) => losing)),
  }
}

/** Asks, places on option, confirms or releases the marked talents of a job, each as one press would. */
export function ClaimsBulk({ job, marks }: { job: JobRecord; marks: DeskMarks }) {
  const utils = trpc.useUtils()
  const [decisionKey, setKey] = useState(freshKey)
  const [isConfirming, setConfirming] = useState(false)
  const bulk = useBulk(marks, () => void utils.desk.invalidate())
  const { mutate, isPending } = trpc.desk.claims.bulk.useMutation({ onSettled: () => setKey(freshKey()) })
  const close = () => setConfirming(false)
  const send = (act: Act) => mutate({ act, rows: bulk.rows, decisionKey }, bulk.told(words.done[act], close))
  const { missing, losses } = questionsOf(
    job,
    bulk.rows.map(({ id }) => id),
  )
  const press = (act: Act) => {
    if (isPending) return
    bulk.open()
    if (act === 'confirm' && missing.length + losses.length > 0) setConfirming(true)
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
            {words.acts[act]}
          </Button>
        ))}
      </BulkBar>
      {isConfirming ? (
        <DecisionDialog
          title={words.confirmTitle(bulk.rows.length)}
          act={words.confirmAct}
          isBusy={isPending}
          onAct={() => send('confirm')}
          onClose={close}
        >
          <Lines lines={missing} />
          <Lines title={desk.job.losesDates} lines={losses} />
        </DecisionDialog>
      ) : null}
    </>
  )
}

function Lines({ title, lines }: { title?: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      {title ? <chakra.h3 textStyle="label">{title}</chakra.h3> : null}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
