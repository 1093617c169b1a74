import { chakra } from '@chakra-ui/react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { PaperRow } from '../../../../../shared/money/papers'
import { quoting as copy } from '../copy'

/** Who accepted a quote, and whether the job changed since. */
export const QuoteState = ({ paper, isDiffering }: { paper: PaperRow; isDiffering: boolean }) => (
  <>
    {paper.acceptedBy !== null && paper.acceptedAt !== null ? (
      <chakra.p overflowWrap="anywhere" fontWeight={600}>
        {copy.accepted(paper.number, paper.acceptedBy, deskDay(paper.acceptedAt))}
      </chakra.p>
    ) : null}
    {isDiffering ? <chakra.p>{copy.differs(paper.number)}</chakra.p> : null}
  </>
)
