import { Box, chakra, Grid } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { AddressButton } from '../../design/actions/AddressButton'
import { Button } from '../../design/actions/Button'
import { roster } from './copy'
import { BoardField, FilterFields, type FilterProps, SearchField } from './FilterFields'

export type RosterFilterProps = FilterProps & {
  total: number | undefined
  isFiltered: boolean
  onClear: () => void
}

/**
 * The search, and on a wide screen the filters: a GET form of the address, whose fields apply by themselves once
 * scripts run.
 */
export function RosterFilters({ filters, onChange, isFiltered, onClear }: RosterFilterProps) {
  const copy = roster.list
  return (
    <Box role="search" aria-label={copy.filters}>
      <Grid
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        // Each select is as wide as its longest option, which would otherwise be cut off.
        gridTemplateColumns="minmax(0, 1.6fr) auto auto minmax(0, 1fr) auto"
        // Room on the same line for the button that is there without scripts.
        gridAutoFlow="column"
        gap={{ base: 2, md: 3 }}
        alignItems="end"
        // On a phone, where its button is hidden, it would leave a gap.
        css={{ '@media (scripting: none)': { '& noscript': { display: 'contents' } } }}
      >
        <chakra.form
          display="contents"
          method="get"
          action={paths.models}
          onSubmit={(event) => event.preventDefault()}
        >
          <BoardField {...filters} />
          <Box flex="1 1 9rem">
            <SearchField filters={filters} onChange={onChange} />
          </Box>
          <Box display="contents" mdDown={{ display: 'none' }}>
            <FilterFields filters={filters} onChange={onChange} />
          </Box>
          {/* Enter in a field sends the form before scripts run. */}
          <button type="submit" hidden />
          <noscript>
            <Button type="submit" variant="outline" minH={12} mdDown={{ display: 'none' }}>
              {copy.apply}
            </Button>
          </noscript>
        </chakra.form>
        <AddressButton
          address={paths.board(filters.board)}
          onPress={onClear}
          variant="quiet"
          minH={12}
          px={3}
          disabled={!isFiltered}
          mdDown={{ display: 'none' }}
        >
          {copy.clear}
        </AddressButton>
      </Grid>
    </Box>
  )
}
