import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { trpc } from '../../../lib/trpc'
import { useKeys } from '../../../lib/useKeys'
import { useListQuery } from '../../../lib/useListQuery'
import { bulk } from '../../bulk/copy'
import { useMarks } from '../../bulk/useMarks'
import { lateDialog } from '../../forms/lateDialog'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { desk } from '../copy'
import { columnsOf } from './columns'
import { JobsBulk } from './JobsBulk'
import { jobs as copy } from './lists.copy'

const NewJobDialog = lateDialog(() => import('./newJob/NewJobDialog'))

const VIEWS = ['mine', 'week', 'answer', 'unbilled', 'ended'] as const
const FILTERS = { search: '', view: 'all' }
const CHOICES = { view: ['all', ...VIEWS] }

/** All jobs, newest first. */
export default function JobsPage() {
  const [, navigate] = useLocation()
  const [isMaking, setMaking] = useState(false)
  const query = useListQuery(FILTERS, CHOICES)
  const { search, view } = query.filters
  const answer = trpc.desk.jobs.list.useQuery(
    { page: query.page, search, view: VIEWS.find((each) => each === view) ?? 'all' },
    listQueryOptions,
  )
  useFailureNotice(answer, copy.failed)
  useKeys({ n: () => setMaking(true) })
  const marks = useMarks(answer.data?.items ?? [])
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      exportName="jobs"
      columns={columnsOf(marks)}
      moreKeys={bulk.keys}
      rowKey={({ id }) => id}
      onOpen={({ number }) => navigate(adminPaths.job(number))}
      actions={
        <>
          <LinkButton variant="outline" href={adminPaths.deskImport}>
            {desk.page.importJobs}
          </LinkButton>
          <Button variant="primary" onClick={() => setMaking(true)}>
            {desk.page.newJob}
          </Button>
        </>
      }
      filters={
        <FilterSelect
          label={copy.view}
          value={view}
          all={copy.views.all}
          choices={VIEWS.map((value) => ({ value, words: copy.views[value] }))}
          onChange={(chosen) => query.setFilters({ view: chosen })}
        />
      }
    >
      <JobsBulk marks={marks} />
      {isMaking ? <NewJobDialog onClose={() => setMaking(false)} /> : null}
    </ListPage>
  )
}
