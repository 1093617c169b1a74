import { messages } from '../../../../../shared/messages'
import type { ModelRecord } from '../../../../../shared/roster/modelRecord'
import { Switch } from '../../../design/form/Switch'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { adminModels } from './copy'
import { modelName } from './modelName'
import { useModelCache } from './useModelCache'

/** Toggles whether the model is on the agency's roster. Saves at once. */
export function AssignSwitch({ model }: { model: ModelRecord }) {
  const copy = adminModels
  const cache = useModelCache()
  const name = modelName(model)
  const change = trpc.admin.models.setStatus.useMutation({
    onSuccess(saved) {
      notifySuccess(copy.statusDone, copy.statusDoneText(name, saved.isActive))
      return cache.keep(saved)
    },
    onError() {
      tellFailed(messages.admin.statusFailed)
      cache.renew(model.id)
    },
  })
  return (
    <Switch
      label={copy.assign(name)}
      // Shows the requested state while saving.
      on={change.isPending ? change.variables.status === 'active' : model.isActive}
      copy={{ on: copy.statuses.active, off: copy.statuses.inactive }}
      busy={change.isPending}
      onChange={(on) => change.mutate({ id: model.id, status: on ? 'active' : 'inactive' })}
    />
  )
}
