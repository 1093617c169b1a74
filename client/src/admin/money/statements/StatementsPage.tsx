import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { amountWords, rupees } from '../../../../../shared/money/rupees'
import {
  STATEMENT_STANDINGS,
  type StatementRow,
  type TalentDue,
} from '../../../../../shared/money/statements/statements'
import { LinkButton } from '../../../design/actions/LinkButton'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { Problem } from '../../../design/feedback/Problem'
import type { Column } from '../../../design/lists/DataTable'
import { FaceImage } from '../../../design/media/FaceImage'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { lateDialog } from '../../forms/lateDialog'
import { TextCell } from '../../lists/cells/TextCell'
import { TitleCell } from '../../lists/cells/TitleCell'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { RowButtons } from '../../lists/RowButtons'
import { BackToList } from '../../lists/records/RecordLead'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { Part } from '../Part'
import { list as copy, STANDINGS } from './copy'

const PayDialog = lateDialog(() => import('./PayDialog'))

const FACE_PX = 40
const FILTERS = { search: '', standing: 'all' }
const CHOICES = { standing: ['all', ...STATEMENT_STANDINGS] }

const columns: Column<StatementRow>[] = [
  {
    head: copy.columns.talent,
    cell: ({ id, modelName, number, face }) => (
      <Flex as="span" gap={3} align="center">
        <FaceImage face={face} name={modelName} px={FACE_PX} />
        <TitleCell href={adminPaths.statement(id)} title={modelName} more={number ?? copy.noNumber} />
      </Flex>
    ),
  },
  { head: copy.columns.until, kind: 'number', cell: ({ toDay }) => deskDay(toDay) },
  {
    head: copy.columns.net,
    kind: 'number',
    cell: ({ netPaise, standing }) => (
      <TextCell none={copy.none}>{standing === 'draft' ? null : amountWords(netPaise)}</TextCell>
    ),
  },
  {
    head: copy.columns.stands,
    cell: ({ standing, paidOn }) => (paidOn ? copy.paid(deskDay(paidOn)) : STANDINGS[standing]),
  },
]

/** Whom to pay, and all statements. */
export default function StatementsPage() {
  const [, navigate] = useLocation()
  const query = useListQuery(FILTERS, CHOICES)
  const { search, standing } = query.filters
  const [paying, pay] = useState<StatementRow | null>(null)
  const answer = trpc.admin.statements.list.useQuery({ page: query.page, search, standing }, listQueryOptions)
  const due = trpc.admin.statements.due.useQuery(undefined, listQueryOptions)
  useFailureNotice(answer, copy.failed)
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={[
        ...columns,
        {
          head: copy.columns.actions,
          kind: 'actions',
          cell: (row) =>
            row.standing === 'issued' ? (
              <RowButtons
                buttons={[
                  {
                    words: copy.pay,
                    label: copy.payOf(row.number ?? '', row.modelName),
                    onPress: () => pay(row),
                  },
                ]}
              />
            ) : null,
        },
      ]}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(adminPaths.statement(id))}
      back={<BackToList list={adminPaths.money}>{copy.back}</BackToList>}
      above={<Due answer={due} />}
      waitsFor={[due]}
      filters={
        <FilterSelect
          label={copy.standing}
          value={standing}
          all={copy.allStandings}
          choices={STATEMENT_STANDINGS.map((value) => ({ value, words: STANDINGS[value] }))}
          onChange={(next) => query.setFilters({ standing: next })}
        />
      }
    >
      {paying ? <PayDialog statement={paying} onClose={() => pay(null)} /> : null}
    </ListPage>
  )
}

function Due({ answer }: { answer: { data: TalentDue[] | undefined; isError: boolean } }) {
  if (!answer.data) return answer.isError ? <Problem>{copy.dueFailed}</Problem> : null
  return (
    <Box mt={4} mb={8}>
      <Part title={copy.due}>
        {answer.data.length === 0 ? <p>{copy.nobody}</p> : null}
        <chakra.ul listStyleType="none" m={0} p={0}>
          {answer.data.map((due, at) => (
            <DueRow key={due.modelId} due={due} isFirst={at === 0} />
          ))}
        </chakra.ul>
      </Part>
    </Box>
  )
}

/** Who is due something, and the statement to make of it; the first is the one red button of the page. */
function DueRow({ due, isFirst }: { due: TalentDue; isFirst: boolean }) {
  const { modelId, name, face, sharePaise, works, since, payBy, draftId } = due
  const words = draftId ? copy.draft : copy.make
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap={4}
      rowGap={2}
      py={2}
      borderBottom="1px solid"
      borderColor="hairline"
    >
      <FaceImage face={face} name={name} px={FACE_PX} />
      <Box flex="1 1 8rem" minW={0}>
        <TextLink {...thumb} href={adminPaths.talentMoney(modelId)}>
          {name}
        </TextLink>
        <chakra.p color="fgQuiet">
          {dotted([copy.works(works), copy.since(deskDay(since)), payBy ? copy.payBy(deskDay(payBy)) : ''])}
        </chakra.p>
      </Box>
      <chakra.span fontWeight={700} textAlign="right" ml="auto">
        {sharePaise === null ? copy.noCommission : copy.share(rupees(sharePaise))}
      </chakra.span>
      <LinkButton
        variant={isFirst ? 'primary' : 'outline'}
        size="touch"
        width={{ base: 'full', md: '10rem' }}
        href={draftId ? adminPaths.statement(draftId) : adminPaths.talentMoney(modelId)}
        aria-label={copy.of(words, name)}
      >
        {words}
      </LinkButton>
    </chakra.li>
  )
}
