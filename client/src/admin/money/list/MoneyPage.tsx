import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { localDay } from '../../../../../shared/format'
import { PAPER_KINDS, type PaperKind } from '../../../../../shared/money/moneyLists'
import type { PaperRow } from '../../../../../shared/money/papers'
import { PAPER_NAMES } from '../../../../../shared/money/paperWords'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { Problem } from '../../../design/feedback/Problem'
import { DataTable } from '../../../design/lists/DataTable'
import { download } from '../../../lib/download'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { lateDialog } from '../../forms/lateDialog'
import { tellCallFailed } from '../../forms/tellFailed'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { Part } from '../Part'
import { list as copy } from './copy'
import { MoneyNext } from './MoneyNext'
import { columnsOf } from './paperColumns'
import { Sums } from './Sums'
import { useOwedActions } from './useOwedActions'

const AccountantDialog = lateDialog(() => import('../AccountantDialog'))

const STANDINGS = ['outstanding', 'overdue', 'paid', 'overpaid', 'unregistered'] as const
const FILTERS = { search: '', standing: 'all', kind: 'all' }
const CHOICES = { standing: ['all', ...STANDINGS], kind: ['all', ...PAPER_KINDS] }
/** So many papers stand above the list; the others are one press away. */
const OWED = { page: 1, limit: 8, standing: 'outstanding' }

/** All papers: what to do first, what is owed, and the list. */
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
  const owed = trpc.desk.money.list.useQuery(OWED, listQueryOptions)
  const late = trpc.desk.money.toRemind.useQuery(undefined, listQueryOptions)
  const isAdmin = role === 'admin' || role === 'superadmin'
  const certificates = trpc.admin.money.certificateSums.useQuery(undefined, {
    ...listQueryOptions,
    enabled: isAdmin,
  })
  const actions = useOwedActions(isAdmin)
  const unregistered = sums.data?.unregistered ?? 0
  const isWhole = !query.isFiltered && query.page === 1
  const isOwed = which === 'outstanding' || which === 'overdue'
  const owedColumns = (papers: readonly PaperRow[]) => [...columnsOf(papers, true), actions.column]
  const rows = answer.data?.items ?? []
  const open = ({ id }: { id: string }) => navigate(adminPaths.paper(id))
  useFailureNotice(answer, copy.failed)
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={isOwed ? owedColumns(rows) : columnsOf(rows, false)}
      rowKey={({ id }) => id}
      onOpen={open}
      waitsFor={[me, sums, owed, late, ...(isAdmin ? [certificates] : [])]}
      above={
        <>
          {sums.data && late.data && isWhole ? (
            <MoneyNext
              late={late.data}
              isLate={sums.data.outstandingPaise > sums.data.notDuePaise}
              unbilledJobs={sums.data.unbilledJobs}
              onRemind={actions.remind}
            />
          ) : null}
          {sums.data ? <Sums sums={sums.data} /> : sums.isError ? <Problem>{copy.sumsFailed}</Problem> : null}
          {isWhole && owed.isError && !owed.data ? <Problem>{copy.owedFailed}</Problem> : null}
          {isWhole && owed.data && owed.data.total > 0 ? (
            <>
              <Part
                title={copy.owed}
                aside={
                  owed.data.total > owed.data.items.length ? (
                    <TextLink {...thumb} href={`${adminPaths.money}?standing=outstanding`}>
                      {copy.allOwed(owed.data.total)}
                    </TextLink>
                  ) : null
                }
              >
                <DataTable
                  label={copy.owed}
                  columns={owedColumns(owed.data.items)}
                  rows={owed.data.items}
                  rowKey={({ id }) => id}
                  onOpen={open}
                />
              </Part>
              <chakra.h2 fontWeight={700} fontSize="1.125rem" mt={10} mb={3}>
                {copy.allStandings}
              </chakra.h2>
            </>
          ) : null}
        </>
      }
      actions={
        <Flex columnGap={5} rowGap={1} wrap="wrap" align="center">
          {isAdmin ? (
            <TextLink {...thumb} href={adminPaths.statements}>
              {copy.talents}
            </TextLink>
          ) : null}
          {certificates.data ? (
            <TextLink {...thumb} href={adminPaths.certificates}>
              {copy.certificates(certificates.data.missing)}
            </TextLink>
          ) : null}
          {role === 'superadmin' ? (
            <TextLink {...thumb} href={adminPaths.moneySettings}>
              {copy.settings}
            </TextLink>
          ) : null}
          {isAdmin && unregistered > 0 ? (
            <Button variant="outline" onClick={() => void saveEInvoices()}>
              {copy.eInvoices(unregistered)}
            </Button>
          ) : null}
          {isAdmin ? (
            <Button variant="outline" onClick={() => choose(true)}>
              {copy.accountant}
            </Button>
          ) : null}
        </Flex>
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
    >
      {isChoosing ? <AccountantDialog onClose={() => choose(false)} /> : null}
      {actions.dialog}
    </ListPage>
  )
}

const saveEInvoices = () =>
  download('/exports/e-invoices.json', `e-invoices-${localDay(new Date())}.json`, 'POST', {}).catch(
    (error: unknown) => tellCallFailed(error, copy.eInvoicesFailed),
  )
