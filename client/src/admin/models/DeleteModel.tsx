import { messages } from '../../../../shared/messages'
import type { ModelRecord } from '../../../../shared/modelRecord'
import { Confirm } from '../../design/Confirm'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { adminModels } from '../../words/adminModels'
import { modelName } from './modelName'
import { useModelCache } from './useModelCache'

type Props = { model: ModelRecord; onDone: () => void; onClose: () => void }

/** Asks in the specification's words, then deletes for good. */
export function DeleteModel({ model, onDone, onClose }: Props) {
  const words = adminModels.deletion
  const cache = useModelCache()
  const name = modelName(model)
  const remove = trpc.admin.models.remove.useMutation({
    async onSuccess() {
      notifySuccess(words.done, words.doneText(name))
      await cache.forget(model.id)
      onDone()
    },
    onError() {
      notifyFailure(messages.admin.error, messages.admin.deleteFailed)
      // Somebody else may have deleted it already.
      cache.renew(model.id)
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={words.title}
      question={words.question(name)}
      confirmWords={words.confirm}
      busyWords={words.busy}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id: model.id })}
      onClose={onClose}
    />
  )
}
