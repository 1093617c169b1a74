import { chakra } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { ReplicaStart } from '../../../../../shared/operations/restores'
import { Banner } from '../../../design/feedback/Banner'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextField } from '../../../design/form/TextField'
import { isCancelled, parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { restoring as copy } from './copy'

const EMPTY: ReplicaStart = { url: '', keyId: '', secret: '', at: '' }
const TYPED = [
  { name: 'url', label: copy.replicaUrl, help: copy.replicaUrlHelp },
  { name: 'keyId', label: copy.replicaKey, help: copy.replicaKeyHelp },
  { name: 'secret', label: copy.replicaSecret, help: copy.replicaSecretHelp },
] as const

/** The copy of the database elsewhere: where it is, unless the settings of the server say so, and as of when it is wanted. */
export function ReplicaPart({ onStarted }: { onStarted: () => void }) {
  const named = trpc.admin.backups.replica.useQuery(undefined, adminQueryOptions)
  return (
    <PageSection title={copy.inReplica}>
      <chakra.p maxW="measure" mb={4}>
        {copy.replicaAbout}
      </chakra.p>
      {named.data ? (
        <Choice url={named.data.url} onStarted={onStarted} />
      ) : (
        <NotLoaded query={named} copy={copy} />
      )}
    </PageSection>
  )
}

function Choice({ url, onStarted }: { url: string | null; onStarted: () => void }) {
  const [form, setForm] = useState(EMPTY)
  const start = trpc.admin.backups.startReplica.useMutation({ onSuccess: onStarted })
  const { issues, message } = parseApiError(start.error)
  const errorOf = (name: string) => issues.find(({ path }) => path === name)?.message
  const isElsewhere = start.error && !isCancelled(start.error) && issues.length === 0
  const inputOf = (name: keyof ReplicaStart) => ({
    value: form[name],
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setForm((before) => ({ ...before, [name]: value }))
      start.reset()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    start.mutate(form)
  }
  return (
    <chakra.form noValidate display="grid" gap={4} maxW="28rem" onSubmit={send}>
      {url === null ? (
        TYPED.map(({ name, label, help }) => (
          <TextField
            key={name}
            label={label}
            help={help}
            type={name === 'secret' ? 'password' : undefined}
            placeholder={name === 'url' ? copy.replicaUrlExample : undefined}
            autoComplete={name === 'secret' ? 'new-password' : 'off'}
            {...inputOf(name)}
          />
        ))
      ) : (
        <chakra.p overflowWrap="anywhere">{copy.replicaNamed(url)}</chakra.p>
      )}
      <TextField
        label={copy.replicaAt}
        help={copy.replicaAtHelp}
        type="datetime-local"
        autoComplete="off"
        {...inputOf('at')}
      />
      {isElsewhere ? <Banner tone="error">{message ?? copy.replicaFailed}</Banner> : null}
      <SubmitButton variant="outline" busy={start.isPending} busyWords={copy.replicaBusy} justifySelf="start">
        {copy.replicaSubmit}
      </SubmitButton>
    </chakra.form>
  )
}
