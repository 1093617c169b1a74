import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { nearDay, nearMoment, wholeDates } from '../../../../../shared/desk/dayWords'
import type { DeskItemLine } from '../../../../../shared/desk/deskItems'
import { dotted, localDay } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { trpc } from '../../../lib/trpc'
import { MarkBox } from '../../bulk/MarkBox'
import type { Marks } from '../../bulk/useMarks'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { desk } from '../copy'
import { ItemRow } from './ItemRow'

const copy = desk.page
const HOUR_MS = 60 * 60_000
const OLD_HOURS = 24

type Props = {
  answer: { items: DeskItemLine[]; total: number }
  /** when the next request that I took has to be answered */
  nextDue: string | undefined
  onOpen: (id: string) => void
  marks: Pick<Marks, 'isMarked' | 'toggle'>
}

/** New requests, earliest due first, and those marked as spam in a group of their own. */
export function NewColumn({ answer: { items }, nextDue, onOpen, marks }: Props) {
  const [isSpamShown, setSpamShown] = useState(false)
  const spam = trpc.desk.inbox.list.useQuery({ view: 'spam', limit: 50 }, adminQueryOptions)
  return (
    <>
      {items.length === 0 ? (
        <EmptyState isSmall more={nextDue ? copy.nextDue(nearMoment(nextDue, new Date())) : copy.emptyNew}>
          {copy.empty}
        </EmptyState>
      ) : null}
      {items.map((item) => (
        <ItemLine key={item.id} item={item} onOpen={onOpen} marks={marks} />
      ))}
      {spam.data && spam.data.total > 0 ? (
        <Box mt={4}>
          <Button
            variant="quiet"
            px={0}
            aria-expanded={isSpamShown}
            onClick={() => setSpamShown(!isSpamShown)}
          >
            {isSpamShown ? copy.hideSpam : copy.spam(spam.data.total)}
          </Button>
          {isSpamShown
            ? spam.data.items.map((item) => <ItemLine key={item.id} item={item} onOpen={onOpen} />)
            : null}
        </Box>
      ) : null}
    </>
  )
}

type LineProps = { item: DeskItemLine; onOpen: (id: string) => void; marks?: Props['marks'] }

/** How a request is called in lists. */
export const titleOf = ({ who, company }: Pick<DeskItemLine, 'who' | 'company'>) => dotted([who, company])

const vacancyWords = (missingOn: string | null) =>
  dotted([copy.vacancy, missingOn && nearDay(missingOn, localDay(new Date()))])

/** One request in one line, with a tick to mark it where many can be decided at once. */
export function ItemLine({ item, onOpen, marks }: LineProps) {
  const { id, kind, what, missingOn, createdAt, dueAt, isSpam, state, standing, talent, face, modelId } = item
  const isOpen = state === 'new' || state === 'taken'
  const isTimed = isOpen && !isSpam
  const isLate = isTimed && Date.parse(dueAt) < Date.now()
  const hours = Math.floor((Date.now() - Date.parse(createdAt)) / HOUR_MS)
  const title = titleOf(item)
  const warning = standing === 'good' ? null : standing
  const row = (
    <ItemRow
      title={title}
      face={talent === null ? undefined : { face, name: talent, modelId }}
      more={kind === 'vacancy' ? vacancyWords(missingOn) : what}
      aside={
        <>
          {warning ? <StatusBadge of="standing" status={warning} /> : null}{' '}
          {isOpen
            ? wholeDates(
                dotted([copy.age(hours), isLate ? copy.late : copy.due(nearMoment(dueAt, new Date()))]),
              )
            : undefined}
        </>
      }
      isLate={isLate}
      isOld={isTimed && hours >= OLD_HOURS}
      onOpen={() => onOpen(id)}
    />
  )
  if (!marks) return row
  return (
    <Flex data-line align="start">
      <MarkBox row={{ id, title }} marks={marks} />
      <Box flex="1" minW={0}>
        {row}
      </Box>
    </Flex>
  )
}
