import { Box, chakra } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { monthInWords } from '../../../../shared/desk/dayWords'
import { localDay } from '../../../../shared/format'
import { missingWords } from '../../../../shared/money/accountant'
import { monthAfter } from '../../../../shared/time/days'
import { SelectField } from '../../design/form/SelectField'
import { download } from '../../lib/download'
import { trpc } from '../../lib/trpc'
import { FormDialog } from '../forms/FormDialog'
import { tellCallFailed } from '../forms/tellFailed'
import { accountant as copy, inDoubt } from './copy'

const MONTHS = 24

/** Saves all of a month as one ZIP. The month before stands first, because it is the one that is asked for. */
export default function AccountantDialog({ onClose }: { onClose: () => void }) {
  const now = localDay(new Date()).slice(0, 7)
  const months = [-1, 0, ...Array.from({ length: MONTHS - 2 }, (_, at) => -2 - at)].map((back) =>
    monthAfter(now, back),
  )
  const [month, setMonth] = useState(months[0] ?? now)
  const missing = trpc.admin.money.missingNumbers.useQuery({ month })
  const [isBusy, setBusy] = useState(false)
  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await download('/exports/accountant.zip', `accountant-${month}.zip`, 'POST', { month })
      onClose()
    } catch (error) {
      tellCallFailed(error, copy.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={copy.title}
      submit={copy.submit}
      busy={isBusy}
      busyWords={copy.busy}
      onClose={onClose}
      onSubmit={save}
    >
      <SelectField
        label={copy.month}
        help={copy.help}
        choices={months.map((value) => ({ value, words: monthInWords(value) }))}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
      />
      {missing.data?.map((each) => (
        <Box key={each.madeAt}>
          <p>{missingWords(each)}</p>
          <chakra.ul listStyleType="none">
            {each.numbers.map(({ kind, from, to }) => (
              <li key={kind}>{copy.missing(inDoubt.field(kind), from, to)}</li>
            ))}
          </chakra.ul>
        </Box>
      ))}
    </FormDialog>
  )
}
