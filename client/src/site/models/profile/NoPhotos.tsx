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
  const copy = roster.list
  if (isBeyond)
    return (
      <EmptyState
        more={copy.beyondMore}
        action={
          <AddressButton address={first} onPress={onFirst}>
            {copy.firstPage}
          </AddressButton>
        }
      >
        {copy.beyond}
      </EmptyState>
    )
  return (
    <EmptyState
      more={isFiltered ? copy.noneMore : copy.nobodyMore}
      // The call to join is always below, so it is not repeated here.
      action={
        isFiltered ? (
          <AddressButton address={paths.models} onPress={onClear}>
            {copy.clearAll}
          </AddressButton>
        ) : null
      }
    >
      {copy.none}
    </EmptyState>
  )
}
