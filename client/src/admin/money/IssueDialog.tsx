import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../shared/adminPaths'
import { deskDay } from '../../../../shared/desk/dayWords'
import { localDay } from '../../../../shared/format'
import { QUOTE_DAYS } from '../../../../shared/money/moneyLists'
import type { IssuedKind, JobValue, PaperRecord } from '../../../../shared/money/papers'
import { dayAfter } from '../../../../shared/time/days'
import { Button } from '../../design/actions/Button'
import { SelectField } from '../../design/form/SelectField'
import { TextField } from '../../design/form/TextField'
import { freshKey } from '../../lib/forms/idempotency'
import { trpc } from '../../lib/trpc'
import { DayField } from '../forms/DayField'
import { lateDialog } from '../forms/lateDialog'
import { issuing as copy, PROBLEMS } from './copy'
import { IssueFrame } from './IssueFrame'
import { AdvanceRows, AskedRow, SumRows } from './PaperLines'
import SendDialog from './SendDialog'

const BillingDialog = lateDialog(() => import('./BillingDialog'))

type Props = {
  kind: IssuedKind
  value: JobValue
  /** what the paper follows: what was typed for it stands here again */
  quote?: PaperRecord
  onClose: () => void
}

const typedFor = (quote: PaperRecord | undefined) => ({
  abroad: quote?.supply === 'abroad_lut' ? 'lut' : quote?.supply === 'abroad_taxed' ? 'taxed' : 'none',
  why: quote?.buyer.isAbroad ? (quote.placeWhy ?? '') : '',
  poNumber: quote?.poNumber ?? '',
  validUntil: dayAfter(localDay(new Date()), QUOTE_DAYS),
})

/** Shows a paper as it will stand, issues it, and goes on to the text for the client. */
export default function IssueDialog({ kind, value: read, quote, onClose }: Props) {
  const [decisionKey] = useState(freshKey)
  const [, navigate] = useLocation()
  const [typed, type] = useState(() => typedFor(quote))
  const [isEditing, edit] = useState(false)
  const [issued, setIssued] = useState<string | null>(null)
  const utils = trpc.useUtils()
  const abroad =
    typed.abroad === 'none' || typed.why.trim() === ''
      ? null
      : { taxed: typed.abroad === 'taxed', why: typed.why }
  const answer = trpc.desk.money.value.useQuery(
    { number: read.number, abroad },
    { placeholderData: (before) => before ?? read },
  )
  const value = answer.data ?? read
  const done = {
    onSuccess({ id }: { id: string }) {
      void utils.desk.money.invalidate()
      setIssued(id)
    },
    onError: () => void answer.refetch(),
  }
  const proforma = trpc.desk.money.makeProforma.useMutation(done)
  const invoice = trpc.admin.money.issueInvoice.useMutation(done)
  const quoted = trpc.desk.money.makeQuote.useMutation(done)
  const issue = { quote: quoted, proforma, invoice }[kind]
  const { preview, next } = value
  const problems = value.problems[kind]
  const close = () => (issued ? navigate(adminPaths.paper(issued)) : onClose())
  if (issued) return <SendDialog id={issued} onClose={close} />
  if (isEditing) return <BillingDialog value={value} onClose={() => edit(false)} />
  if (!preview || !next) return null
  const submit = () => {
    const { poNumber, validUntil } = typed
    const { jobId, shown } = value
    const { totalPaise } = preview
    const given = { jobId, totalPaise, shown: shown ?? '', poNumber, abroad, decisionKey }
    if (kind === 'quote') quoted.mutate({ ...given, validUntil })
    else (kind === 'proforma' ? proforma : invoice).mutate({ ...given, quoteId: quote?.id ?? '' })
  }
  return (
    <IssueFrame
      title={copy.title[kind]}
      lead={copy.lead[kind]}
      problems={problems.map((problem) => PROBLEMS[problem])}
      issue={{
        words: copy.submit(kind, next[kind]),
        isPending: issue.isPending,
        error: issue.error,
        press: submit,
      }}
      copy={copy}
      onClose={onClose}
    >
      <Grid
        as="dl"
        gridTemplateColumns="minmax(6rem, auto) minmax(0, 1fr)"
        columnGap={4}
        rowGap={2}
        mb={4}
        alignItems="baseline"
      >
        <Fact label={copy.number} more={copy.numberHelp}>
          {next[kind]}
        </Fact>
        <Fact label={copy.day}>
          {deskDay(preview.issuedOn)}
          {kind === 'quote' ? '' : `, ${copy.due(deskDay(preview.dueOn))}`}
        </Fact>
        {quote ? <Fact label={copy.follows}>{quote.number}</Fact> : null}
        <Fact
          label={copy.buyer}
          more={[...preview.buyer.address.split('\n'), preview.buyer.gstin].filter(Boolean).join(', ')}
        >
          <Flex gap={3} align="baseline" justify="space-between">
            <chakra.span fontWeight={700} overflowWrap="anywhere">
              {preview.buyer.name || '–'}
            </chakra.span>
            {value.clientId ? (
              <Button
                variant="quiet"
                size="touch"
                minH={{ base: 'touch', md: 6 }}
                px={0}
                py={{ md: 0 }}
                onClick={() => edit(true)}
              >
                {copy.edit}
              </Button>
            ) : null}
          </Flex>
        </Fact>
        {preview.placeName ? (
          <Fact label={copy.place}>
            <b>{preview.placeName}</b>: {copy.placeWhy(preview.placeWhy ?? '')}
          </Fact>
        ) : null}
      </Grid>
      {value.billing?.isAbroad && value.isRegistered ? (
        <Grid gap={4} mb={4}>
          <SelectField
            label={copy.abroad}
            value={typed.abroad}
            choices={(['none', 'lut', 'taxed'] as const).map((each) => ({
              value: each,
              words: copy.abroadChoices[each],
            }))}
            onChange={(event) => type({ ...typed, abroad: event.target.value })}
          />
          <TextField
            label={copy.why}
            value={typed.why}
            onChange={(event) => type({ ...typed, why: event.target.value })}
          />
        </Grid>
      ) : null}
      {kind === 'quote' ? (
        <Box mb={4}>
          <DayField
            label={copy.validUntil}
            min={preview.issuedOn}
            value={typed.validUntil}
            onChange={(event) => type({ ...typed, validUntil: event.target.value })}
          />
        </Box>
      ) : null}
      <Box mb={4}>
        <TextField
          label={copy.po}
          value={typed.poNumber}
          maxLength={40}
          onChange={(event) => type({ ...typed, poNumber: event.target.value })}
        />
      </Box>
      <SumRows sums={preview} />
      {kind === 'proforma' && value.askedPaise > 0 ? <AskedRow paise={value.askedPaise} /> : null}
      {kind === 'invoice' && value.advancesPaise > 0 ? (
        <AdvanceRows paise={value.advancesPaise} totalPaise={preview.totalPaise} />
      ) : null}
    </IssueFrame>
  )
}

type FactProps = { label: string; more?: string; children: React.ReactNode }
const Fact = ({ label, more, children }: FactProps) => (
  <>
    <chakra.dt color="fgQuiet">{label}</chakra.dt>
    <chakra.dd m={0} minW={0}>
      {children}
      {more ? (
        <chakra.p color="fgQuiet" overflowWrap="anywhere">
          {more}
        </chakra.p>
      ) : null}
    </chakra.dd>
  </>
)
