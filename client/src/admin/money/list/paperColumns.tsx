import { chakra } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { PaperRow } from '../../../../../shared/money/papers'
import { PAPER_NAMES } from '../../../../../shared/money/paperWords'
import { amountWords } from '../../../../../shared/money/rupees'
import { TextLink } from '../../../design/actions/TextLink'
import type { Column } from '../../../design/lists/DataTable'
import { TextCell } from '../../lists/cells/TextCell'
import { reminded, standing } from '../copy'
import { list as copy } from './copy'

/** A state in one line. */
const Unbroken = chakra('span', { base: { whiteSpace: 'nowrap' } })

const amountOrNone = (paise: number) => (
  <TextCell none={copy.none}>{paise > 0 ? amountWords(paise) : null}</TextCell>
)

/** What is said of these papers: of withheld tax only where there is any, of the day of issue unless they are owed. */
export function columnsOf(papers: readonly PaperRow[], isOwed: boolean): Column<PaperRow>[] {
  const hasWithheld = papers.some(({ withheldPaise }) => withheldPaise > 0)
  return COLUMNS.filter(
    ({ head }) =>
      !(head === copy.columns.withheld && !hasWithheld) && !(head === copy.columns.issued && isOwed),
  )
}

/** A paper in a list: whose it is, what it asks for, what came, and how it stands. */
const COLUMNS: Column<PaperRow>[] = [
  {
    head: copy.columns.client,
    cell: ({ buyerName, jobTitle }) => (
      <chakra.span data-parts display="block" minW={{ md: '8rem' }} overflowWrap="anywhere">
        <chakra.span display="block" fontWeight="semibold">
          {buyerName}
        </chakra.span>
        {jobTitle ? (
          <chakra.span data-more color="fgQuiet" fontWeight="normal">
            {jobTitle}
          </chakra.span>
        ) : null}
      </chakra.span>
    ),
  },
  {
    head: copy.columns.paper,
    cell: ({ id, number, kind }) => (
      <Unbroken css={{ md: { '& > *': { display: 'block' } }, mdDown: { whiteSpace: 'normal' } }}>
        <TextLink href={adminPaths.paper(id)}>{number}</TextLink>{' '}
        <chakra.span color="fgQuiet">{PAPER_NAMES[kind]}</chakra.span>
      </Unbroken>
    ),
  },
  {
    head: copy.columns.issued,
    kind: 'number',
    phone: 'left out',
    cell: ({ issuedOn }) => deskDay(issuedOn),
  },
  {
    head: copy.columns.due,
    kind: 'number',
    cell: ({ dueOn }) => <TextCell none={copy.none}>{dueOn && deskDay(dueOn)}</TextCell>,
  },
  { head: copy.columns.total, kind: 'number', cell: ({ totalPaise }) => amountWords(totalPaise) },
  {
    head: copy.columns.received,
    kind: 'number',
    phone: 'left out',
    cell: ({ receivedPaise }) => amountOrNone(receivedPaise),
  },
  {
    head: copy.columns.withheld,
    kind: 'number',
    phone: 'left out',
    cell: ({ withheldPaise }) => amountOrNone(withheldPaise),
  },
  {
    head: copy.columns.owed,
    kind: 'number',
    cell: ({ outstandingPaise }) => <strong>{amountOrNone(outstandingPaise)}</strong>,
  },
  {
    head: copy.columns.stands,
    kind: 'status',
    cell: (paper) => (
      <Unbroken {...(paper.standing === 'overdue' ? { fontWeight: 700, color: 'danger' } : {})}>
        {standing(paper)}
        {paper.reminded && paper.daysLate > 0 ? (
          <chakra.span data-more display="block" whiteSpace="normal" color="fgQuiet" fontWeight="normal">
            {reminded(paper.reminded)}
          </chakra.span>
        ) : null}
      </Unbroken>
    ),
  },
]
