import { chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { CallSheetRecord } from '../../../../../shared/desk/callSheets/sheetViews'
import { Button } from '../../../design/actions/Button'
import { Badge } from '../../../design/feedback/Badge'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { Page } from '../../../design/layout/Page'
import { parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackLink } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { MeanwhileOnPage } from '../items/Meanwhile'
import { sheet as copy } from './copy'
import { DayLinks, NoDates } from './DayPages'
import { HoursLink } from './HoursLink'
import { IssueBar } from './IssueBar'
import { Preview } from './Preview'
import { Questions } from './Questions'
import { Recipients } from './Recipients'
import { SendAllDialog } from './SendAllDialog'
import { SheetForm } from './SheetForm'
import { type SheetQuery, useSheet, useSheetPeople } from './useSheet'

/** The call sheet of one day of a job: what it says, what changed, who gets it and who has read it. */
export default function CallSheetPage() {
  const { number: job = '' } = useParams<{ number: string }>()
  const [search] = useSearchParams()
  const dateId = search.get('date') ?? undefined
  const query = { job, dateId }
  const answer = trpc.desk.callSheets.get.useQuery(query, adminQueryOptions)
  if (parseApiError(answer.error).status === 409) return <NoDates title={copy.page} job={job} />
  return (
    <RecordPage answer={answer} copy={{ ...copy, title: copy.page }} list={adminPaths.jobs}>
      {(record) => <SheetContent key={record.date.id} record={record} query={query} />}
    </RecordPage>
  )
}

function SheetContent({ record, query }: { record: CallSheetRecord; query: SheetQuery }) {
  const sheet = useSheet(record, query)
  const people = useSheetPeople(query)
  const [sending, send] = useState<string[] | null>(null)
  const { job, date, issued, recipients } = record
  const shown = sheet.isNew ? sheet.number : (issued?.number ?? null)
  const unsent = recipients.flatMap(({ linkId, phone, receipt }) =>
    linkId && phone && receipt?.way === 'whatsapp' && receipt.sentAt === null ? linkId : [],
  )
  const refusal = sheet.refusal ?? people.refusal
  return (
    <Page
      title={copy.title(shown, date.day)}
      documentTitle={`${copy.title(shown, date.day)}, ${job.title}`}
      variant="work"
      back={<BackLink href={adminPaths.job(job.number)}>{job.title}</BackLink>}
      badge={sheet.isNew ? <Badge>{copy.draft}</Badge> : null}
      lead={job.number}
      // On paper stands what one recipient reads, and nothing of the builder.
      _print={{ '& > :not(:has(aside)), & > * > :not(aside)': { display: 'none' } }}
      actions={issued ? <HoursLink number={job.number} dateId={date.id} /> : null}
    >
      <UnsavedChangesGuard isDirty={sheet.isDirty} />
      <Days record={record} onSame={(content) => sheet.set(content)} />
      <IssueBar record={record} sheet={sheet} unsent={unsent.length} onSend={() => send(unsent)} />
      {refusal ? (
        <MeanwhileOnPage
          refusal={refusal}
          onClose={() => {
            sheet.forget()
            people.forget()
          }}
        />
      ) : null}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20.5rem' }}
        gap={10}
        alignItems="start"
      >
        <SheetForm record={record} sheet={sheet} />
        <Preview content={sheet.typed} number={shown ?? 1} before={issued} isNew={sheet.isNew} />
      </Grid>
      <Questions recipients={recipients} people={people} />
      <Recipients record={record} sheet={sheet} people={people} onSend={(linkId) => send([linkId])} />
      {sending ? (
        <SendAllDialog links={sending} recipients={recipients} people={people} onClose={() => send(null)} />
      ) : null}
    </Page>
  )
}

type DaysProps = { record: CallSheetRecord; onSame: (content: Partial<CallSheetRecord['content']>) => void }

/** The job's days, and taking over what another day's sheet says. */
function Days({ record, onSame }: DaysProps) {
  const { dates, date, job, others, issued, content } = record
  const takeOver = (from: CallSheetRecord['content']) => {
    const calls = content.calls.map((own) => {
      const same = from.calls.find(({ claimId }) => claimId === own.claimId)
      return same ? { ...same, name: own.name } : own
    })
    onSame({ ...from, day: content.day, production: content.production, brand: content.brand, calls })
  }
  const before = others.toReversed().find(({ day }) => day < date.day) ?? others[0]
  return (
    <DayLinks
      label={copy.days}
      dates={dates}
      shown={date.id}
      pathOf={(id) => adminPaths.callSheet(job.number, id)}
      note={({ number, hasDraft }) => (
        <chakra.span textStyle="data" color="fgQuiet" fontWeight="normal">
          {hasDraft ? copy.dayDraft : number === null ? copy.dayNone : copy.dayNumber(number)}
        </chakra.span>
      )}
    >
      {before && issued === null ? (
        <Button variant="quiet" size="touch" onClick={() => takeOver(before.content)}>
          {copy.sameAs(before.day)}
        </Button>
      ) : null}
    </DayLinks>
  )
}
