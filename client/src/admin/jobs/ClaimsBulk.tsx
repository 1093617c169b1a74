import { useState } from 'react'
import { CLAIM_ACTS } from '../../../../shared/deskLists'
import { desk } from '../../copy/desk'
import { Button } from '../../design/actions/Button'
import { freshKey } from '../../lib/idempotency'
import { trpc } from '../../lib/trpc'
import { BulkBar } from '../bulk/BulkBar'
import { BulkRefused } from '../bulk/BulkRefused'
import { type DeskMarks, useBulk } from '../desk/useBulk'

const words = desk.bulk.claims

/** Asks, places on option, confirms or releases the marked talents of a job, each as one press would. */
export function ClaimsBulk({ marks }: { marks: DeskMarks }) {
  const utils = trpc.useUtils()
  const [decisionKey, setKey] = useState(freshKey)
  const bulk = useBulk(marks, () => void utils.desk.invalidate())
  const { mutate, isPending } = trpc.desk.claims.bulk.useMutation({ onSettled: () => setKey(freshKey()) })
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
            onClick={() => {
              if (isPending) return
              bulk.open()
              mutate({ act, rows: bulk.rows, decisionKey }, bulk.told(words.done[act]))
            }}
          >
            {words.acts[act]}
          </Button>
        ))}
      </BulkBar>
    </>
  )
}
