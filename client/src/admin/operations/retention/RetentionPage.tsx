import { chakra, Grid } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { RetentionReport } from '../../../../../shared/agency/retention'
import { TextLink } from '../../../design/actions/TextLink'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { Why } from '../../forms/Why'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { retention as copy } from './copy'

const { columns: heads } = copy
type Line = RetentionReport['lines'][number]
type Lasting = RetentionReport['lasting'][number]

const What = ({ words: [what, note] }: { words: readonly [string, string] }) => (
  <chakra.span data-parts display="block">
    <chakra.span display="block" fontWeight="semibold">
      {what}
    </chakra.span>
    <chakra.span data-more textStyle="small" color="fgQuiet" fontWeight="normal">
      {note}
    </chakra.span>
  </chakra.span>
)
const Figure = ({ count }: { count: number }) => (
  <chakra.span textStyle="data">{copy.removed(count)}</chakra.span>
)

const columns: Column<Line>[] = [
  { head: heads.what, cell: ({ kind }) => <What words={copy.kinds[kind]} /> },
  {
    head: heads.span,
    kind: 'status',
    cell: ({ span }) => <chakra.span whiteSpace="nowrap">{copy.span(span)}</chakra.span>,
  },
  { head: heads.rows, kind: 'number', cell: ({ rows }) => <Figure count={rows} /> },
  {
    head: heads.last,
    kind: 'number',
    cell: ({ lastRemoval }) =>
      lastRemoval ? (
        <span>
          <Figure count={lastRemoval.count} /> · <DateTimeCell at={lastRemoval.at} />
        </span>
      ) : (
        <chakra.span color="fgQuiet">{copy.nothingYet}</chakra.span>
      ),
  },
]
const lastingColumns: Column<Lasting>[] = [
  {
    head: heads.what,
    cell: ({ kind }) => <chakra.span fontWeight="semibold">{copy.lastingKinds[kind][0]}</chakra.span>,
  },
  { head: heads.why, cell: ({ kind }) => copy.lastingKinds[kind][1] },
  { head: heads.rows, kind: 'number', cell: ({ rows }) => <Figure count={rows} /> },
]

/** Where the periods are changed, which only superadmins can. */
function Change() {
  const { data: me } = trpc.admin.me.useQuery()
  if (!me) return null
  if (me.role !== 'superadmin') return copy.changeBy
  return <TextLink href={adminPaths.settingsSection('privacy')}>{copy.changeLink}</TextLink>
}

/** How long each kind of data is kept, how much there is, and what the last run removed (P4). */
export default function RetentionPage() {
  const answer = trpc.admin.retention.read.useQuery(undefined, adminQueryOptions)
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      {!answer.data ? (
        <NotLoaded query={answer} copy={copy} />
      ) : (
        <Grid gap={12} gridTemplateColumns="minmax(0, 1fr)">
          <PageSection
            title={copy.table}
            aside={
              <chakra.p textStyle="small" color="fgQuiet">
                {answer.data.lastRunAt ? (
                  <>
                    {copy.lastRun}: <DateTimeCell at={answer.data.lastRunAt} />
                  </>
                ) : (
                  copy.notYet
                )}
              </chakra.p>
            }
          >
            <DataTable
              label={copy.table}
              columns={columns}
              rows={answer.data.lines}
              rowKey={({ kind }) => kind}
            />
            <chakra.p textStyle="small" color="fgQuiet" mt={4} maxW="measure">
              {copy.change} <Change />
            </chakra.p>
            <Why of={copy.change}>{copy.changeMore}</Why>
          </PageSection>
          <PageSection title={copy.lasting}>
            <DataTable
              label={copy.lasting}
              columns={lastingColumns}
              rows={answer.data.lasting}
              rowKey={({ kind }) => kind}
            />
          </PageSection>
        </Grid>
      )}
    </Page>
  )
}
