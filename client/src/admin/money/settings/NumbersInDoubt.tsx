import { chakra, Grid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { deskMoment } from '../../../../../shared/desk/dayWords'
import { NUMBERED, type Numbered } from '../../../../../shared/money/moneyLists'
import { lastNumbers, type MoneySettingsRecord } from '../../../../../shared/money/moneySettings'
import { TextField } from '../../../design/form/TextField'
import { trpc } from '../../../lib/trpc'
import { ShortForm } from '../../forms/ShortForm'
import { tellFormReason } from '../../forms/tellFailed'
import { inDoubt as copy } from '../copy'
import { Part } from '../Part'

/** After a restore: asks for the last number that was given out of each kind. */
export function NumbersInDoubt({ madeAt, numbers }: NonNullable<MoneySettingsRecord['inDoubt']>) {
  const utils = trpc.useUtils()
  const known = Object.fromEntries(numbers.map(({ kind, last }) => [kind, String(last)]))
  const form = useForm({
    resolver: zodResolver(lastNumbers, undefined, { raw: true }),
    defaultValues: known as Record<Numbered, string>,
  })
  const { register, handleSubmit, formState } = form
  const say = trpc.admin.moneySettings.sayNumbers.useMutation({
    onSuccess(next) {
      utils.admin.moneySettings.get.setData(undefined, next)
      void utils.desk.money.invalidate()
    },
    onError: tellFormReason(form, copy.failed),
  })
  return (
    <Part title={copy.title}>
      <chakra.p mb={4}>{copy.lead(deskMoment(madeAt))}</chakra.p>
      <ShortForm
        submit={copy.submit}
        busy={say.isPending}
        busyWords={copy.busy}
        onSend={handleSubmit((given) => say.mutateAsync(given))}
      >
        <Grid gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' }}>
          {NUMBERED.map((kind) => (
            <TextField
              key={kind}
              label={`${copy.field(kind)}, ${numbers.find((each) => each.kind === kind)?.start ?? ''}`}
              inputMode="numeric"
              error={formState.errors[kind]?.message}
              {...register(kind)}
            />
          ))}
        </Grid>
      </ShortForm>
    </Part>
  )
}
