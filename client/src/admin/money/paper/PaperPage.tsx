import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskMoment } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import type { PaperRecord } from '../../../../../shared/money/papers'
import { PAPER_NAMES, paperName } from '../../../../../shared/money/paperWords'
import { rupees } from '../../../../../shared/money/rupees'
import { ASKING } from '../../../../../shared/money/standing'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { TextLink } from '../../../design/actions/TextLink'
import { Confirm } from '../../../design/feedback/Confirm'
import { Page } from '../../../design/layout/Page'
import { download } from '../../../lib/download'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { tellCallFailed, tellRefused } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { useIsBooker } from '../../shell/useIsBooker'
import { one as copy, standing } from '../copy'
import { BuyerAnswer } from '../eInvoices/BuyerAnswer'
import { EInvoice } from '../eInvoices/EInvoice'
import { PaperLines } from '../PaperLines'
import { Figure, Part } from '../Part'
import { QuoteSteps } from '../quotes/QuoteSteps'
import { Facts } from './PaperFacts'
import { Payments } from './Payments'
import { type PaperAction, paperActions } from './paperActions'

const SendDialog = lateDialog(() => import('../SendDialog'))
const CreditDialog = lateDialog(() => import('./CreditDialog'))
const DebitDialog = lateDialog(() => import('./DebitDialog'))
const RefundDialog = lateDialog(() => import('./RefundDialog'))
const ReceiveDialog = lateDialog(() => import('./ReceiveDialog'))

/** One paper: how it stands, what it says, and what was received. */
export default function PaperPage() {
  const { paperId: id = '' } = useParams<{ paperId: string }>()
  const answer = trpc.desk.money.get.useQuery({ id }, adminQueryOptions)
  return (
    <RecordPage answer={answer} copy={copy} list={adminPaths.money}>
      {(paper) => <PaperContent key={paper.id} paper={paper} />}
    </RecordPage>
  )
}

function PaperContent({ paper }: { paper: PaperRecord }) {
  const [opened, open] = useState<PaperAction | null>(null)
  const isBooker = useIsBooker()
  const utils = trpc.useUtils()
  const { id, number, kind, buyerName, jobNumber, outstandingPaise, totalPaise, daysLate } = paper
  const isOwed = outstandingPaise > 0
  const { main, head, more } = paperActions(paper, isBooker)
  const words: Record<PaperAction, string> = {
    receive: copy.receive,
    send: daysLate > 0 ? copy.remind : copy.send,
    refund: copy.giveBack,
    withdraw: copy.withdraw,
    credit: copy.credit,
    debit: copy.debit,
  }
  const settle = {
    onSuccess(next: PaperRecord) {
      utils.desk.money.get.setData({ id }, next)
      void utils.desk.money.invalidate()
      open(null)
    },
    onError: (error: unknown) => tellRefused(error, copy.failedAction),
  }
  const withdrawProforma = trpc.desk.money.withdraw.useMutation(settle)
  const withdrawQuote = trpc.desk.money.withdrawQuote.useMutation(settle)
  const isQuote = kind === 'quote'
  const withdraw = isQuote ? withdrawQuote : withdrawProforma
  const endLinks = trpc.desk.money.endLinks.useMutation(settle)
  const save = () =>
    download('/exports/paper.pdf', `${number.replaceAll('/', '-')}.pdf`, 'POST', { id }).catch(
      (error: unknown) => tellCallFailed(error, copy.pdfFailed),
    )
  return (
    <Page
      title={number}
      documentTitle={`${number} ${buyerName}`}
      variant="work"
      back={<BackToList list={adminPaths.money}>{copy.back}</BackToList>}
      lead={dotted([paperName(kind, paper.seller), buyerName, standing(paper)])}
      actions={
        <Flex gap={3} wrap="wrap" align="center">
          {jobNumber ? (
            <LinkButton variant="outline" href={adminPaths.job(jobNumber)}>
              {jobNumber}
            </LinkButton>
          ) : null}
          <Button variant="outline" onClick={() => void save()}>
            {copy.pdf}
          </Button>
          {head.map((action) => (
            <Button key={action} variant="outline" onClick={() => open(action)}>
              {words[action]}
            </Button>
          ))}
          {main ? (
            <Button variant="primary" onClick={() => open(main)}>
              {words[main]}
            </Button>
          ) : null}
        </Flex>
      }
    >
      <Flex
        as="dl"
        columnGap={{ base: 6, md: 10 }}
        rowGap={3}
        wrap="wrap"
        borderBlock="1px solid"
        borderColor="fg"
        py={3}
        mb={6}
      >
        <Figure label={copy.total}>{rupees(totalPaise)}</Figure>
        {paper.receivedPaise > 0 ? (
          <Figure label={copy.received}>{rupees(paper.receivedPaise)}</Figure>
        ) : null}
        {paper.withheldPaise > 0 ? (
          <Figure label={copy.withheldSum}>{rupees(paper.withheldPaise)}</Figure>
        ) : null}
        {paper.nowPaise < outstandingPaise ? (
          <Figure label={copy.advance}>{rupees(paper.nowPaise)}</Figure>
        ) : null}
        {!ASKING.includes(kind) ? null : paper.overpaidPaise > 0 ? (
          <Figure label={copy.toGiveBack}>{rupees(paper.overpaidPaise)}</Figure>
        ) : (
          <Figure label={copy.owed}>{isOwed ? rupees(outstandingPaise) : '0.00'}</Figure>
        )}
      </Flex>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={10}>
        <Grid gap={10} alignContent="start" minW={0}>
          <PaperLines paper={paper} />
          <Facts paper={paper} />
        </Grid>
        <Grid gap={10} alignContent="start" minW={0} order={isQuote ? { base: -1, lg: 0 } : undefined}>
          {paper.eInvoice === 'waiting' ? <EInvoice paper={paper} /> : null}
          {paper.buyerAnswer ? <BuyerAnswer paper={paper} onDone={settle.onSuccess} /> : null}
          {isQuote ? (
            <QuoteSteps paper={paper} />
          ) : (
            <Payments paper={paper} canTakeOut={!isBooker} onDone={settle} />
          )}
          {paper.credits.length > 0 ? (
            <Part title={copy.credits}>
              {paper.credits.map((note) => (
                <Flex key={note.id} justify="space-between" gap={4} wrap="wrap" py={1}>
                  <TextLink href={adminPaths.paper(note.id)}>{note.number}</TextLink>
                  <span>
                    {PAPER_NAMES[note.kind]}, {rupees(note.totalPaise)}
                  </span>
                </Flex>
              ))}
            </Part>
          ) : null}
          {paper.notes.length > 0 ? (
            <Part title={copy.notes}>
              {paper.notes.map(({ reference, createdAt }) => (
                <chakra.p key={reference} overflowWrap="anywhere">
                  {copy.note(reference)}, {deskMoment(createdAt)}
                </chakra.p>
              ))}
              <chakra.p color="fgQuiet">{copy.noteHelp}</chakra.p>
            </Part>
          ) : null}
          <Flex gap={3} wrap="wrap">
            {paper.hasLink ? (
              <Button
                variant="quiet"
                px={0}
                disabled={endLinks.isPending}
                onClick={() => endLinks.mutate({ id })}
              >
                {copy.endLinks}
              </Button>
            ) : null}
            {more.map((action) => (
              <Button key={action} variant="quiet" px={0} onClick={() => open(action)}>
                {words[action]}
              </Button>
            ))}
          </Flex>
          {isQuote || kind === 'proforma' ? null : <chakra.p color="fgQuiet">{copy.never}</chakra.p>}
        </Grid>
      </Grid>
      {opened === 'send' ? <SendDialog id={id} isReminder={daysLate > 0} onClose={() => open(null)} /> : null}
      {opened === 'credit' ? <CreditDialog paper={paper} onClose={() => open(null)} /> : null}
      {opened === 'debit' ? <DebitDialog paper={paper} onClose={() => open(null)} /> : null}
      {opened === 'refund' ? <RefundDialog paper={paper} onClose={() => open(null)} /> : null}
      {opened === 'receive' ? <ReceiveDialog paper={paper} onClose={() => open(null)} /> : null}
      <Confirm
        open={opened === 'withdraw'}
        title={copy.withdrawTitle[isQuote ? 'quote' : 'proforma']}
        question={copy.withdrawQuestion}
        confirmWords={copy.withdraw}
        busyWords={copy.withdrawBusy}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id })}
        onClose={() => open(null)}
      />
    </Page>
  )
}
