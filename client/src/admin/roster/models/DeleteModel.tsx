import { useState } from 'react'
import { messages } from '../../../../../shared/messages'
import type { ModelRecord } from '../../../../../shared/roster/modelRecord'
import { Confirm } from '../../../design/feedback/Confirm'
import { Problem } from '../../../design/feedback/Problem'
import { parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { adminModels } from './copy'
import { modelName } from './modelName'
import { OpenWork } from './OpenWork'
import { useModelCache } from './useModelCache'

type Props = { model: ModelRecord; onDone: () => void; onClose: () => void }

export function DeleteModel({ model, onDone, onClose }: Props) {
  const copy = adminModels.deletion
  const cache = useModelCache()
  const name = modelName(model)
  const [owed, setOwed] = useState<string | null>(null)
  const remove = trpc.admin.models.remove.useMutation({
    async onSuccess() {
      notifySuccess(copy.done, copy.doneText(name))
      await cache.forget(model.id)
      onDone()
    },
    onError(error) {
      const { status, message } = parseApiError(error)
      // The model is still owed money. Whoever presses Delete again deletes it anyway.
      if (status === 409) return setOwed(message ?? '')
      tellFailed(messages.admin.deleteFailed)
      // Another administrator may have deleted it already.
      cache.renew(model.id)
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={copy.title}
      question={copy.question(name)}
      confirmWords={copy.confirm}
      busyWords={copy.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id: model.id, keepIfOwed: owed === null })}
      onClose={onClose}
    >
      <Problem mt={4}>{owed}</Problem>
      <OpenWork modelId={model.id} lead={copy.openWork} />
    </Confirm>
  )
}
