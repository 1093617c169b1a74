import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ClientRecord } from '../../../../../shared/desk/clients'
import {
  CLIENT_FACTS,
  CLIENT_KINDS,
  CLIENT_LINES,
  CLIENT_PROSE,
  CLIENT_STANDINGS,
  ofEach,
} from '../../../../../shared/desk/deskLists'
import { SelectField } from '../../../design/form/SelectField'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { type ApiError, applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { PageSection } from '../../lists/records/PageSection'
import { desk } from '../copy'
import { ColleagueField } from '../items/ColleagueField'
import { client as copy } from './copy'

const fieldsOf = (client: ClientRecord) => ({
  ...ofEach(CLIENT_FACTS, (fact) => client[fact] ?? ''),
  name: client.name,
  kind: CLIENT_KINDS.find((each) => each === client.kind) ?? ('brand' as const),
  standing: CLIENT_STANDINGS.find((each) => each === client.standing) ?? ('good' as const),
  standingReason: client.standingReason ?? '',
  ownerId: client.owner?.id ?? '',
})
type Fields = ReturnType<typeof fieldsOf>

type Props = { client: ClientRecord; onRefused: (error: ApiError | null) => void }

/** What is known of a client. What was typed stays when a colleague was faster. */
export function ClientForm({ client, onRefused }: Props) {
  const utils = trpc.useUtils()
  const [base, setBase] = useState(() => fieldsOf(client))
  const form = useForm<Fields>({ defaultValues: base })
  const { register, handleSubmit, formState, reset, setValue, watch } = form
  const change = trpc.desk.clients.change.useMutation()
  const save = handleSubmit(async (given) => {
    const sent = Object.fromEntries(
      Object.entries(given).filter(([name, value]) => value !== base[name as keyof Fields]),
    )
    const reason = sent.standing ? { standingReason: given.standingReason } : {}
    try {
      const saved = await change.mutateAsync({ id: client.id, version: client.version, ...sent, ...reason })
      utils.desk.clients.get.setData({ id: client.id }, saved)
      setBase(fieldsOf(saved))
      reset(fieldsOf(saved))
      onRefused(null)
      notifySuccess(copy.saved)
    } catch (error) {
      applyFieldErrors(form, error)
      const refused = parseApiError(error)
      if (refused.issues.length === 0) onRefused(refused)
      void utils.desk.clients.get.invalidate({ id: client.id })
    }
  })
  const field = (name: keyof Fields, label: string) => ({
    label,
    error: formState.errors[name]?.message,
    ...register(name),
  })
  return (
    <PageSection title={copy.facts}>
      <ShortForm
        submit={copy.save}
        busy={change.isPending}
        busyWords={desk.clients.busy}
        isDirty={formState.isDirty}
        onSend={save}
      >
        <TextField required {...field('name', desk.clients.name)} />
        <SelectField
          choices={CLIENT_KINDS.map((value) => ({ value, words: desk.clients.kinds[value] }))}
          {...field('kind', desk.clients.kind)}
        />
        {Object.values(
          ofEach(CLIENT_LINES, (fact, { label }) => <TextField key={fact} {...field(fact, label)} />),
        )}
        <SelectField
          choices={CLIENT_STANDINGS.map((value) => ({ value, words: desk.clients.standings[value] }))}
          {...field('standing', desk.clients.standing)}
        />
        <TextField {...field('standingReason', copy.reason)} />
        <ColleagueField
          label={desk.clients.owner}
          value={watch('ownerId')}
          error={formState.errors.ownerId?.message}
          onChange={(id) => setValue('ownerId', id, { shouldDirty: true })}
        />
        {Object.values(
          ofEach(CLIENT_PROSE, (fact, { label }) => <TextArea key={fact} rows={4} {...field(fact, label)} />),
        )}
      </ShortForm>
    </PageSection>
  )
}
