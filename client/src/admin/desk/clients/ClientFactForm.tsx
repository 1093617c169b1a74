import type { ClientRecord } from '../../../../../shared/desk/clients'
import {
  CLIENT_FACTS,
  CLIENT_KINDS,
  CLIENT_PROSE,
  CLIENT_STANDINGS,
  ofEach,
} from '../../../../../shared/desk/deskLists'
import { SelectField } from '../../../design/form/SelectField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { type ApiError, parseApiError } from '../../../lib/apiError'
import { showAnswer } from '../../../lib/loading/showAnswer'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { desk } from '../copy'
import { FactForm } from '../facts/FactForm'
import type { ClientField } from './clientFields'
import { client as copy } from './copy'

const words = desk.clients
const LABELS: Record<ClientField, string> = {
  ...ofEach(CLIENT_FACTS, (_, { label }) => label),
  name: words.name,
  kind: words.kind,
  standing: words.standing,
  standingReason: copy.reason,
  ownerId: words.owner,
}
const fieldsOf = (client: ClientRecord): Record<ClientField, string> => ({
  ...ofEach(CLIENT_FACTS, (fact) => client[fact] ?? ''),
  name: client.name,
  kind: client.kind,
  standing: client.standing,
  standingReason: client.standingReason ?? '',
  ownerId: client.owner?.id ?? '',
})

type Props = {
  client: ClientRecord
  names: readonly ClientField[]
  /** Tells the page why nothing was saved, or that all is well again. */
  onRefused: (error: ApiError | null) => void
  onClose: () => void
}

/** The fields of one fact of a client. */
export default function ClientFactForm({ client, names, onRefused, onClose }: Props) {
  const utils = trpc.useUtils()
  const { id, version } = client
  const stored = fieldsOf(client)
  const change = trpc.desk.clients.change.useMutation({
    async onSuccess(saved) {
      await showAnswer(utils.desk.clients.get, { id }, saved)
      onRefused(null)
      notifySuccess(copy.saved)
    },
    onError(error) {
      const refused = parseApiError(error)
      if (refused.issues.length === 0) onRefused(refused)
      void utils.desk.clients.get.invalidate({ id })
    },
  })
  return (
    <FactForm
      stored={stored}
      labels={LABELS}
      onClose={onClose}
      save={(changed) => {
        // A standing is never stored without its reason.
        const reason = changed.standing ? { standingReason: stored.standingReason } : {}
        return change.mutateAsync({ id, version, ...reason, ...changed })
      }}
    >
      {(field, colleague) =>
        names.map((name) => {
          if (name === 'ownerId') return colleague(name)
          if (name === 'kind')
            return (
              <SelectField
                key={name}
                choices={CLIENT_KINDS.map((value) => ({ value, words: words.kinds[value] }))}
                {...field(name)}
              />
            )
          if (name === 'standing')
            return (
              <SelectField
                key={name}
                choices={CLIENT_STANDINGS.map((value) => ({ value, words: words.standings[value] }))}
                {...field(name)}
              />
            )
          if (name in CLIENT_PROSE) return <TextArea key={name} rows={4} {...field(name)} />
          return <TextField key={name} required={name === 'name'} {...field(name)} />
        })
      }
    </FactForm>
  )
}
