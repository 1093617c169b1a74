import { Box, chakra, Flex } from '@chakra-ui/react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/nearDays'
import { amountWords, rupees } from '../../../../../shared/money/rupees'
import {
  STATEMENT_STANDINGS,
  type StatementRow,
  type TalentDue,
} from '../../../../../shared/money/statements/statements'
import { TextLink } from '../../../design/actions/TextLink'
import { Problem } from '../../../design/feedback/Problem'
import type { Column } from '../../../design/lists/DataTable'
import { FaceImage } from '../../../design/media/FaceImage'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { TitleCell } from '../../lists/cells/TitleCell'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { Part } from '../Part'
import { STANDINGS, list as words } from './copy'

const FILTERS = { search: '', standing: 'all' }
const CHOICES = { standing: ['all', ...STATEMENT_STANDINGS] }

const columns: Column<StatementRow>[] = [
  {
    head: words.columns.talent,
    cell: ({ id, modelName, number }) => (
      <TitleCell href={adminPaths.statement(id)} title={modelName} more={number ?? words.draft} />
    ),
  },
  { head: words.columns.until, cell: ({ toDay }) => deskDay(toDay) },
  {
    head: words.columns.net,
    kind: 'number',
    cell: ({ netPaise, standing }) => (standing === 'draft' ? words.none : amountWords(netPaise)),
  },
  {
    head: words.columns.stands,
    cell: ({ standing, paidOn }) => (paidOn ? words.paid(deskDay(paidOn)) : STANDINGS[standing]),
  },
]

/** Whom to pay, and all statements. */
export default function StatementsPage() {
  const [, navigate] = useLocation()
  const query = useListQuery(FILTERS, CHOICES)
  const { search, standing } = query.filters
  const answer = trpc.admin.statements.list.useQuery({ page: query.page, search, standing }, listQueryOptions)
  useFailureNotice(answer, words.failed)
  return (
    <ListPage
      words={words}
      query={query}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(adminPaths.statement(id))}
      back={<BackToList list={adminPaths.money}>{words.back}</BackToList>}
      above={<Due />}
      filters={
        <FilterSelect
          label={words.standing}
          value={standing}
          all={words.allStandings}
          choices={STATEMENT_STANDINGS.map((value) => ({ value, words: STANDINGS[value] }))}
          onChange={(next) => query.setFilters({ standing: next })}
        />
      }
    />
  )
}

function Due() {
  const answer = trpc.admin.statements.due.useQuery(undefined, listQueryOptions)
  if (!answer.data) return answer.isError ? <Problem>{words.dueFailed}</Problem> : null
  return (
    <Box mt={4} mb={8}>
      <Part title={words.due}>
        {answer.data.length === 0 ? <p>{words.nobody}</p> : null}
        <chakra.ul listStyleType="none" m={0} p={0}>
          {answer.data.map((due) => (
            <DueRow key={due.modelId} due={due} />
          ))}
        </chakra.ul>
      </Part>
    </Box>
  )
}

const FACE_PX = 40

function DueRow({ due }: { due: TalentDue }) {
  const { modelId, name, face, sharePaise, works, since, payBy, draftId } = due
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap={4}
      py={2}
      borderBottom="1px solid"
      borderColor="hairline"
    >
      <FaceImage face={face} name={name} px={FACE_PX} />
      <Box flex="1" minW={0}>
        <TextLink href={adminPaths.talentMoney(modelId)}>{name}</TextLink>
        <chakra.p color="fgQuiet">
          {[words.works(works), words.since(deskDay(since)), payBy ? words.payBy(deskDay(payBy)) : '']
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </Box>
      <Flex direction="column" align="end" gap={1}>
        <chakra.span fontWeight={700} whiteSpace="nowrap">
          {sharePaise === null ? words.noCommission : rupees(sharePaise)}
        </chakra.span>
        {draftId ? <TextLink href={adminPaths.statement(draftId)}>{words.draft}</TextLink> : null}
      </Flex>
    </chakra.li>
  )
}
