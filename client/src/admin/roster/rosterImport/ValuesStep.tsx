import { chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import {
  CHOICES,
  type ImportRun,
  type ImportWords,
  type UnknownWord,
} from '../../../../../shared/roster/imports/rosterImportFields'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { SelectField } from '../../../design/form/SelectField'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { rosterImport } from './copy'
import { useReading } from './useReading'

const copy = rosterImport.values
/** Selects have no value of their own for "leave empty". */
const EMPTY = '-'
const keyOf = ({ field, key }: UnknownWord) => `${field} ${key}`

/** How dates are written and what unknown words mean, each said once for the whole file. */
export function ValuesStep({ run }: { run: ImportRun; onChanged: () => void }) {
  const check = trpc.admin.rosterImport.check.useQuery({ id: run.id }, adminQueryOptions)
  if (!check.data) return <NotLoaded query={check} copy={rosterImport.check} />
  return <Values run={run} unknown={check.data.unknownWords} explained={check.data.chosenWords} />
}

type Props = { run: ImportRun; unknown: UnknownWord[]; explained: UnknownWord[] }

function Values({ run, unknown, explained }: Props) {
  const [isMonthFirst, setMonthFirst] = useState(run.isMonthFirst)
  // Words that are answered are unknown no more when the check comes again, and stay in their place until one goes on.
  const [asked] = useState([...unknown, ...explained])
  const [before] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      explained.map((each) => [keyOf(each), run.words[each.field]?.[each.key] || EMPTY] as const),
    ),
  )
  const [chosen, setChosen] = useState(before)
  const save = useReading(run.id, 'check')
  const hasDates = run.columns.some(({ field }) => field === 'dateOfBirth')
  function meanings(): ImportWords {
    const meant: Record<string, Record<string, string>> = {}
    for (const each of asked) {
      const value = chosen[keyOf(each)]
      if (!value) continue
      const { field, key } = each
      meant[field] = {
        ...(meant[field] ?? run.words[field]),
        [key]: value === EMPTY ? '' : value,
      }
    }
    return meant
  }
  const isDirty =
    isMonthFirst !== run.isMonthFirst ||
    Object.entries(chosen).some(([name, value]) => value !== (before[name] ?? ''))
  return (
    <PageSection title={copy.title}>
      <chakra.form
        maxW="52rem"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate({ id: run.id, isMonthFirst, words: meanings() })
        }}
      >
        {hasDates ? (
          <chakra.div maxW="24rem" mb={8}>
            <SelectField
              label={copy.order}
              help={run.isOrderRemembered ? copy.orderRemembered : undefined}
              value={isMonthFirst ? 'month' : 'day'}
              choices={[
                { value: 'day', words: copy.dayFirst },
                { value: 'month', words: copy.monthFirst },
              ]}
              onChange={(event) => setMonthFirst(event.currentTarget.value === 'month')}
            />
          </chakra.div>
        ) : null}
        <chakra.p maxW="measure" color="fgQuiet" mb={5}>
          {asked.length === 0 ? copy.none : copy.lead}
          {explained.length > 0 ? ` ${copy.remembered}` : ''}
        </chakra.p>
        <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          {asked.map((each) => (
            <SelectField
              key={keyOf(each)}
              label={copy.word(rosterImport.fields[each.field], each.word)}
              help={copy.rows(each.rows)}
              value={chosen[keyOf(each)] ?? ''}
              placeholder={before[keyOf(each)] === undefined ? copy.open : undefined}
              choices={[...CHOICES[each.field], { value: EMPTY, words: copy.leaveEmpty }]}
              onChange={(event) => {
                const { value } = event.currentTarget
                setChosen((all) => ({ ...all, [keyOf(each)]: value }))
              }}
            />
          ))}
        </Grid>
        <SubmitButton mt={6} busy={save.isPending} busyWords={rosterImport.saving}>
          {rosterImport.next}
        </SubmitButton>
      </chakra.form>
      <UnsavedChangesGuard isDirty={isDirty && !save.isPending && !save.isSuccess} />
    </PageSection>
  )
}
