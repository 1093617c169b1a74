import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type {
  ImportForecast,
  ImportRun,
  RowFate,
} from '../../../../../shared/roster/imports/rosterImportFields'
import { TextLink } from '../../../design/actions/TextLink'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { CheckField } from '../../../design/form/CheckField'
import { SelectField } from '../../../design/form/SelectField'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { rosterImport } from './copy'
import { FateTable } from './FateTable'
import { useReading } from './useReading'

const copy = rosterImport.check
type Props = { run: ImportRun; onChanged: () => void }
type Filter = 'all' | RowFate['fate']
const FILTERS: readonly Filter[] = ['all', 'refused', 'same', 'new']

/** What will become of every row, and the button that does it. Nothing is written before. */
export function CheckStep({ run, onChanged }: Props) {
  const check = trpc.admin.rosterImport.check.useQuery({ id: run.id }, adminQueryOptions)
  if (!check.data) return <NotLoaded query={check} copy={copy} />
  return (
    <PageSection title={copy.title}>
      <Forecast forecast={check.data} />
      <Partly run={run} forecast={check.data} />
      <Start run={run} count={check.data.counts.new} onChanged={onChanged} />
    </PageSection>
  )
}

function Forecast({ forecast: { rows, counts } }: { forecast: ImportForecast }) {
  const [filter, setFilter] = useState<Filter>(counts.refused > 0 ? 'refused' : 'all')
  const shown = filter === 'all' ? rows : rows.filter(({ fate }) => fate === filter)
  const countOf = (each: Filter) => (each === 'all' ? rows.length : counts[each])
  return (
    <Box mb={8}>
      <chakra.p mb={4} fontVariantNumeric="tabular-nums">
        {copy.summary(counts)}
        {counts.refused > 0 ? (
          <>
            {'. '}
            <TextLink href={adminPaths.imports}>{copy.again}</TextLink>
          </>
        ) : null}
      </chakra.p>
      <Box maxW="20rem" mb={5}>
        <SelectField
          label={copy.filter}
          value={filter}
          choices={FILTERS.map((value) => ({ value, words: copy.filters[value](countOf(value)) }))}
          onChoose={setFilter}
        />
      </Box>
      {shown.length === 0 ? (
        <EmptyState more={copy.noneMore}>{copy.none}</EmptyState>
      ) : (
        <FateTable key={filter} label={copy.title} rows={shown} />
      )}
    </Box>
  )
}

/** Rows with faults in optional cells only can be imported without these. */
function Partly({ run, forecast: { partly } }: { run: ImportRun; forecast: ImportForecast }) {
  const save = useReading(run.id, 'check')
  if (partly === 0) return null
  const isOn = save.isPending ? save.variables.skipsUnread === true : run.skipsUnread
  return (
    <Box maxW="52rem" mb={5}>
      <CheckField
        label={copy.partly(partly)}
        checked={isOn}
        onChange={(event) => save.mutate({ id: run.id, skipsUnread: event.currentTarget.checked })}
      />
    </Box>
  )
}

function Start({ run, count, onChanged }: Props & { count: number }) {
  const [hasConsent, setConsent] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const start = trpc.admin.rosterImport.start.useMutation({
    onSuccess: onChanged,
    onError: sayFailed(copy.startFailed),
  })
  if (count === 0) return <chakra.p fontWeight="semibold">{copy.nothing}</chakra.p>
  return (
    <chakra.form
      maxW="52rem"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissed(!hasConsent)
        if (hasConsent && !start.isPending) start.mutate({ id: run.id, hasConsent: true })
      }}
    >
      <CheckField
        label={copy.consent(count)}
        checked={hasConsent}
        error={isMissed && !hasConsent ? copy.consentNeeded : undefined}
        onChange={(event) => setConsent(event.currentTarget.checked)}
      />
      <chakra.p color="fgQuiet" my={3}>
        {copy.notPublic}
      </chakra.p>
      <SubmitButton mt={2} busy={start.isPending} busyWords={copy.starting}>
        {copy.start(count)}
      </SubmitButton>
    </chakra.form>
  )
}
