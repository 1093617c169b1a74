import { chakra, Flex, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { KEY_DAYS, type NewKey as Made, newApiKey } from '../../../../../shared/access/apiKeys'
import { CheckField } from '../../../design/form/CheckField'
import { CheckGroup } from '../../../design/form/CheckGroup'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellFormFailed } from '../../forms/tellFailed'
import { byPart } from './actionNames'
import { integrations } from './copy'

const copy = integrations.keys.make
type Fields = { name: string; actions: string[]; days: (typeof KEY_DAYS)[number] | null }
const EMPTY: Fields = { name: '', actions: [], days: 90 }

type Props = { actions: readonly string[]; onMade: (made: Made) => void }

/** Makes a key: a name, for how long, and what it may do. */
export function NewKey({ actions, onMade }: Props) {
  const form = useForm<Fields>({ resolver: zodResolver(newApiKey), defaultValues: EMPTY })
  const { register, handleSubmit, formState, reset } = form
  const make = trpc.admin.apiKeys.make.useMutation({
    onSuccess(made) {
      reset()
      onMade(made)
    },
    onError: tellFormFailed(form, copy.failed),
  })
  const { errors } = formState
  return (
    <ShortForm
      maxW="52rem"
      submit={copy.submit}
      isDirty={formState.isDirty}
      busy={make.isPending}
      busyWords={copy.busy}
      onSend={handleSubmit((given) => make.mutateAsync(given))}
    >
      <chakra.h3 fontWeight="semibold">{copy.title}</chakra.h3>
      <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }}>
        <TextField
          required
          autoComplete="off"
          label={copy.name}
          help={copy.nameHelp}
          error={errors.name?.message}
          {...register('name')}
        />
        <SelectField
          label={copy.days}
          help={copy.daysHelp}
          choices={[
            ...KEY_DAYS.map((days) => ({ value: `${days}`, words: copy.daysOf(days) })),
            { value: '', words: copy.always },
          ]}
          error={errors.days?.message}
          {...register('days', {
            setValueAs: (value) => (value === '' || value === null ? null : Number(value)),
          })}
        />
      </Grid>
      <CheckGroup label={copy.permissions} error={errors.actions?.message}>
        {byPart(actions).map(({ part, actions: inside }) => (
          <Grid
            key={part}
            role="group"
            aria-label={part}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
            borderTop="1px solid"
            borderColor="hairline"
          >
            <chakra.span pt={2} fontWeight="semibold">
              {part}
            </chakra.span>
            <Flex wrap="wrap" columnGap={6}>
              {inside.map(({ action, deed }) => (
                <CheckField key={action} label={deed} value={action} {...register('actions')} />
              ))}
            </Flex>
          </Grid>
        ))}
      </CheckGroup>
    </ShortForm>
  )
}
