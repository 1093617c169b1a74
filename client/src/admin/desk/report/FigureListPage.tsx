import { Redirect, useParams, useSearchParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { REPORT_FIGURES, REPORT_GROUPS, type ReportFigure } from '../../../../../shared/desk/deskReport'
import { dotted } from '../../../../../shared/format'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { DataTable } from '../../../design/lists/DataTable'
import { Pager } from '../../../design/lists/Pager'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { admin } from '../../copy'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { deskReport } from './copy'
import { figureColumns } from './figureColumns'
import { reportAddress } from './reportAddress'
import { usePeriod } from './usePeriod'

const copy = deskReport.list
const FILTERS = {}

/** What a figure of the report counted. */
export default function FigureListPage() {
  const { figure: given = '' } = useParams<{ figure: string }>()
  const figure = REPORT_FIGURES.find((each) => each === given)
  return figure ? <FigureList figure={figure} /> : <Redirect to={adminPaths.report} replace />
}

function FigureList({ figure }: { figure: ReportFigure }) {
  const [params] = useSearchParams()
  const period = usePeriod()
  const { page, setPage } = useListQuery(FILTERS)
  const by = REPORT_GROUPS.find((each) => each === params.get('by'))
  const of = params.get('of') ?? undefined
  const answer = trpc.desk.report.list.useQuery(
    { figure, ...period, page, ...(by && { by, of }) },
    listQueryOptions,
  )
  useFailureNotice(answer, copy.failed)
  const { data } = answer
  const whose = by && of ? (data?.name ?? deskReport.nobody[by]) : null
  const lead = data
    ? dotted([
        deskReport.between(deskDay(data.period.from), deskDay(data.period.to)),
        whose,
        admin.lists.inTotal(data.total),
      ])
    : ' '
  return (
    <Page
      title={copy.titles[figure]}
      variant="work"
      lead={lead}
      back={<BackToList list={reportAddress(period)}>{copy.back}</BackToList>}
    >
      {data && data.items.length > 0 ? (
        <>
          <DataTable
            label={copy.titles[figure]}
            columns={figureColumns[figure]}
            rows={data.items}
            rowKey={({ id }) => id}
            isStale={answer.isPlaceholderData}
          />
          <Pager page={page} totalPages={data.totalPages} onPage={setPage} />
        </>
      ) : data ? (
        <EmptyState more={copy.emptyMore}>{copy.empty}</EmptyState>
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Page>
  )
}
