import { Box, Flex, Grid } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { filtersSet } from '../../../../shared/listAddress'
import { Button } from '../../design/Button'
import { Dialog } from '../../design/Dialog'
import { roster } from '../../words/roster'
import { FilterFields, type FilterProps, SearchField } from './FilterFields'

type Props = FilterProps & { total: number | undefined; isFiltered: boolean; onClear: () => void }

/** Search and filters: one row, or on a phone the search and a sheet with the rest. */
export function RosterFilters({ filters, onChange, total, isFiltered, onClear }: Props) {
  const [isOpen, setOpen] = useState(false)
  const words = roster.list
  const sheet = useRef<HTMLDivElement>(null)
  // By whichever way: the selects count at once too. The city waits for a pause in the typing, and its box goes.
  const close = () => {
    const city = sheet.current?.querySelector('input')?.value.trim() ?? ''
    if (city !== filters.city) onChange({ city })
    setOpen(false)
  }
  return (
    <Box role="search" aria-label={words.filters}>
      <Grid
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        // The selects have the room of their longest choice: a shorter one would cut it off.
        gridTemplateColumns="minmax(0, 1.6fr) auto auto minmax(0, 1fr) auto"
        gap={{ base: 2, md: 3 }}
        alignItems="end"
      >
        <Box flex="1 1 9rem">
          <SearchField filters={filters} onChange={onChange} />
        </Box>
        <Button look="outline" minH={12} px={4} md={{ display: 'none' }} onClick={() => setOpen(true)}>
          <SlidersHorizontal aria-hidden />
          {words.filtersOn(filtersSet(filters))}
        </Button>
        <Box display="contents" mdDown={{ display: 'none' }}>
          <FilterFields filters={filters} onChange={onChange} />
          <Button look="quiet" minH={12} px={3} disabled={!isFiltered} onClick={onClear}>
            {words.clear}
          </Button>
        </Box>
      </Grid>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.filters}
        actions={
          <Flex gap={3} width="full">
            <Button look="outline" flex={1} disabled={!isFiltered} onClick={onClear}>
              {words.clear}
            </Button>
            <Button flex={2} onClick={close}>
              {words.show(total ?? 0)}
            </Button>
          </Flex>
        }
      >
        <Grid ref={sheet} gap={5}>
          <FilterFields filters={filters} onChange={onChange} />
        </Grid>
      </Dialog>
    </Box>
  )
}
