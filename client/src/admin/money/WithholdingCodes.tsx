import { Box, chakra, Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { shortDay } from '../../../../shared/format'
import { newWithholdingCode, type WithholdingCode } from '../../../../shared/money/moneySettings'
import { rupees } from '../../../../shared/money/rupees'
import { TextField } from '../../design/form/TextField'
import { trpc } from '../../lib/trpc'
import { ShortForm } from '../forms/ShortForm'
import { tellFormReason } from '../forms/tellFailed'
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
        <Box key={each.id} py={2} borderBottom="1px solid" borderColor="hairline">
          <Flex justify="space-between" gap={4} wrap="wrap">
            <chakra.span fontWeight={700}>{each.code}</chakra.span>
            <span>
              {each.rateBp / 100} %, {daysOf(each)}
            </span>
          </Flex>
          <chakra.p color="fgQuiet" overflowWrap="anywhere">
            {[each.name, ...thresholds(each)].join(', ')}
          </chakra.p>
          {each.isUnchecked ? <chakra.p fontWeight={600}>{words.unchecked}</chakra.p> : null}
        </Box>
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
    ? words.fromUntil(shortDay(fromDay), shortDay(untilDay))
    : `${words.from.toLowerCase()} ${shortDay(fromDay)}`

const thresholds = ({ singleFromPaise, yearFromPaise }: WithholdingCode) => [
  ...(singleFromPaise === null ? [] : [words.above(rupees(singleFromPaise), 'bill')]),
  ...(yearFromPaise === null ? [] : [words.above(rupees(yearFromPaise), 'year')]),
]
