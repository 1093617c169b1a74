import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { TalentLine } from '../../../../../shared/desk/talentCards'
import { dotted, money } from '../../../../../shared/format'
import { BULK_MAX, WALK_MAX } from '../../../../../shared/limits'
import { GENDERS, WORK_TYPES } from '../../../../../shared/lists'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SearchBox } from '../../../design/form/SearchBox'
import { LINE_TO_COME, Page } from '../../../design/layout/Page'
import { Pager } from '../../../design/lists/Pager'
import { FaceImage } from '../../../design/media/FaceImage'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { BulkBar } from '../../bulk/BulkBar'
import { MarkBox } from '../../bulk/MarkBox'
import { type Marks, useMarksOnPages } from '../../bulk/useMarks'
import { DayField } from '../../forms/DayField'
import { useLastAddress } from '../../lists/lastAddresses'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { AddTo } from '../adding/AddTo'
import { WriteToMarked } from '../texts/WriteToMarked'
import { talents as copy } from './copy'
import { NoTalents } from './NoTalents'
import { MainTalentFields, MoreTalentFields } from './TalentFields'
import { NO_FILTERS, TEXTS } from './talentFilters'

const FILTERS = { search: '', freeFrom: '', freeTo: '', ...NO_FILTERS }
const CHOICES = { gender: ['all', ...GENDERS], workType: ['all', ...WORK_TYPES] }
type Chosen = { gender: 'all' | (typeof GENDERS)[number]; workType: 'all' | (typeof WORK_TYPES)[number] }

/** The bookers' roster: faces, and who fits by size, days and board. */
export default function TalentsPage() {
  const query = useListQuery(FILTERS, CHOICES)
  const [, navigate] = useLocation()
  useLastAddress()
  const { filters, setFilters } = query
  const answer = trpc.desk.talents.list.useQuery(
    { page: query.page, ...filters, ...(filters as unknown as Chosen) },
    listQueryOptions,
  )
  const { data } = answer
  const marks = useMarksOnPages(
    (data?.items ?? []).map(({ id, name }) => ({ id, title: name })),
    WALK_MAX,
  )
  const hasMore =
    TEXTS.some((name) => filters[name] !== '') || filters.hair !== 'all' || filters.eyes !== 'all'
  return (
    <Page
      title={copy.title}
      variant="work"
      lead={data ? copy.found(data.total) : LINE_TO_COME}
      actions={
        <Button variant="outline" onClick={() => navigate(adminPaths.measuring)}>
          {copy.measure}
        </Button>
      }
    >
      <Box role="search" mb={5}>
        <Flex gap={3} wrap="wrap" align="end">
          <SearchBox
            label={copy.search}
            value={filters.search}
            onSearch={(search) => setFilters({ search })}
          />
          <MainTalentFields filters={filters} onChange={setFilters} />
          {(['freeFrom', 'freeTo'] as const).map((name) => (
            <Box key={name} flex="1 1 8rem">
              <DayField
                label={copy[name]}
                value={filters[name]}
                onChange={(event) => setFilters({ [name]: event.currentTarget.value })}
              />
            </Box>
          ))}
        </Flex>
        <chakra.details mt={2} open={hasMore || undefined}>
          <chakra.summary minH="touch" alignContent="center" cursor="pointer" fontWeight="semibold">
            {copy.more}
          </chakra.summary>
          <Grid
            gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
            gap={3}
            alignItems="end"
            mt={2}
          >
            <MoreTalentFields filters={filters} onChange={setFilters} />
          </Grid>
        </chakra.details>
      </Box>
      {data && data.items.length > 0 ? (
        <>
          <Grid
            as="ul"
            gridTemplateColumns={{
              base: 'repeat(2, minmax(0, 1fr))',
              sm: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
              _print: 'repeat(5, minmax(0, 1fr))',
            }}
            gap={4}
            opacity={answer.isPlaceholderData ? 0.6 : 1}
          >
            {data.items.map((talent) => (
              <Line key={talent.id} talent={talent} marks={marks} />
            ))}
          </Grid>
          <Pager page={query.page} totalPages={data.totalPages} onPage={query.setPage} mt={6} />
          <BulkBar marks={marks} most={WALK_MAX}>
            {marks.marked.length > BULK_MAX ? (
              <chakra.span textStyle="small">{copy.addMost(BULK_MAX)}</chakra.span>
            ) : (
              <AddTo
                talents={marks.marked.map(({ id, title }) => ({ id, name: title }))}
                onAdded={marks.clear}
              />
            )}
            <WriteToMarked of="talents" ids={marks.marked.map(({ id }) => id)} />
          </BulkBar>
        </>
      ) : data && !answer.isError ? (
        query.isFiltered || data.total > 0 ? (
          <EmptyState more={copy.nothingFound} action={<Button onClick={query.clear}>{copy.clear}</Button>}>
            {copy.empty}
          </EmptyState>
        ) : (
          <NoTalents more={copy.emptyMore}>{copy.empty}</NoTalents>
        )
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Page>
  )
}

function Line({ talent, marks }: { talent: TalentLine; marks: Marks }) {
  const { id, name, face, city, dailyRate, isAssigned } = talent
  return (
    <chakra.li minW={0} position="relative" overflowWrap="anywhere" breakInside="avoid" data-line>
      <FaceImage face={face} name={name} px="fill" inColour />
      <Flex justify="space-between" gap={2} wrap="wrap" align="baseline" mt={1}>
        <TextLink
          href={adminPaths.talent(id)}
          fontWeight="semibold"
          // The whole tile opens the card.
          _after={{ content: '""', position: 'absolute', inset: 0 }}
        >
          {name}
        </TextLink>
        <chakra.span textStyle="edge">{dailyRate === null ? copy.noRate : money(dailyRate)}</chakra.span>
      </Flex>
      <chakra.p textStyle="small" color="fgQuiet">
        {copy.sizes(talent)}
      </chakra.p>
      {/* Above the link that covers the tile; the tick itself is white. */}
      <Box position="absolute" top={0} right={0} zIndex={1}>
        <MarkBox row={{ id, title: name }} marks={marks} />
      </Box>
      <chakra.p textStyle="small" color="fgQuiet">
        {dotted([city, isAssigned ? null : copy.notAssigned])}
      </chakra.p>
    </chakra.li>
  )
}
