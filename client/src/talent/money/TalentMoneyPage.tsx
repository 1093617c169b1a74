import { chakra, Flex, Grid } from '@chakra-ui/react'
import { agency, bookingsEmail, phoneLink } from '../../../../shared/agency'
import { deskDay } from '../../../../shared/desk/dayWords'
import { amountWords, rupees } from '../../../../shared/money/rupees'
import type { OwnStatement, StatementLine } from '../../../../shared/money/statements/statements'
import { Button } from '../../design/actions/Button'
import { underlined } from '../../design/actions/TextLink'
import { EmptyState } from '../../design/feedback/EmptyState'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { PageHeading } from '../../design/layout/PageHeading'
import { Section } from '../../design/layout/Section'
import { parseApiError, reasonOf } from '../../lib/apiError'
import { download } from '../../lib/download'
import { notifyFailure } from '../../lib/notify'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { TalentPage } from '../frame/TalentPage'
import { ownMoney as copy } from './copy'

/** A talent's own money: statements with the same figures as the agency's, and what is coming. */
export default function TalentMoneyPage() {
  return (
    <TalentPage at="money">
      <PageHeading documentTitle={copy.title} mt={{ base: 6, md: 10 }} mb={{ base: 6, md: 10 }}>
        {copy.title}
      </PageHeading>
      <Money />
    </TalentPage>
  )
}

function Money() {
  const answer = trpc.talent.money.read.useQuery(undefined, { ...refetchOnReturn, staleTime: 0 })
  const { data } = answer
  if (!data) return <NotLoaded query={answer} copy={copy} />
  const { statements, coming, expectedBp } = data
  if (statements.length + coming.length === 0)
    return <EmptyState more={copy.noneMore}>{copy.none}</EmptyState>
  // What is on its way and the newest, then what is coming, then the rest.
  const isNow = (statement: OwnStatement, at: number) => at === 0 || statement.payout === null
  const now = statements.filter(isNow)
  const earlier = statements.filter((statement, at) => !isNow(statement, at))
  return (
    <Grid gap={{ base: 10, md: 14 }} maxW="40rem">
      {now.map((statement) => (
        <Statement key={statement.id} statement={statement} />
      ))}
      {coming.length > 0 ? (
        <Section title={copy.coming} aside={copy.comingMore}>
          {coming.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a job may be there twice
            <Work key={at} line={line} withheldBp={expectedBp ?? null} isComing />
          ))}
        </Section>
      ) : null}
      {earlier.map((statement) => (
        <Statement key={statement.id} statement={statement} />
      ))}
    </Grid>
  )
}

/** How one says that a statement is wrong; null where the agency gave neither an address nor a phone. */
function wrongLink(number: string): string | null {
  const [email, { phone }] = [bookingsEmail(), agency.contact]
  if (email) return `mailto:${email}?subject=${encodeURIComponent(number)}`
  return phone ? phoneLink(phone) : null
}

function Statement({ statement }: { statement: OwnStatement }) {
  const { id, number, payout, netPaise, lines, fromDay, toDay, withheldBp, withheldCode } = statement
  const reach = wrongLink(number)
  const save = () =>
    download('/exports/my-statement.pdf', `${number.replaceAll('/', '-')}.pdf`, 'POST', { id }).catch(
      (error: unknown) => notifyFailure(copy.pdfFailed, reasonOf(parseApiError(error))),
    )
  return (
    <Section title={payout ? copy.paid(deskDay(payout.paidOn)) : copy.toPay} aside={number}>
      <chakra.p fontSize="2.5rem" fontWeight={700} lineHeight={1} overflowWrap="anywhere">
        {rupees(netPaise)}
      </chakra.p>
      <chakra.p color="fgQuiet" mt={2} mb={4} overflowWrap="anywhere">
        {[payout && copy.way(payout.way), payout?.reference, copy.period(deskDay(fromDay), deskDay(toDay))]
          .filter(Boolean)
          .join(', ')}
      </chakra.p>
      {lines.map((line, at) => (
        <Work
          // biome-ignore lint/suspicious/noArrayIndexKey: a job may be there twice
          key={at}
          line={line}
          withheldBp={withheldBp}
          code={withheldCode}
          isPaid={payout !== null}
        />
      ))}
      <Flex gap={8} wrap="wrap" align="center">
        <Button variant="quiet" px={0} onClick={() => void save()}>
          {copy.pdf}
        </Button>
        {reach ? (
          <chakra.a {...underlined} href={reach}>
            {copy.wrong}
          </chakra.a>
        ) : null}
      </Flex>
    </Section>
  )
}

type WorkProps = {
  line: StatementLine
  withheldBp: number | null
  code?: string | null
  isPaid?: boolean
  isComing?: boolean
}

function Work({ line, withheldBp, code = null, isPaid = false, isComing = false }: WorkProps) {
  const { title, days, made, clientPaidOn, commissionBp, withheldPaise, expensePaise, expenseWords } = line
  const about = [
    days,
    made.map(({ words }) => words).join(', '),
    clientPaidOn ? copy.clientPaid(deskDay(clientPaidOn)) : '',
  ]
  const percent = withheldBp === null || withheldPaise === 0 ? null : withheldBp / 100
  const tax = isComing ? copy.expected(percent) : copy.tax(percent)
  return (
    <chakra.dl mb={6}>
      <Row label={copy.fee(title)} more={about.filter(Boolean).join('. ')} paise={line.feePaise} />
      <Row label={copy.commission(commissionBp / 100)} paise={-line.commissionPaise} />
      <Row label={copy.share} paise={line.sharePaise} isStrong />
      {code || withheldPaise > 0 ? (
        <Row label={tax} more={code && withheldPaise > 0 ? copy.code(code) : ''} paise={-withheldPaise} />
      ) : null}
      {expensePaise > 0 ? <Row label={copy.expenses} more={expenseWords} paise={expensePaise} /> : null}
      <Row
        label={isComing ? copy.whenPaid(line.netPaise) : isPaid ? copy.netPaid : copy.net}
        paise={line.netPaise}
        isStrong
      />
    </chakra.dl>
  )
}

type RowProps = { label: string; more?: string; paise: number; isStrong?: boolean }

const Row = ({ label, more = '', paise, isStrong = false }: RowProps) => (
  <Flex
    justify="space-between"
    columnGap={4}
    wrap="wrap"
    py={2}
    borderBottom="1px solid"
    borderColor="hairline"
    fontWeight={isStrong ? 700 : undefined}
  >
    <chakra.dt flex="1 1 7rem" minW={0} overflowWrap="anywhere">
      {label}
      {more ? (
        <chakra.span display="block" textStyle="small" color="fgQuiet">
          {more}
        </chakra.span>
      ) : null}
    </chakra.dt>
    <chakra.dd m={0} ml="auto" textStyle="data" whiteSpace="nowrap">
      {amountWords(paise)}
    </chakra.dd>
  </Flex>
)
