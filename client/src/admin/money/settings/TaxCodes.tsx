import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { deskDayOnPaper } from '../../../../../shared/desk/dayWords'
import { newTaxCode, type TaxCode } from '../../../../../shared/money/moneySettings'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { AddInPlace } from '../../forms/AddInPlace'
import { DayField } from '../../forms/DayField'
import { ShortForm } from '../../forms/ShortForm'
import { Why } from '../../forms/Why'
import { settings as copy } from '../copy'
import { Part } from '../Part'
import { CodeLine } from './CodeLine'
import { useCodeAdded } from './useCodeAdded'

const EMPTY = { sac: '', name: '', rate: '', fromDay: '' }

/** The rates of tax by code and day, and a form for another one. */
export function TaxCodes({ codes }: { codes: readonly TaxCode[] }) {
  const form = useForm({
    resolver: zodResolver(newTaxCode, undefined, { raw: true }),
    defaultValues: EMPTY,
  })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const add = trpc.admin.moneySettings.addTaxCode.useMutation(useCodeAdded(form, EMPTY))
  return (
    <Part title={copy.codes}>
      {codes.map(({ id, sac, name, rateBp, fromDay, isUnchecked }) => (
        <CodeLine
          key={id}
          code={sac}
          counts={`${rateBp / 100} %, ${copy.from.toLowerCase()} ${deskDayOnPaper(fromDay)}`}
          about={name}
          isUnchecked={isUnchecked}
        />
      ))}
      <chakra.p color="fgQuiet" mt={4}>
        {copy.codesHelp}
      </chakra.p>
      <Why of={copy.codes}>{copy.codesMore}</Why>
      <AddInPlace words={copy.addCode}>
        {(close) => (
          <ShortForm
            submit={copy.addCode}
            busy={add.isPending}
            busyWords={copy.addBusy}
            onSend={handleSubmit((given) => add.mutateAsync(given).then(close, () => undefined))}
          >
            <TextField label={copy.code} inputMode="numeric" {...field('sac')} />
            <TextField label={copy.codeName} {...field('name')} />
            <TextField label={copy.rate} inputMode="decimal" {...field('rate')} />
            <DayField label={copy.from} {...field('fromDay')} />
          </ShortForm>
        )}
      </AddInPlace>
    </Part>
  )
}
