import { chakra } from '@chakra-ui/react'
import type { ClaimDateView } from '../../../../../../shared/desk/claims'
import { deskDay, deskMoment } from '../../../../../../shared/desk/dayWords'
import { PART_WORDS } from '../../../../../../shared/desk/deskWords'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted } from '../../../../../../shared/format'
import { desk } from '../../copy'
import { dateWords, optionWords } from '../faces/claimDays'
import { StateBadge, stateWords } from '../faces/StateBadge'

const copy = desk.job

const REASONS: Partial<Record<string, string>> = copy.reasons

const jobWords = ({ jobNumber, jobTitle }: { jobNumber: string; jobTitle: string }) =>
  `${jobNumber} ${jobTitle}`

type Props = {
  job: JobRecord
  date: ClaimDateView
  /** the talent’s date below it */
  next?: ClaimDateView | undefined
  /** with `onOpen`: whose date it is */
  name?: string
  /** opens what can be decided about this date alone */
  onOpen?: () => void
  /** the title above says which day it is */
  isDayAbove?: boolean
}

/** Until when a date is held, behind whom, and by whom it was taken. */
function moreOf({ state, until, reason, before, takenBy, challengedBy, challenges }: Props['date']) {
  const [first] = before
  return [
    state === 'option' && until && until !== challengedBy?.endsAt ? copy.until(deskMoment(until)) : null,
    first && before.length > (challenges ? 1 : 0) ? copy.behind(optionWords(first), before.length - 1) : null,
    takenBy ? copy.taken(takenBy) : null,
    state === 'released' ? (REASONS[reason ?? ''] ?? null) : null,
  ]
}

/** A talent on one date: its state and place in line, and who stands before it. */
export function DateLine({ job, date, next, name, onOpen, isDayAbove = false }: Props) {
  const day = job.dates.find(({ id }) => id === date.jobDateId)
  if (!day) return null
  const isUsual = day.part === 'full' && day.kind === 'shoot'
  const { challengedBy, challenges } = date
  const said = dotted(moreOf(date))
  // Said once, below the last of the dates for which it is the same.
  const more = next && dotted(moreOf(next)) === said ? '' : said
  return (
    <chakra.li display="flex" flexWrap="wrap" columnGap={3} rowGap={1} alignItems="baseline">
      {isDayAbove ? null : (
        <>
          <chakra.span textStyle="data">{deskDay(day.day)}</chakra.span>
          {/* What most dates are is not said, so that the end of an option, or the next date, fits beside it. */}
          {isUsual ? null : (
            <span>{dotted([PART_WORDS[day.part], day.kind !== 'shoot' && copy.kinds[day.kind]])}</span>
          )}
        </>
      )}
      {name !== undefined && onOpen ? (
        <chakra.button
          type="button"
          minH={{ base: 'touch', md: '0' }}
          cursor="pointer"
          aria-label={copy.grid.cell(name, dateWords(day), stateWords(date))}
          onClick={onOpen}
        >
          <StateBadge date={date} />
        </chakra.button>
      ) : (
        <StateBadge date={date} />
      )}
      {more ? (
        <chakra.span textStyle="small" color="fgQuiet">
          {more}
        </chakra.span>
      ) : null}
      {challenges ? (
        <chakra.span textStyle="small" flexBasis="full">
          {copy.challenges(jobWords(challenges), deskMoment(challenges.endsAt))}
        </chakra.span>
      ) : null}
      {challengedBy ? (
        <chakra.strong textStyle="small" flexBasis="full">
          {copy.challengedBy(jobWords(challengedBy), deskMoment(challengedBy.endsAt))}
        </chakra.strong>
      ) : null}
    </chakra.li>
  )
}
