import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { deskDayOnPaper } from '../../../../../shared/desk/dayWords'
import { newWithholdingCode, type WithholdingCode } from '../../../../../shared/money/moneySettings'
import { rupees } from '../../../../../shared/money/rupees'
import { TextField } from '../../../design/form/TextField'
import { fieldOf } from '../../../lib/forms/fieldOf'
import { trpc } from '../../../lib/trpc'
import { AddInPlace } from '../../forms/AddInPlace'
import { DayField } from '../../forms/DayField'
import { ShortForm } from '../../forms/ShortForm'
import { settings as copy } from '../copy'
import { Part } from '../Part'
import { CodeLine } from './CodeLine'
import { useCodeAdded } from './useCodeAdded'

const EMPTY = { code: '', name: '', rate: '', singleFrom: '', yearFrom: '', fromDay: '', untilDay: '' }

/** The codes by which tax is withheld, with their days and thresholds, and a form for another one. */
export function WithholdingCodes({ codes }: { codes: readonly WithholdingCode[] }) {
  const form = useForm({
    resolver: zodResolver(newWithholdingCode, undefined, { raw: true }),
    defaultValues: EMPTY,
  })
  const { handleSubmit } = form
  const field = fieldOf(form)
  const add = trpc.admin.moneySettings.addWithholdingCode.useMutation(useCodeAdded(form, EMPTY))
  return (
    <Part title={copy.withholding}>
      <chakra.p color="fgQuiet" mb={2}>
        {copy.withholdingHelp}
      </chakra.p>
      {codes.map((each) => (
        <CodeLine
          key={each.id}
          code={each.code}
          counts={`${each.rateBp / 100} %, ${daysOf(each)}`}
          about={[each.name, ...thresholds(each)].join(', ')}
          isUnchecked={each.isUnchecked}
        />
      ))}
      <AddInPlace words={copy.addWithholding}>
        {(close) => (
          <ShortForm
            submit={copy.addWithholding}
            busy={add.isPending}
            busyWords={copy.addBusy}
            onSend={handleSubmit((given) => add.mutateAsync(given).then(close, () => undefined))}
          >
            <TextField label={copy.withholdingCode} {...field('code')} />
            <TextField label={copy.codeName} {...field('name')} />
            <TextField label={copy.rate} inputMode="decimal" {...field('rate')} />
            <TextField label={copy.single} inputMode="decimal" {...field('singleFrom')} />
            <TextField label={copy.year} inputMode="decimal" {...field('yearFrom')} />
            <DayField label={copy.from} {...field('fromDay')} />
            <DayField label={copy.until} {...field('untilDay')} />
          </ShortForm>
        )}
      </AddInPlace>
    </Part>
  )
}

const daysOf = ({ fromDay, untilDay }: WithholdingCode) =>
  untilDay
    ? copy.fromUntil(deskDayOnPaper(fromDay), deskDayOnPaper(untilDay))
    : `${copy.from.toLowerCase()} ${deskDayOnPaper(fromDay)}`

const thresholds = ({ singleFromPaise, yearFromPaise }: WithholdingCode) => [
  ...(singleFromPaise === null ? [] : [copy.above(rupees(singleFromPaise), 'bill')]),
  ...(yearFromPaise === null ? [] : [copy.above(rupees(yearFromPaise), 'year')]),
]
