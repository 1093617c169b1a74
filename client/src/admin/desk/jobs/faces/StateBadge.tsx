import type { ClaimDateView } from '../../../../../../shared/desk/claims'
import { rankedOption } from '../../../../../../shared/desk/deskWords'
import { Badge } from '../../../../design/feedback/Badge'
import { StatusBadge } from '../../../../design/feedback/StatusBadge'
import { desk } from '../../copy'

type Props = { date: Pick<ClaimDateView, 'state' | 'rank'> }

/** `1st option`, `Confirmed`. */
export const stateWords = ({ state, rank }: Props['date']) =>
  state === 'option' && rank !== null ? rankedOption(rank) : desk.job.states[state]

/** The state of a talent on a date, with its place in line. */
export const StateBadge = ({ date }: Props) =>
  date.state === 'option' ? (
    <Badge tone="yellow">{stateWords(date)}</Badge>
  ) : (
    <StatusBadge of="claim" status={date.state} />
  )
