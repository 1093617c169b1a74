import { useState } from 'react'
import type { DeskItemLine } from '../../../../../shared/desk/deskItems'
import { CLOSING_CHOICES, type ClosingChoice, closingsOf } from '../../../../../shared/desk/deskLists'
import { Button } from '../../../design/actions/Button'
import { SelectField } from '../../../design/form/SelectField'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { BulkBar } from '../../bulk/BulkBar'
import { BulkRefused } from '../../bulk/BulkRefused'
import type { Marks } from '../../bulk/useMarks'
import { DecisionDialog } from '../../forms/DecisionDialog'
import { desk } from '../copy'
import { ColleagueField } from './ColleagueField'
import { useBulk } from './useBulk'

const copy = desk.bulk.items

/** Takes, closes or hands over the marked requests. */
export function ItemsBulk({ marks }: { marks: Marks<DeskItemLine & { title: string }> }) {
  const utils = trpc.useUtils()
  const [asking, setAsking] = useState<'close' | 'hand' | null>(null)
  const [chosen, setReason] = useState<ClosingChoice>('not for us')
  const [ownerId, setOwnerId] = useState('')
  const [key, setKey] = useState(freshKey)
  const bulk = useBulk(marks, () => void utils.desk.invalidate())
  const { mutateAsync, isPending } = trpc.desk.inbox.bulk.useMutation({ onSettled: () => setKey(freshKey()) })
  const reasons = CLOSING_CHOICES.filter((each) =>
    marks.marked.some(({ kind }) => closingsOf(kind).includes(each)),
  )
  const reason = reasons.includes(chosen) ? chosen : reasons[0]
  const close = () => setAsking(null)
  const open = (what: 'close' | 'hand') => {
    bulk.open()
    setAsking(what)
  }
  const given = { rows: bulk.rows, decisionKey: key }
  const count = bulk.rows.length
  return (
    <>
      <BulkRefused result={bulk} />
      <BulkBar marks={marks}>
        <Button
          variant="primary"
          size="touch"
          aria-busy={isPending || undefined}
          onClick={() => isPending || bulk.follow(mutateAsync({ ...given, act: 'take' }), copy.taken)}
        >
          {copy.take}
        </Button>
        <Button variant="outline" size="touch" onClick={() => open('close')}>
          {copy.close}
        </Button>
        <Button variant="outline" size="touch" onClick={() => open('hand')}>
          {copy.hand}
        </Button>
      </BulkBar>
      {asking === 'close' ? (
        <DecisionDialog
          title={copy.closeTitle(count)}
          act={copy.close}
          isBusy={isPending}
          onClose={close}
          onAct={() => bulk.follow(mutateAsync({ ...given, act: 'close', reason }), copy.closed, close)}
        >
          <SelectField
            label={desk.item.closeAs}
            value={reason}
            choices={reasons.map((value) => ({ value, words: desk.item.reasons[value] }))}
            onChoose={setReason}
          />
        </DecisionDialog>
      ) : null}
      {asking === 'hand' ? (
        <DecisionDialog
          title={copy.handTitle(count)}
          act={copy.hand}
          isBusy={isPending}
          onClose={close}
          onAct={() => bulk.follow(mutateAsync({ ...given, act: 'hand over', ownerId }), copy.handed, close)}
        >
          <ColleagueField value={ownerId} error={bulk.problemOf('ownerId')} onChange={setOwnerId} />
        </DecisionDialog>
      ) : null}
    </>
  )
}
