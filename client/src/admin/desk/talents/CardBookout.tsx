import { useState } from 'react'
import { BOOKOUT_KINDS } from '../../../../../shared/desk/deskLists'
import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { localDay } from '../../../../../shared/format'
import { Problem } from '../../../design/feedback/Problem'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { DayField } from '../../forms/DayField'
import { FormDialog } from '../../forms/FormDialog'
import { tellDecided } from '../items/undoStore'
import { card } from './copy'

const copy = card.bookout
const KINDS = BOOKOUT_KINDS.map((value) => ({ value, words: copy.kinds[value] }))

/** Days on which a talent cannot be booked. */
export default function CardBookout({
  card: { id, name },
  onClose,
}: {
  card: TalentCard
  onClose: () => void
}) {
  const utils = trpc.useUtils()
  const [days, setDays] = useState({ fromDay: localDay(new Date()), toDay: '' })
  const [kind, setKind] = useState<(typeof BOOKOUT_KINDS)[number]>('personal')
  const [note, setNote] = useState('')
  const [decisionKey, setKey] = useState(freshKey)
  const add = trpc.desk.bookouts.add.useMutation({
    onSuccess(decided) {
      tellDecided(decided, copy.done(name))
      void utils.desk.talents.get.invalidate({ modelId: id })
      void utils.desk.chart.invalidate()
      onClose()
    },
  })
  const failure = add.error ? parseApiError(add.error) : null
  const errorOf = (field: string) => failure?.issues.find(({ path }) => path === field)?.message
  // Other days are another decision.
  const change = () => {
    add.reset()
    setKey(freshKey())
  }
  return (
    <FormDialog
      title={copy.title(name)}
      submit={copy.act}
      busy={add.isPending}
      busyWords={copy.acting}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        const { fromDay } = days
        add.mutate({ modelId: id, fromDay, toDay: days.toDay || fromDay, kind, note, decisionKey })
      }}
    >
      <DayField
        label={copy.from}
        required
        value={days.fromDay}
        error={errorOf('fromDay')}
        onChange={({ currentTarget: { value } }) => {
          change()
          setDays({ ...days, fromDay: value })
        }}
      />
      <DayField
        label={copy.to}
        help={copy.toHelp}
        min={days.fromDay}
        value={days.toDay}
        error={errorOf('toDay')}
        onChange={({ currentTarget: { value } }) => {
          change()
          setDays({ ...days, toDay: value })
        }}
      />
      <SelectField label={copy.kind} value={kind} choices={KINDS} onChoose={setKind} />
      <TextField
        label={copy.note}
        value={note}
        maxLength={120}
        error={errorOf('note')}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <Problem>{failure && failure.issues.length === 0 ? reasonOf(failure) : null}</Problem>
    </FormDialog>
  )
}
