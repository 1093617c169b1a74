import { paths } from '../../../../../shared/paths'
import { AddressButton } from '../../../design/actions/AddressButton'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { roster } from '../copy'

type Props = {
  isFiltered: boolean
  isBeyond: boolean
  onClear: () => void
  /** The address of the first page. */
  first: string
  onFirst: () => void
}

/** Why the list is empty and what to do: past the last page, no match, or no models yet. */
export function NoPhotos({ isFiltered, isBeyond, onClear, first, onFirst }: Props) {
  const words = roster.list
  if (isBeyond)
    return (
      <EmptyState
        more={words.beyondMore}
        action={
          <AddressButton address={first} onPress={onFirst}>
            {words.firstPage}
          </AddressButton>
        }
      >
        {words.beyond}
      </EmptyState>
    )
  return (
    <EmptyState
      more={isFiltered ? words.noneMore : words.nobodyMore}
      // The call to join is always below, so it is not repeated here.
      action={
        isFiltered ? (
          <AddressButton address={paths.models} onPress={onClear}>
            {words.clearAll}
          </AddressButton>
        ) : null
      }
    >
      {words.none}
    </EmptyState>
  )
}
