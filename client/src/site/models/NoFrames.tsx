import { Button } from '../../design/Button'
import { EmptyState } from '../../design/EmptyState'
import { roster } from '../../words/roster'

type Props = { isFiltered: boolean; isBeyond: boolean; onClear: () => void; onFirst: () => void }

/** Why the sheet is empty, and what to do now: past the end, nothing that matches, or nobody at all yet. */
export function NoFrames({ isFiltered, isBeyond, onClear, onFirst }: Props) {
  const words = roster.list
  if (isBeyond)
    return (
      <EmptyState more={words.beyondMore} action={<Button onClick={onFirst}>{words.firstPage}</Button>}>
        {words.beyond}
      </EmptyState>
    )
  return (
    <EmptyState
      more={isFiltered ? words.noneMore : words.nobodyMore}
      // How to be the first on it stands below, where it always does.
      action={isFiltered ? <Button onClick={onClear}>{words.clearAll}</Button> : null}
    >
      {words.none}
    </EmptyState>
  )
}
