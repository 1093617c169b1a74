import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { amountWords, rupees } from '../../../../../shared/money/rupees'
import type { StatementRecord } from '../../../../../shared/money/statements/statements'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { Confirm } from '../../../design/feedback/Confirm'
import { Page } from '../../../design/layout/Page'
import { download } from '../../../lib/download'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { tellCallFailed, tellRefused } from '../../forms/tellFailed'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { Part } from '../Part'
import { one as copy, PROBLEMS, STANDINGS } from './copy'
import { ShareRows } from './ShareRows'
import { StatementFacts } from './StatementFacts'
import { WorkLines } from './WorkLines'

const IssueDialog = lateDialog(() => import('./IssueDialog'))
const PayDialog = lateDialog(() => import('./PayDialog'))
const ExpenseDialog = lateDialog(() => import('./ExpenseDialog'))

/** One statement: what it is for, what the talent gets, and whether it is paid. */
export default function StatementPage() {
  const { statementId: id = '' } = useParams<{ statementId: string }>()
  const answer = trpc.admin.statements.get.useQuery({ id }, adminQueryOptions)
  return (
    <RecordPage answer={answer} copy={copy} list={adminPaths.statements}>
      {(statement) => <Content key={statement.id} statement={statement} />}
    </RecordPage>
  )
}

function Content({ statement }: { statement: StatementRecord }) {
  const [opened, open] = useState<'issue' | 'pay' | 'expense' | 'discard' | 'take out' | null>(null)
  const [, go] = useLocation()
  const utils = trpc.useUtils()
  const { id, modelId, modelName, number, standing, problems, lines, withheldBp } = statement
  const isDraft = standing === 'draft'
  const close = () => open(null)
  const settle = {
    onSuccess(next: StatementRecord) {
      utils.admin.statements.get.setData({ id }, next)
      void utils.admin.statements.invalidate()
      close()
    },
    onError: (error: unknown) => tellRefused(error, copy.failedAction),
  }
  const removeExpense = trpc.admin.statements.removeExpense.useMutation(settle)
  const takeOut = trpc.admin.statements.removePayout.useMutation(settle)
  const discard = trpc.admin.statements.discard.useMutation({
    onSuccess() {
      go(adminPaths.talentMoney(modelId))
      void utils.admin.statements.invalidate()
    },
    onError: settle.onError,
  })
  const save = () =>
    download('/exports/statement.pdf', `${(number ?? '').replaceAll('/', '-')}.pdf`, 'POST', { id }).catch(
      (error: unknown) => tellCallFailed(error, copy.pdfFailed),
    )
  return (
    <Page
      title={number ?? copy.draft}
      documentTitle={`${number ?? copy.draft} ${modelName}`}
      variant="work"
      back={<BackToList list={adminPaths.statements}>{copy.back}</BackToList>}
      lead={dotted([modelName, STANDINGS[standing]])}
      actions={
        <Flex gap={3} wrap="wrap" align="center">
          <LinkButton variant="outline" href={adminPaths.talentMoney(modelId)}>
            {copy.talent}
          </LinkButton>
          {isDraft ? (
            <>
              {lines.length > 0 ? (
                <Button variant="outline" onClick={() => open('expense')}>
                  {copy.addExpense}
                </Button>
              ) : null}
              <Button variant="primary" onClick={() => open('issue')}>
                {copy.issue}
              </Button>
            </>
          ) : (
            <Button variant="outline" onClick={() => void save()}>
              {copy.pdf}
            </Button>
          )}
          {standing === 'issued' ? (
            <Button variant="primary" onClick={() => open('pay')}>
              {copy.pay}
            </Button>
          ) : null}
        </Flex>
      }
    >
      {problems.map((problem) => (
        <chakra.p key={problem} mb={3} fontWeight={600}>
          {PROBLEMS[problem]}
        </chakra.p>
      ))}
      {isDraft && statement.withheldPaise > 0 && !statement.pan ? (
        <chakra.p mb={3} fontWeight={600}>
          {copy.noPan}
        </chakra.p>
      ) : null}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={10}>
        <Part title={copy.lines}>
          {lines.length === 0 ? <p>{copy.noLines}</p> : null}
          <WorkLines lines={lines} withheldBp={withheldBp} />
        </Part>
        <Grid gap={10} alignContent="start" minW={0}>
          <Part
            title={copy.net}
            aside={
              <chakra.b fontSize="1.375rem" whiteSpace="nowrap">
                {rupees(statement.netPaise)}
              </chakra.b>
            }
          >
            {/* One line says all of it itself. */}
            {lines.length === 1 ? null : (
              <ShareRows sums={statement} commissionBp={null} withheldBp={withheldBp} net="above" />
            )}
          </Part>
          {statement.payout ? (
            <Part title={copy.payout}>
              <Flex justify="space-between" gap={4} align="baseline">
                <Box minW={0}>
                  <chakra.p fontWeight={700}>{amountWords(statement.payout.amountPaise)}</chakra.p>
                  <chakra.p color="fgQuiet" overflowWrap="anywhere">
                    {[deskDay(statement.payout.paidOn), statement.payout.way, statement.payout.reference]
                      .filter(Boolean)
                      .join(', ')}
                  </chakra.p>
                </Box>
                <Button variant="quiet" onClick={() => open('take out')}>
                  {copy.takeOut}
                </Button>
              </Flex>
            </Part>
          ) : null}
          {isDraft && statement.expenses.length > 0 ? (
            <Part title={copy.expenses}>
              {statement.expenses.map((each) => (
                <Flex key={each.id} justify="space-between" gap={4} align="baseline">
                  <chakra.span overflowWrap="anywhere">
                    {each.words}, {amountWords(each.amountPaise)}
                  </chakra.span>
                  <Button
                    variant="quiet"
                    disabled={removeExpense.isPending}
                    onClick={() => removeExpense.mutate({ id, expenseId: each.id })}
                  >
                    {copy.remove}
                  </Button>
                </Flex>
              ))}
            </Part>
          ) : null}
          <StatementFacts statement={statement} />
          {isDraft ? (
            <Button variant="quiet" px={0} justifySelf="start" onClick={() => open('discard')}>
              {copy.discard}
            </Button>
          ) : (
            <chakra.p color="fgQuiet">{copy.never}</chakra.p>
          )}
        </Grid>
      </Grid>
      {opened === 'issue' ? <IssueDialog statement={statement} onClose={close} /> : null}
      {opened === 'pay' ? <PayDialog statement={statement} onClose={close} /> : null}
      {opened === 'expense' ? <ExpenseDialog statement={statement} onClose={close} /> : null}
      <Confirm
        open={opened === 'discard'}
        title={copy.discardTitle}
        question={copy.discardQuestion}
        confirmWords={copy.discard}
        busyWords={copy.discardBusy}
        busy={discard.isPending}
        onConfirm={() => discard.mutate({ id })}
        onClose={close}
      />
      <Confirm
        open={opened === 'take out'}
        title={copy.takeOutTitle}
        question={copy.takeOutQuestion}
        confirmWords={copy.takeOut}
        busyWords={copy.takeOutBusy}
        busy={takeOut.isPending}
        onConfirm={() => takeOut.mutate({ id })}
        onClose={close}
      />
    </Page>
  )
}
