import { Box, chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../shared/adminPaths'
import { deskDay } from '../../../../shared/desk/dayWords'
import { dotted, localDay } from '../../../../shared/format'
import { PAPER_KINDS, type PaperKind } from '../../../../shared/money/moneyLists'
import type { PaperRow } from '../../../../shared/money/papers'
import { PAPER_NAMES } from '../../../../shared/money/paperWords'
import { amountWords, rupees } from '../../../../shared/money/rupees'
import { Button } from '../../design/actions/Button'
import { LinkButton } from '../../design/actions/LinkButton'
import { TextLink } from '../../design/actions/TextLink'
import { Problem } from '../../design/feedback/Problem'
import type { Column } from '../../design/lists/DataTable'
import { download } from '../../lib/download'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { lateDialog } from '../forms/lateDialog'
import { tellCallFailed } from '../forms/tellFailed'
import { TextCell } from '../lists/cells/TextCell'
import { TitleCell } from '../lists/cells/TitleCell'
import { FilterSelect } from '../lists/FilterSelect'
import { ListPage } from '../lists/ListPage'
import { listQueryOptions } from '../lists/listQueryOptions'
import { useFailureNotice } from '../lists/useFailureNotice'
import { list as copy, standing } from './copy'

const AccountantDialog = lateDialog(() => import('./AccountantDialog'))

/** A state in one line. */
const Unbroken = chakra('span', { base: { whiteSpace: 'nowrap' } })

const orNone = (words: string | null | false) => <TextCell none={copy.none}>{words || null}</TextCell>

const STANDINGS = ['outstanding', 'overdue', 'paid', 'overpaid', 'unregistered'] as const
const FILTERS = { search: '', standing: 'all', kind: 'all' }
const CHOICES = { standing: ['all', ...STANDINGS], kind: ['all', ...PAPER_KINDS] }

const columns: Column<PaperRow>[] = [
  {
    head: copy.columns.paper,
    cell: ({ id, number, kind }) => (
      <TitleCell href={adminPaths.paper(id)} title={number} more={PAPER_NAMES[kind]} />
    ),
  },
  {
    head: copy.columns.client,
    cell: ({ buyerName, jobTitle }) => <TextCell>{dotted([buyerName, jobTitle])}</TextCell>,
  },
  {
    head: copy.columns.issued,
    kind: 'number',
    phone: 'left out',
    cell: ({ issuedOn }) => deskDay(issuedOn),
  },
  { head: copy.columns.due, kind: 'number', cell: ({ dueOn }) => orNone(dueOn && deskDay(dueOn)) },
  { head: copy.columns.total, kind: 'number', cell: ({ totalPaise }) => amountWords(totalPaise) },
  {
    head: copy.columns.owed,
    kind: 'number',
    cell: ({ outstandingPaise }) => orNone(outstandingPaise > 0 && amountWords(outstandingPaise)),
  },
  {
    head: copy.columns.stands,
    cell: (paper) => (
      <Unbroken {...(paper.standing === 'overdue' ? { fontWeight: 700, color: 'danger' } : {})}>
        {standing(paper)}
      </Unbroken>
    ),
  },
]

/** All papers: what is owed in all, and the list. */
export default function MoneyPage() {
  const [, navigate] = useLocation()
  const query = useListQuery(FILTERS, CHOICES)
  const { search, standing: which } = query.filters
  const kind = query.filters.kind as PaperKind | 'all'
  const answer = trpc.desk.money.list.useQuery(
    { page: query.page, search, standing: which, kind },
    listQueryOptions,
  )
  const me = trpc.admin.me.useQuery()
  const role = me.data?.role
  const [isChoosing, choose] = useState(false)
  const sums = trpc.desk.money.sums.useQuery(undefined, listQueryOptions)
  const isAdmin = role === 'admin' || role === 'superadmin'
  const certificates = trpc.admin.money.certificateSums.useQuery(undefined, {
    ...listQueryOptions,
    enabled: isAdmin,
  })
  const unregistered = sums.data?.unregistered ?? 0
  useFailureNotice(answer, copy.failed)
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => navigate(adminPaths.paper(id))}
      above={<Sums answer={sums} />}
      waitsFor={isAdmin ? [me, sums, certificates] : [me, sums]}
      actions={
        <>
          {isAdmin ? (
            <Button variant="outline" onClick={() => choose(true)}>
              {copy.accountant}
            </Button>
          ) : null}
          {unregistered > 0 && role && role !== 'booker' ? (
            <Button variant="outline" onClick={() => void saveEInvoices()}>
              {copy.eInvoices(unregistered)}
            </Button>
          ) : null}
          {certificates.data ? (
            <LinkButton href={adminPaths.certificates} variant="outline">
              {copy.certificates(certificates.data.missing)}
            </LinkButton>
          ) : null}
          {role && role !== 'booker' ? (
            <LinkButton href={adminPaths.statements} variant="outline">
              {copy.talents}
            </LinkButton>
          ) : null}
          {role === 'superadmin' ? (
            <LinkButton href={adminPaths.moneySettings} variant="outline">
              {copy.settings}
            </LinkButton>
          ) : null}
          {isChoosing ? <AccountantDialog onClose={() => choose(false)} /> : null}
        </>
      }
      filters={
        <>
          <FilterSelect
            label={copy.standing}
            value={which}
            all={copy.allStandings}
            choices={STANDINGS.filter(
              (value) => value !== 'unregistered' || unregistered > 0 || which === value,
            ).map((value) => ({ value, words: copy.standings[value] }))}
            onChange={(next) => query.setFilters({ standing: next })}
          />
          <FilterSelect
            label={copy.kind}
            value={kind}
            all={copy.allKinds}
            choices={PAPER_KINDS.map((value) => ({ value, words: PAPER_NAMES[value] }))}
            onChange={(next) => query.setFilters({ kind: next })}
          />
        </>
      }
    />
  )
}

const saveEInvoices = () =>
  download('/exports/e-invoices.json', `e-invoices-${localDay(new Date())}.json`, 'POST', {}).catch(
    (error: unknown) => tellCallFailed(error, copy.eInvoicesFailed),
  )

type Sum = 'outstandingPaise' | 'notDuePaise' | 'late15Paise' | 'late30Paise' | 'olderPaise' | 'unbilledJobs'

function Sums({ answer }: { answer: { data: Record<Sum, number> | undefined; isError: boolean } }) {
  if (!answer.data) return answer.isError ? <Problem>{copy.sumsFailed}</Problem> : null
  const { unbilledJobs, outstandingPaise, notDuePaise, late15Paise, late30Paise, olderPaise } = answer.data
  const parts = [
    [
      copy.sums.unbilled,
      <TextLink key="jobs" href={`${adminPaths.jobs}?view=unbilled`}>
        {copy.sums.jobs(unbilledJobs)}
      </TextLink>,
    ],
    [copy.sums.outstanding, rupees(outstandingPaise)],
    [copy.sums.notDue, amountWords(notDuePaise)],
    [copy.sums.late15, amountWords(late15Paise)],
    [copy.sums.late30, amountWords(late30Paise)],
    [copy.sums.older, amountWords(olderPaise)],
  ] as const
  return (
    <Grid
      as="dl"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, auto)' }}
      borderBlock="1px solid"
      borderColor="fg"
      mb={6}
    >
      {parts.map(([label, sum]) => (
        <Box key={label} py={3} pr={3} minW={0}>
          <chakra.dt textStyle="label" color="fgQuiet">
            {label}
          </chakra.dt>
          <chakra.dd fontWeight={700} fontSize="1.25rem" overflowWrap="anywhere" m={0}>
            {sum}
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  )
}
