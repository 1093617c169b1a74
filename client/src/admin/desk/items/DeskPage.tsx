import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { calendarFeed } from '../../../copy/calendarFeed'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { Tabs } from '../../../design/layout/Tabs'
import { useDarkScheme } from '../../../lib/media/useDarkScheme'
import { NARROW, useMedia } from '../../../lib/media/useMedia'
import { trpc } from '../../../lib/trpc'
import { useKeys } from '../../../lib/useKeys'
import { useMarks } from '../../bulk/useMarks'
import { lateDialog } from '../../forms/lateDialog'
import { KeysHelp } from '../../lists/KeysHelp'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { isNotUpToDate, NotUpToDate } from '../../lists/NotUpToDate'
import { PageSection } from '../../lists/records/PageSection'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { useListKeys } from '../../lists/useListKeys'
import { desk } from '../copy'
import { deskReport } from '../report/copy'
import { reportAddress } from '../report/reportAddress'
import { openCardIn } from '../talents/TalentLink'
import { ItemDialog } from './ItemDialog'
import { ItemsBulk } from './ItemsBulk'
import { MineColumn } from './MineColumn'
import { NewColumn, titleOf } from './NewColumn'
import { TodayColumn } from './TodayColumn'
import { restOf } from './trouble'
import { useSteadyRefresh } from './useSteadyRefresh'

const NewJobDialog = lateDialog(() => import('../jobs/newJob/NewJobDialog'))

const copy = desk.page
const NO_FAILURE = { isError: false, errorUpdatedAt: 0 }

/** What waits: new requests, what is mine, and who works today and tomorrow. */
export default function DeskPage() {
  useDarkScheme()
  const [params] = useSearchParams()
  const [opened, setOpened] = useState(() => params.get('item'))
  const [isMaking, setMaking] = useState(false)
  const waiting = trpc.desk.inbox.list.useQuery({ view: 'new', limit: 50 }, adminQueryOptions)
  const mine = trpc.desk.inbox.list.useQuery({ view: 'mine', limit: 50 }, adminQueryOptions)
  const today = trpc.desk.today.useQuery(undefined, adminQueryOptions)
  const missing = [waiting, mine, today].filter(({ data }) => !data)
  useFailureNotice(missing.find(({ isError }) => isError) ?? NO_FAILURE, copy.failed)
  const [said, setSaid] = useState('')
  const isNarrow = useMedia(NARROW)
  const openNewest = () => {
    const newest = waiting.data?.items.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
    setSaid(newest ? '' : copy.noNewest)
    setOpened(newest?.id ?? null)
  }
  const openCard = () => openCardIn(document.activeElement?.closest('[data-talent]'))
  useKeys({ n: () => setMaking(true), i: openNewest, v: openCard })
  const rowsShown = useRef<HTMLDivElement>(null)
  useSteadyRefresh(rowsShown, () => {
    for (const answer of [waiting, mine, today]) void answer.refetch()
  })
  const keys = useListKeys(rowsShown)
  const rows = [...(waiting.data?.items ?? []), ...(mine.data?.items ?? [])]
  const marks = useMarks(rows.map((item) => ({ ...item, title: titleOf(item) })))

  if (!waiting.data || !mine.data || !today.data)
    return (
      <Page title={copy.title} variant="work">
        <NotLoaded query={missing} copy={copy} />
      </Page>
    )
  const { steps, jobs, undecided, dates } = today.data
  const { trouble, answers, ending, requests } = restOf(mine.data.items, today.data, new Date())
  const rowsOfMine = [trouble, steps, jobs, undecided, ending, answers]
  const mineCount = rowsOfMine.reduce(
    (count, { length }) => count + length,
    mine.data.total - mine.data.items.length + requests.length,
  )
  const nextDue = mine.data.items
    .filter(({ state }) => state === 'taken')
    .map(({ dueAt }) => dueAt)
    .sort()[0]
  const columns: Record<ColumnName, Column> = {
    new: {
      count: waiting.data.total,
      content: <NewColumn answer={waiting.data} nextDue={nextDue} onOpen={setOpened} marks={marks} />,
    },
    mine: {
      count: mineCount,
      content: <MineColumn items={mine.data.items} today={today.data} onOpen={setOpened} marks={marks} />,
    },
    today: { count: dates.length, content: <TodayColumn dates={dates} /> },
  }
  const figures = <Figures {...today.data.figures} />
  const ways = (
    <>
      <LinkButton variant="outline" href={adminPaths.calendar}>
        {calendarFeed.link}
      </LinkButton>
      <LinkButton variant="outline" href={adminPaths.report}>
        {deskReport.link}
      </LinkButton>
    </>
  )
  return (
    <Page
      title={copy.title}
      variant="work"
      // A phone begins with what waits: these stand at its end.
      lead={isNarrow ? undefined : figures}
      actions={
        <>
          {isNarrow ? null : ways}
          <Button variant={trouble.length > 0 ? 'outline' : 'primary'} onClick={() => setMaking(true)}>
            {copy.newJob}
          </Button>
        </>
      }
    >
      <NotUpToDate answer={[waiting, mine, today].find(isNotUpToDate) ?? waiting} />
      <Box ref={rowsShown}>
        <Columns columns={columns} first={trouble.length > 0 ? 'mine' : 'new'} />
      </Box>
      <chakra.p role="status" textStyle="small" fontWeight="semibold">
        {said}
      </chakra.p>
      {isNarrow ? (
        <Flex direction="column" align="start" gap={4} color="fgQuiet" mt={8}>
          {figures}
          <Flex gap={3} wrap="wrap">
            {ways}
          </Flex>
        </Flex>
      ) : null}
      <KeysHelp {...keys} all={copy.keys} />
      <ItemsBulk marks={marks} />
      {opened ? <ItemDialog id={opened} onClose={() => setOpened(null)} /> : null}
      {isMaking ? <NewJobDialog onClose={() => setMaking(false)} /> : null}
    </Page>
  )
}

const COLUMNS = ['mine', 'new', 'today'] as const
type ColumnName = (typeof COLUMNS)[number]
type Column = { count: number; content: ReactNode }

/** Side by side on a wide screen, else one at a time. */
function Columns({ columns, first }: { columns: Record<ColumnName, Column>; first: ColumnName }) {
  const [tab, setTab] = useState<ColumnName>(first)
  return (
    <>
      <Box display={{ base: 'block', lg: 'none' }}>
        <Tabs
          label={copy.columns}
          tabs={COLUMNS.map((id) => ({ id, words: copy.tabs[id], count: columns[id].count }))}
          value={tab}
          onChange={setTab}
        >
          <chakra.h2 srOnly>{copy.tabs[tab]}</chakra.h2>
          {columns[tab].content}
        </Tabs>
      </Box>
      <Grid
        display={{ base: 'none', lg: 'grid' }}
        gridTemplateColumns="minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)"
        gap={8}
        alignItems="start"
      >
        {COLUMNS.map((id) => (
          <PageSection key={id} title={copy.tabs[id]} aside={<Box textStyle="data">{columns[id].count}</Box>}>
            {columns[id].content}
          </PageSection>
        ))}
      </Grid>
    </>
  )
}

type FiguresProps = { options: number; endToday: number; confirmedAhead: number; answerHours: number | null }

function Figures({ options, endToday, confirmedAhead, answerHours }: FiguresProps) {
  const { figures } = copy
  const all = [
    [figures.options(options), `${adminPaths.chart}?days=92`],
    [figures.endToday(endToday), `${adminPaths.chart}?show=ending`],
    [figures.confirmed(confirmedAhead), `${adminPaths.chart}?days=92`],
    ...(answerHours === null
      ? []
      : [[figures.answer(answerHours), reportAddress({ unit: 'month' }, 'answered')] as const]),
  ] as const
  return (
    <Flex as="span" columnGap={3} wrap="wrap">
      {all.map(([said, href]) => (
        <TextLink key={said} {...thumb} href={href}>
          {said}
        </TextLink>
      ))}
    </Flex>
  )
}
