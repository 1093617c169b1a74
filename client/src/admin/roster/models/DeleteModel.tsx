import { messages } from '../../../../../shared/messages'
import type { ModelRecord } from '../../../../../shared/roster/modelRecord'
import { Confirm } from '../../../design/feedback/Confirm'
import { parseApiError } from '../../../lib/apiError'
import { notifyFailure, notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { adminModels } from './copy'
import { modelName } from './modelName'
import { OpenWork } from './OpenWork'
import { useModelCache } from './useModelCache'

type Props = { model: ModelRecord; onDone: () => void; onClose: () => void }

export function DeleteModel({ model, onDone, onClose }: Props) {
  const copy = adminModels.deletion
  const cache = useModelCache()
  const name = modelName(model)
  const remove = trpc.admin.models.remove.useMutation({
    async onSuccess() {
      notifySuccess(copy.done, copy.doneText(name))
      await cache.forget(model.id)
      onDone()
    },
    onError(error) {
      const { status, message } = parseApiError(error)
      // Money that the talent is still owed.
      const reason = status === 409 ? (message ?? undefined) : undefined
      notifyFailure(messages.admin.error, messages.admin.deleteFailed, reason)
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
      onConfirm={() => remove.mutateAsync({ id: model.id })}
      onClose={onClose}
    >
      <OpenWork modelId={model.id} lead={copy.openWork} />
    </Confirm>
  )
}
