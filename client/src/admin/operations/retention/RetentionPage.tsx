import { chakra, Grid } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { RetentionReport } from '../../../../../shared/agency/retention'
import { TextLink } from '../../../design/actions/TextLink'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { retention as words } from './copy'

const { columns: heads } = words
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
  <chakra.span textStyle="data">{words.removed(count)}</chakra.span>
)

const columns: Column<Line>[] = [
  { head: heads.what, cell: ({ kind }) => <What words={words.kinds[kind]} /> },
  {
    head: heads.span,
    kind: 'status',
    cell: ({ span }) => <chakra.span whiteSpace="nowrap">{words.span(span)}</chakra.span>,
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
        <chakra.span color="fgQuiet">{words.nothingYet}</chakra.span>
      ),
  },
]
const lastingColumns: Column<Lasting>[] = [
  {
    head: heads.what,
    cell: ({ kind }) => <chakra.span fontWeight="semibold">{words.lastingKinds[kind][0]}</chakra.span>,
  },
  { head: heads.why, cell: ({ kind }) => words.lastingKinds[kind][1] },
  { head: heads.rows, kind: 'number', cell: ({ rows }) => <Figure count={rows} /> },
]

/** Where the periods are changed, which only superadmins can. */
function Change() {
  const { data: me } = trpc.admin.me.useQuery()
  if (!me) return null
  if (me.role !== 'superadmin') return words.changeBy
  return <TextLink href={adminPaths.settingsSection('privacy')}>{words.changeLink}</TextLink>
}

/** How long each kind of data is kept, how much there is, and what the last run removed (P4). */
export default function RetentionPage() {
  const answer = trpc.admin.retention.read.useQuery(undefined, adminQueryOptions)
  return (
    <Page title={words.title} variant="work" lead={words.lead}>
      {!answer.data ? (
        <NotLoaded query={answer} words={words} />
      ) : (
        <Grid gap={12} gridTemplateColumns="minmax(0, 1fr)">
          <PageSection
            title={words.table}
            aside={
              <chakra.p textStyle="small" color="fgQuiet">
                {answer.data.lastRunAt ? (
                  <>
                    {words.lastRun}: <DateTimeCell at={answer.data.lastRunAt} />
                  </>
                ) : (
                  words.notYet
                )}
              </chakra.p>
            }
          >
            <DataTable
              label={words.table}
              columns={columns}
              rows={answer.data.lines}
              rowKey={({ kind }) => kind}
            />
            <chakra.p textStyle="small" color="fgQuiet" mt={4} maxW="measure">
              {words.change} <Change />
            </chakra.p>
          </PageSection>
          <PageSection title={words.lasting}>
            <DataTable
              label={words.lasting}
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
