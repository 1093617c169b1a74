import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { WEBHOOK_EVENTS } from '../../../../../shared/agency/webhookEvents'
import {
  type AddedWebhook,
  type NewWebhook as Fields,
  newWebhook,
} from '../../../../../shared/agency/webhooks'
import { CheckField } from '../../../design/form/CheckField'
import { CheckGroup } from '../../../design/form/CheckGroup'
import { TextField } from '../../../design/form/TextField'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellFormFailed } from '../../forms/tellFailed'
import { integrations } from './copy'

const copy = integrations.webhooks
const EMPTY: Fields = { url: '', events: [] }

/** Adds an address and what it is told of. */
export function NewWebhook({ onAdded }: { onAdded: (added: AddedWebhook) => void }) {
  const form = useForm<Fields>({ resolver: zodResolver(newWebhook), defaultValues: EMPTY })
  const { register, handleSubmit, formState, reset } = form
  const add = trpc.admin.webhooks.add.useMutation({
    onSuccess(added) {
      reset()
      onAdded(added)
    },
    onError: tellFormFailed(form, copy.add.failed),
  })
  const { errors } = formState
  return (
    <ShortForm
      maxW="52rem"
      submit={copy.add.submit}
      isDirty={formState.isDirty}
      busy={add.isPending}
      busyWords={copy.add.busy}
      onSend={handleSubmit((given) => add.mutateAsync(given))}
    >
      <chakra.h3 fontWeight="semibold">{copy.add.title}</chakra.h3>
      <TextField
        required
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        label={copy.add.url}
        help={copy.add.urlHelp}
        error={errors.url?.message}
        {...register('url')}
      />
      <CheckGroup label={copy.add.events} error={errors.events?.message}>
        {WEBHOOK_EVENTS.map((event) => (
          <CheckField key={event} label={copy.events[event]} value={event} {...register('events')} />
        ))}
      </CheckGroup>
    </ShortForm>
  )
}
