import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { BULK_MAX } from '../../../../../shared/limits'
import { AVAILABILITIES } from '../../../../../shared/lists'
import { Button } from '../../../design/actions/Button'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { BulkBar } from '../../bulk/BulkBar'
import { BulkRefused } from '../../bulk/BulkRefused'
import { bulk } from '../../bulk/copy'
import { useBulkResult } from '../../bulk/useBulkResult'
import type { Marks } from '../../bulk/useMarks'
import { DecisionDialog } from '../../forms/DecisionDialog'
import { adminBoards } from '../boards/copy'
import { adminModels } from './copy'

const copy = adminBoards.several
const NOTHING = {
  status: '',
  isFeatured: '',
  city: '',
  dailyRate: '',
  availability: '',
  addToId: '',
  removeFromId: '',
}
const STATUSES = ['active', 'inactive'] as const
const NAMED = 5
/** The first names, and how many more. */
const namesOf = (names: readonly string[]) =>
  [...names.slice(0, NAMED), ...(names.length > NAMED ? [copy.more(names.length - NAMED)] : [])].join(', ')

/** Gives the marked models the same status, city, rate, availability or boards. */
export function EditSeveral({ marks, count }: { marks: Marks; count: number }) {
  const utils = trpc.useUtils().admin
  const [isOpen, setOpen] = useState(false)
  const [given, setGiven] = useState(NOTHING)
  const result = useBulkResult(marks)
  const change = trpc.admin.models.changeMany.useMutation({
    onSuccess({ done, refused }) {
      result.answered(refused)
      if (done.length > 0) {
        notifySuccess(copy.changed(done.length), namesOf(done.map(result.titleOf)))
      }
      marks.clear()
      setOpen(false)
      setGiven(NOTHING)
      void utils.models.invalidate()
      void utils.boards.invalidate()
    },
    onError: result.failed,
  })
  const save = () => {
    const { city, dailyRate, ...chosen } = given
    const availability = AVAILABILITIES.find((each) => each === chosen.availability)
    change.mutate({
      ids: marks.marked.map(({ id }) => id),
      city,
      dailyRate,
      availability,
      status: STATUSES.find((each) => each === chosen.status),
      isFeatured: chosen.isFeatured === '' ? undefined : chosen.isFeatured === 'yes',
      addToId: chosen.addToId || undefined,
      removeFromId: chosen.removeFromId || undefined,
    })
  }
  const field = (name: keyof typeof NOTHING) => ({
    label: copy[name === 'dailyRate' ? 'rate' : name],
    name,
    value: given[name],
    error: result.problemOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setGiven({ ...given, [name]: value }),
  })
  return (
    <>
      <BulkRefused result={result} />
      <BulkBar marks={marks}>
        <Button
          variant="primary"
          size="touch"
          onClick={() => {
            result.open()
            setOpen(true)
          }}
        >
          {copy.open}
        </Button>
        {marks.marked.length - marks.elsewhere < count && marks.marked.length < BULK_MAX ? (
          <Button variant="outline" size="touch" onClick={marks.all}>
            {bulk.all(count)}
          </Button>
        ) : null}
      </BulkBar>
      {isOpen ? (
        <DecisionDialog
          title={copy.title(marks.marked.length)}
          act={copy.save}
          isBusy={change.isPending}
          onAct={save}
          onClose={() => setOpen(false)}
        >
          <p>{copy.lead}</p>
          <chakra.p textStyle="small" color="fgQuiet" overflowWrap="anywhere">
            {namesOf(marks.marked.map(({ title }) => title))}
          </chakra.p>
          <Fields field={field} />
        </DecisionDialog>
      ) : null}
    </>
  )
}

type Field = {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

function Fields({ field }: { field: (name: keyof typeof NOTHING) => Field }) {
  const boards = trpc.admin.boards.list.useQuery().data ?? []
  const choices = boards.map(({ id, name }) => ({ value: id, words: name }))
  return (
    <>
      <SelectField
        {...field('status')}
        placeholder={copy.keep}
        choices={STATUSES.map((value) => ({ value, words: copy.statuses[value] }))}
      />
      <SelectField
        {...field('isFeatured')}
        placeholder={copy.keep}
        choices={(['yes', 'no'] as const).map((value) => ({ value, words: copy.featured[value] }))}
      />
      <TextField {...field('city')} autoComplete="off" />
      <TextField {...field('dailyRate')} inputMode="numeric" autoComplete="off" />
      <SelectField
        {...field('availability')}
        placeholder={copy.keep}
        choices={AVAILABILITIES.map((value) => ({
          value,
          words: adminModels.standing.availabilities[value],
        }))}
      />
      {choices.length > 0 ? (
        <>
          <SelectField {...field('addToId')} placeholder={copy.keep} choices={choices} />
          <SelectField {...field('removeFromId')} placeholder={copy.keep} choices={choices} />
        </>
      ) : null}
    </>
  )
}
