import { Box, chakra, Flex } from '@chakra-ui/react'
import { Fragment, useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { rupees } from '../../../../../shared/money/rupees'
import {
  CERTIFICATE_STANDINGS,
  type CertificateRow,
  type CertificateSums,
  quarterWords,
} from '../../../../../shared/money/tax/certificates'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { Dialog } from '../../../design/feedback/Dialog'
import { Problem } from '../../../design/feedback/Problem'
import type { Column } from '../../../design/lists/DataTable'
import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { useListQuery } from '../../../lib/useListQuery'
import { HandOver } from '../../forms/HandOver'
import { sayFailed } from '../../forms/tellFailed'
import { FilterSelect } from '../../lists/FilterSelect'
import { ListPage } from '../../lists/ListPage'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { RowButtons } from '../../lists/RowButtons'
import { BackToList } from '../../lists/records/RecordLead'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { Figure } from '../Part'
import { certificates as copy } from './copy'

const FILTERS = { search: '', standing: 'all' }
const CHOICES = { standing: ['all', ...CERTIFICATE_STANDINGS] }
type Standing = (typeof CERTIFICATE_STANDINGS)[number] | 'all'

const idsOf = ({ payments }: CertificateRow) => payments.map(({ id }) => id)

/** Tax that clients withheld, by client and quarter: what has no certificate yet, longest overdue first. */
export default function CertificatesPage() {
  const query = useListQuery(FILTERS, CHOICES)
  const { search } = query.filters
  const standing = query.filters.standing as Standing
  const answer = trpc.admin.money.certificates.useQuery(
    { page: query.page, search, standing },
    listQueryOptions,
  )
  const sums = trpc.admin.money.certificateSums.useQuery(undefined, listQueryOptions)
  const [asked, ask] = useState<CertificateRow | null>(null)
  const utils = trpc.useUtils()
  const mark = trpc.admin.money.markCertificate.useMutation({
    onSuccess(_, { paymentIds, isSeen }) {
      void utils.admin.money.invalidate()
      void utils.desk.money.invalidate()
      notify(isSeen ? copy.marked : copy.tookBack, undefined, 'success', {
        words: copy.undo,
        run: () => mark.mutate({ paymentIds, isSeen: !isSeen }),
      })
    },
    onError: sayFailed(copy.markFailed),
  })
  const buttons = (row: CertificateRow) => {
    const [client, quarter] = [row.client, quarterWords(row.quarter)]
    const change = (isSeen: boolean) => () => mark.mutate({ paymentIds: idsOf(row), isSeen })
    return row.ask
      ? [
          { words: copy.ask, label: copy.askOf(client, quarter), onPress: () => ask(row) },
          { words: copy.mark, label: copy.markOf(client, quarter), onPress: change(true) },
        ]
      : [{ words: copy.takeBack, label: copy.takeBackOf(client, quarter), onPress: change(false) }]
  }
  const columns: Column<CertificateRow>[] = [
    ...COLUMNS,
    {
      head: copy.columns.actions,
      kind: 'actions',
      cell: (row) => <RowButtons isBusy={mark.isPending} buttons={buttons(row)} />,
    },
  ]
  const next = query.page === 1 ? answer.data?.items.find(({ daysLate }) => daysLate > 0) : undefined
  useFailureNotice(answer, copy.failed)
  return (
    <ListPage
      copy={copy}
      query={query}
      answer={answer}
      columns={columns}
      rowKey={({ client, quarter, seenOn }) => `${client} ${quarter} ${seenOn}`}
      back={<BackToList list={adminPaths.money}>{copy.back}</BackToList>}
      above={<Sums answer={sums} />}
      waitsFor={[sums]}
      actions={
        next ? (
          <Button variant="primary" onClick={() => ask(next)}>
            {copy.askWhom(next.client)}
          </Button>
        ) : null
      }
      filters={
        <FilterSelect
          label={copy.standing}
          value={standing}
          all={copy.all}
          choices={CERTIFICATE_STANDINGS.map((value) => ({ value, words: copy.standings[value] }))}
          onChange={(value) => query.setFilters({ standing: value })}
        />
      }
    >
      {asked?.ask ? (
        <Dialog open title={copy.askTitle} onClose={() => ask(null)}>
          <HandOver {...asked.ask} subject={copy.subject(quarterWords(asked.quarter))} />
        </Dialog>
      ) : null}
    </ListPage>
  )
}

const COLUMNS: Column<CertificateRow>[] = [
  {
    head: copy.columns.client,
    cell: ({ clientId, client, quarter }) => (
      <Box minW={0} overflowWrap="anywhere">
        <chakra.span display="block" fontWeight={700}>
          {clientId ? <TextLink href={adminPaths.client(clientId)}>{client}</TextLink> : client}
        </chakra.span>
        <chakra.span color="fgQuiet" fontWeight={400}>
          {quarterWords(quarter)}
        </chakra.span>
      </Box>
    ),
  },
  { head: copy.columns.tax, kind: 'number', cell: ({ withheldPaise }) => rupees(withheldPaise) },
  {
    head: copy.columns.papers,
    cell: ({ payments }) => (
      <span>
        {payments.map(({ id, paperId, number }, at) => (
          <Fragment key={id}>
            {at > 0 ? ', ' : ''}
            <TextLink href={adminPaths.paper(paperId)}>{number}</TextLink>
          </Fragment>
        ))}
      </span>
    ),
  },
  {
    head: copy.columns.stands,
    cell: ({ seenOn, daysLate, dueOn }) => (
      <chakra.span whiteSpace="nowrap" fontWeight={daysLate > 0 ? 700 : undefined}>
        {seenOn ? copy.seen(deskDay(seenOn)) : daysLate > 0 ? copy.late(daysLate) : copy.due(deskDay(dueOn))}
      </chakra.span>
    ),
  },
]

function Sums({ answer }: { answer: { data: CertificateSums | null | undefined; isError: boolean } }) {
  if (answer.isError && !answer.data) return <Problem>{copy.sumsFailed}</Problem>
  if (!answer.data) return null
  const parts = [
    [copy.missing, answer.data.missingPaise],
    [copy.overdue, answer.data.overduePaise],
  ] as const
  return (
    <>
      <chakra.p maxW="measure" mb={4}>
        {copy.lead}
      </chakra.p>
      <Flex as="dl" gap={10} wrap="wrap" borderBlock="1px solid" borderColor="fg" py={3} mb={6}>
        {parts.map(([label, paise]) => (
          <Figure key={label} label={label}>
            {paise > 0 ? rupees(paise) : '0.00'}
          </Figure>
        ))}
      </Flex>
    </>
  )
}
