import { chakra, Grid } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { filtersSet } from '../../../../shared/pages/listAddress'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/actions/Button'
import { buttonStyles } from '../../design/actions/buttonStyles'
import { roster } from './copy'
import { BoardField, FilterFields, type FilterProps } from './FilterFields'

const Summary = chakra('summary', buttonStyles)

type Props = FilterProps & {
  /** Called when scripts take over and the filters are open. */
  onTakenOver: () => void
}

/** The filters of a phone before scripts run. */
export function PlainFilters({ filters, onChange, onTakenOver }: Props) {
  const copy = roster.list
  const place = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it makes room for the dialog
  useLayoutEffect(() => {
    const details = place.current
    return () => {
      if (details?.open) onTakenOver()
    }
  }, [])
  return (
    <chakra.details ref={place} suppressHydrationWarning css={{ '&[open]': { flex: '1 0 100%' } }}>
      <Summary
        variant="outline"
        px={3}
        listStyle="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <SlidersHorizontal aria-hidden />
        {copy.filtersOn(filtersSet(filters))}
      </Summary>
      <chakra.form method="get" action={paths.models} pt={5}>
        <input type="hidden" name="search" value={filters.search} />
        <BoardField {...filters} />
        <Grid gap={5}>
          <FilterFields filters={filters} onChange={onChange} />
          <Button type="submit">{copy.apply}</Button>
        </Grid>
      </chakra.form>
    </chakra.details>
  )
}
