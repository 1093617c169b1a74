import { useState } from 'react'
import { Button } from '../../../design/actions/Button'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { BulkBar } from '../../bulk/BulkBar'
import { BulkRefused } from '../../bulk/BulkRefused'
import { DecisionDialog } from '../../forms/DecisionDialog'
import { desk } from '../copy'
import { ColleagueField } from '../items/ColleagueField'
import { ExportMarked } from '../items/ExportMarked'
import { type DeskMarks, useBulk } from '../items/useBulk'
import { WriteToMarked } from '../texts/WriteToMarked'

const copy = desk.bulk.clients

/** Gives the marked clients another owner, or takes them away as a file. */
export function ClientsBulk({ marks }: { marks: DeskMarks }) {
  const utils = trpc.useUtils()
  const [isAsking, setAsking] = useState(false)
  const [ownerId, setOwner] = useState('')
  const [key, setKey] = useState(freshKey)
  const bulk = useBulk(marks, () => void utils.desk.clients.invalidate())
  const { mutateAsync, isPending } = trpc.desk.clients.bulk.useMutation({
    onSettled: () => setKey(freshKey()),
  })
  const close = () => setAsking(false)
  const { rows } = bulk
  return (
    <>
      <BulkRefused result={bulk} />
      <BulkBar marks={marks}>
        <Button
          variant="outline"
          size="touch"
          onClick={() => {
            bulk.open()
            setAsking(true)
          }}
        >
          {copy.owner}
        </Button>
        <WriteToMarked of="clients" ids={rows.map(({ id }) => id)} />
        <ExportMarked name="clients" rows={rows} />
      </BulkBar>
      {isAsking ? (
        <DecisionDialog
          title={copy.ownerTitle(rows.length)}
          act={copy.save}
          isBusy={isPending}
          onClose={close}
          onAct={() =>
            bulk.follow(mutateAsync({ act: 'owner', rows, ownerId, decisionKey: key }), copy.changed, close)
          }
        >
          <ColleagueField
            label={desk.clients.owner}
            value={ownerId}
            error={bulk.problemOf('ownerId')}
            onChange={setOwner}
          />
        </DecisionDialog>
      ) : null}
    </>
  )
}
