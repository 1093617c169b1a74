import { Box, chakra, Grid } from '@chakra-ui/react'
import { deskDayOnPaper } from '../../../../../shared/desk/dayWords'
import {
  DESK_IMPORT_FIELDS,
  type DeskForecast,
  SHEET_FORMS,
  UNMARKED,
} from '../../../../../shared/desk/imports/deskImportLists'
import { SelectField } from '../../../design/form/SelectField'
import { TextField } from '../../../design/form/TextField'
import { DayField } from '../../forms/DayField'
import { SheetColumns } from '../../forms/sheets/SheetColumns'
import { SheetFoot } from '../../forms/sheets/SheetFoot'
import { PageSection } from '../../lists/records/PageSection'
import { deskImport as copy } from './copy'
import { LinesTable } from './LinesTable'
import type { DeskImportWork } from './useDeskImport'

const FORMS = SHEET_FORMS.map((value) => ({ value, words: copy.forms[value] }))
const UNMARKED_CHOICES = UNMARKED.map((value) => ({ value, words: copy.unmarkedChoices[value] }))

type Props = { forecast: DeskForecast; work: DeskImportWork }

/** What becomes of a sheet, and the questions that it leaves open. */
export function Forecast({ forecast, work }: Props) {
  const { counts, days, form, newClients } = forecast
  const { say } = work
  const isNew = counts.options + counts.confirmed + counts.bookouts > 0
  return (
    <>
      <Box maxW="30rem">
        <SelectField
          label={copy.form}
          value={form}
          choices={FORMS}
          help={
            days ? copy.daysFound(days.count, deskDayOnPaper(days.from), deskDayOnPaper(days.to)) : undefined
          }
          onChoose={(chosen) => say({ form: chosen })}
        />
      </Box>
      {form === 'list' ? <Columns forecast={forecast} work={work} /> : null}
      {forecast.names.length > 0 ? <Names forecast={forecast} work={work} /> : null}
      <Questions forecast={forecast} work={work} />
      <PageSection title={copy.lines}>
        {isNew && counts.left > 0 ? (
          <chakra.p mb={4} fontWeight="semibold">
            {copy.willLeave(counts.left)}
          </chakra.p>
        ) : null}
        {newClients.length > 0 ? (
          <chakra.p mb={4}>{copy.newClients(newClients.slice(0, 20).join(', '))}</chakra.p>
        ) : null}
        <LinesTable lines={forecast.lines} />
      </PageSection>
      <SheetFoot copy={copy} add={isNew ? copy.add(counts) : null} work={work} />
    </>
  )
}

const three = { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }

function Columns({ forecast: { columns }, work: { say } }: Props) {
  return (
    <PageSection title={copy.columns}>
      <chakra.p mb={4}>{copy.columnsMore}</chakra.p>
      <SheetColumns
        copy={copy}
        fields={DESK_IMPORT_FIELDS}
        columns={columns}
        onChange={(changed) => say({ columns: changed })}
      />
    </PageSection>
  )
}

function Names({ forecast: { names, talents }, work: { reading, say } }: Props) {
  return (
    <PageSection title={copy.names}>
      <chakra.p mb={4}>{copy.namesMore}</chakra.p>
      <Grid gridTemplateColumns={three} gap={4}>
        {names.map(({ name, rows, candidates, chosen }) => (
          <SelectField
            key={name}
            label={name}
            help={copy.inRows(rows)}
            value={chosen}
            placeholder={copy.leaveOut}
            choices={(candidates.length > 0 ? candidates : talents).map((each) => ({
              value: each.id,
              words: each.name,
            }))}
            onChange={({ currentTarget: { value } }) => say({ chosen: { ...reading.chosen, [name]: value } })}
          />
        ))}
      </Grid>
    </PageSection>
  )
}

function Questions({ forecast: { asks, counts }, work: { reading, say } }: Props) {
  if (!asks.unmarked && !asks.unnamed && counts.options === 0) return null
  return (
    <PageSection title={copy.questions}>
      <Grid gridTemplateColumns={three} gap={4} alignItems="start">
        {asks.unmarked ? (
          <SelectField
            label={copy.unmarked}
            value={reading.unmarked}
            choices={UNMARKED_CHOICES}
            onChoose={(unmarked) => say({ unmarked })}
          />
        ) : null}
        {asks.unnamed ? (
          <TextField
            label={copy.unnamed}
            help={copy.unnamedHelp}
            defaultValue={reading.unnamed}
            maxLength={120}
            onBlur={({ currentTarget: { value } }) => value !== reading.unnamed && say({ unnamed: value })}
          />
        ) : null}
        <DayField
          label={copy.endsOn}
          help={copy.endsOnHelp}
          defaultValue={reading.endsOn}
          onBlur={({ currentTarget: { value } }) => value !== reading.endsOn && say({ endsOn: value })}
        />
      </Grid>
    </PageSection>
  )
}
