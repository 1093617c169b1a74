import { Box, chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { deskDay } from '../../../../shared/desk/nearDays'

import { newWithholdingCode, type WithholdingCode } from '../../../../shared/money/moneySettings'
import { rupees } from '../../../../shared/money/rupees'
import { TextField } from '../../design/form/TextField'
import { trpc } from '../../lib/trpc'
import { ShortForm } from '../forms/ShortForm'
import { tellFormReason } from '../forms/tellFailed'
import { CodeLine } from './CodeLine'
import { settings as words } from './copy'
import { Part } from './Part'

const EMPTY = { code: '', name: '', rate: '', singleFrom: '', yearFrom: '', fromDay: '', untilDay: '' }

/** The codes by which tax is withheld, with their days and thresholds, and a form for another one. */
export function WithholdingCodes({ codes }: { codes: readonly WithholdingCode[] }) {
  const utils = trpc.useUtils()
  const form = useForm({
    resolver: zodResolver(newWithholdingCode, undefined, { raw: true }),
    defaultValues: EMPTY,
  })
  const { register, handleSubmit, formState, reset } = form
  const { errors } = formState
  const add = trpc.admin.moneySettings.addWithholdingCode.useMutation({
    onSuccess(next) {
      utils.admin.moneySettings.get.setData(undefined, next)
      reset(EMPTY)
    },
    onError: tellFormReason(form, words.addFailed),
  })
  return (
    <Part title={words.withholding}>
      <chakra.p color="fgQuiet" mb={2}>
        {words.withholdingHelp}
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
      <Box mt={4}>
        <ShortForm
          submit={words.addWithholding}
          busy={add.isPending}
          busyWords={words.addBusy}
          onSend={handleSubmit((given) => add.mutateAsync(given))}
        >
          <TextField label={words.withholdingCode} error={errors.code?.message} {...register('code')} />
          <TextField label={words.codeName} error={errors.name?.message} {...register('name')} />
          <TextField
            label={words.rate}
            inputMode="decimal"
            error={errors.rate?.message}
            {...register('rate')}
          />
          <TextField
            label={words.single}
            inputMode="decimal"
            error={errors.singleFrom?.message}
            {...register('singleFrom')}
          />
          <TextField
            label={words.year}
            inputMode="decimal"
            error={errors.yearFrom?.message}
            {...register('yearFrom')}
          />
          <TextField
            label={words.from}
            type="date"
            error={errors.fromDay?.message}
            {...register('fromDay')}
          />
          <TextField
            label={words.until}
            type="date"
            error={errors.untilDay?.message}
            {...register('untilDay')}
          />
        </ShortForm>
      </Box>
    </Part>
  )
}

const daysOf = ({ fromDay, untilDay }: WithholdingCode) =>
  untilDay
    ? words.fromUntil(deskDay(fromDay), deskDay(untilDay))
    : `${words.from.toLowerCase()} ${deskDay(fromDay)}`

const thresholds = ({ singleFromPaise, yearFromPaise }: WithholdingCode) => [
  ...(singleFromPaise === null ? [] : [words.above(rupees(singleFromPaise), 'bill')]),
  ...(yearFromPaise === null ? [] : [words.above(rupees(yearFromPaise), 'year')]),
]
