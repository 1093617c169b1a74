import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../shared/adminPaths'
import type { CancelledTalent } from '../../../../shared/money/cancelled'
import type { IssuedKind, PaperRow, JobValue as Value } from '../../../../shared/money/papers'
import { PAPER_NAMES } from '../../../../shared/money/paperWords'
import { amountWords, rupees } from '../../../../shared/money/rupees'
import { Button } from '../../design/actions/Button'
import { TextLink } from '../../design/actions/TextLink'
import { LatePart } from '../../design/feedback/LatePart'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { trpc } from '../../lib/trpc'
import { lateDialog } from '../forms/lateDialog'
import { tellRefused } from '../forms/tellFailed'
import { adminQueryOptions } from '../lists/listQueryOptions'
import { thumbInLine } from '../lists/thumbInLine'
import { useIsBooker } from '../shell/useIsBooker'
import { value as copy, standing } from './copy'
import { AmountRow, Part } from './Part'
import { QuoteState } from './quotes/QuoteState'

const AddLineDialog = lateDialog(() => import('./AddLineDialog'))
const BillingDialog = lateDialog(() => import('./BillingDialog'))
const loadMargin = () => import('./margin/Margin')
const IssueDialog = lateDialog(() => import('./IssueDialog'))

/** What a job is worth, from the fees of the desk, and the papers about it. */
export function JobValue({ number }: { number: string }) {
  const answer = trpc.desk.money.value.useQuery({ number }, adminQueryOptions)
  const isBooker = useIsBooker()
  if (answer.data)
    return (
      <>
        <ValueContent value={answer.data} isBooker={isBooker} />
        {isBooker || !answer.data.isSetUp ? null : (
          <LatePart load={loadMargin} loading={null}>
            {/* What decides the value decides this: another value is another margin. */}
            {(Margin) => <Margin key={answer.data.shown} number={number} />}
          </LatePart>
        )}
      </>
    )
  return (
    <Part title={copy.title}>
      <NotLoaded query={answer} copy={copy} />
    </Part>
  )
}

function ValueContent({ value, isBooker }: { value: Value; isBooker: boolean }) {
  const [opened, open] = useState<'line' | 'billing' | IssuedKind | CancelledTalent | null>(null)
  const utils = trpc.useUtils()
  const remove = trpc.desk.money.removeLine.useMutation({
    onSuccess: (next) => utils.desk.money.value.setData({ number: next.number }, next),
    onError: (error) => tellRefused(error, copy.removeFailed),
  })
  const { lines, withoutFee, papers, isRegistered, problems, clientId } = value
  const isInvoiced = problems.invoice.includes('invoiced')
  const close = () => open(null)
  const canInvoice = !isBooker && value.isSetUp && !problems.invoice.includes('not confirmed')
  return (
    <Part
      title={copy.title}
      aside={
        // Without a line there is no sum: the head of the job says what the talents would cost.
        lines.length > 0 ? (
          <chakra.p fontWeight={700} fontSize="1.375rem">
            {rupees(value.valuePaise)}{' '}
            <chakra.span fontWeight={400} fontSize="1rem" color="fgQuiet">
              {copy.toClient(isRegistered)}
            </chakra.span>
          </chakra.p>
        ) : undefined
      }
    >
      {lines.length === 0 && withoutFee.length === 0 ? (
        <chakra.p color="fgQuiet">{copy.none}</chakra.p>
      ) : null}
      <chakra.ul listStyleType="none" m={0} p={0}>
        {lines.map((line) => (
          <AmountRow
            key={line.id ?? `${line.words} ${line.more}`}
            as="li"
            alignItems="baseline"
            py={2}
            borderBottom="1px solid"
            borderColor="hairline"
            amount={
              <Flex columnGap={3} wrap="wrap" align="baseline">
                <chakra.span textStyle="data">{amountWords(line.amountPaise)}</chakra.span>
                {line.id ? (
                  <Button
                    variant="quiet"
                    aria-label={`${copy.remove} ${line.words}`}
                    disabled={remove.isPending}
                    onClick={() => line.id && remove.mutate({ id: line.id })}
                  >
                    {copy.remove}
                  </Button>
                ) : null}
              </Flex>
            }
          >
            {line.words}
            {line.more ? (
              <chakra.span color="fgQuiet" ml={2}>
                {line.more}
              </chakra.span>
            ) : null}
          </AmountRow>
        ))}
      </chakra.ul>
      {withoutFee.length > 0 ? <chakra.p mt={2}>{copy.withoutFee(withoutFee)}</chakra.p> : null}
      {value.cancelled
        .filter(({ paise }) => paise > 0)
        .map((talent) => (
          <chakra.p key={`${talent.claimId} ${talent.percent}`} mt={2}>
            {copy.cancelled(talent, rupees(talent.paise))}{' '}
            <Button
              variant="quiet"
              px={0}
              aria-label={copy.askCancelled(talent)}
              onClick={() => open(talent)}
            >
              {copy.ask}
            </Button>
          </chakra.p>
        ))}
      {value.notInvoiced ? (
        <chakra.p mt={2}>
          {copy.notInvoiced(rupees(value.notInvoiced.paise))}{' '}
          <TextLink href={adminPaths.paper(value.notInvoiced.paperId)}>{value.notInvoiced.number}</TextLink>
        </chakra.p>
      ) : null}
      <Flex columnGap={5} rowGap={3} mt={4} wrap="wrap" align="center">
        {value.isSetUp && lines.length > 0 && !isInvoiced ? (
          <>
            <Button variant="outline" onClick={() => open('quote')}>
              {copy.quote}
            </Button>
            <Button variant="outline" onClick={() => open('proforma')}>
              {copy.proforma}
            </Button>
          </>
        ) : null}
        {canInvoice && !isInvoiced ? (
          <Button variant="outline" onClick={() => open('invoice')}>
            {copy.invoice}
          </Button>
        ) : null}
        <Button variant="quiet" px={0} onClick={() => open('line')}>
          {copy.add}
        </Button>
        {clientId && value.isSetUp ? (
          <Button variant="quiet" px={0} onClick={() => open('billing')}>
            {copy.client}
          </Button>
        ) : null}
      </Flex>
      {papers.length > 0 ? (
        <Box mt={4}>
          <chakra.h3 textStyle="label" color="fgQuiet">
            {copy.papers}
          </chakra.h3>
          {papers.map((paper) => (
            <JobPaper key={paper.id} paper={paper} isDiffering={value.differing.includes(paper.id)} />
          ))}
        </Box>
      ) : null}
      {opened === 'line' ? <AddLineDialog value={value} cancelled={null} onClose={close} /> : null}
      {opened !== null && typeof opened === 'object' ? (
        <AddLineDialog value={value} cancelled={opened} onClose={close} />
      ) : null}
      {opened === 'billing' ? <BillingDialog value={value} onClose={close} /> : null}
      {opened === 'quote' || opened === 'proforma' || opened === 'invoice' ? (
        <IssueDialog kind={opened} value={value} onClose={close} />
      ) : null}
    </Part>
  )
}

const JobPaper = ({ paper, isDiffering }: { paper: PaperRow; isDiffering: boolean }) => (
  <Box py={1}>
    <Flex justify="space-between" gap={4} wrap="wrap">
      <TextLink {...thumbInLine} href={adminPaths.paper(paper.id)}>
        {paper.number}
      </TextLink>
      <span>
        {PAPER_NAMES[paper.kind]}, {rupees(paper.totalPaise)}, {standing(paper)}
      </span>
    </Flex>
    <QuoteState paper={paper} isDiffering={isDiffering} />
  </Box>
)
