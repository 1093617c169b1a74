import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { filtersSet } from '../../../../shared/listAddress'
import { paths } from '../../../../shared/paths'
import { roster } from '../../copy/roster'
import { AddressButton } from '../../design/actions/AddressButton'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { useHydrated } from '../../lib/useHydrated'
import { FilterFields, type FilterProps, SearchField } from './FilterFields'
import { PlainFilters } from './PlainFilters'

type Props = FilterProps & { total: number | undefined; isFiltered: boolean; onClear: () => void }

/** The filters: a GET form of the address, whose fields apply by themselves once scripts run. */
export function RosterFilters({ filters, onChange, total, isFiltered, onClear }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const words = roster.list
  const sheet = useRef<HTMLDivElement>(null)
  // Selects apply at once. The city is debounced, so apply it before its field unmounts.
  const close = () => {
    const city = sheet.current?.querySelector('input')?.value.trim() ?? ''
    if (city !== filters.city) onChange({ city })
    setOpen(false)
  }
  const open = () => setOpen(true)
  return (
    <Box role="search" aria-label={words.filters}>
      <Grid
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        // Each select is as wide as its longest option, which would otherwise be cut off.
        gridTemplateColumns="minmax(0, 1.6fr) auto auto minmax(0, 1fr) auto"
        // Room on the same line for the button that is there without scripts.
        gridAutoFlow="column"
        gap={{ base: 2, md: 3 }}
        alignItems="end"
      >
        <chakra.form
          display="contents"
          method="get"
          action={paths.models}
          onSubmit={(event) => event.preventDefault()}
        >
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
              {words.apply}
            </Button>
          </noscript>
        </chakra.form>
        <AddressButton
          address={paths.models}
          onPress={onClear}
          variant="quiet"
          minH={12}
          px={3}
          disabled={!isFiltered}
          mdDown={{ display: 'none' }}
        >
          {words.clear}
        </AddressButton>
        <Box display={{ base: 'contents', md: 'none' }}>
          {isHydrated ? (
            <Button variant="outline" minH={12} px={4} onClick={open}>
              <SlidersHorizontal aria-hidden />
              {words.filtersOn(filtersSet(filters))}
            </Button>
          ) : (
            <PlainFilters filters={filters} onChange={onChange} onTakenOver={open} />
          )}
        </Box>
      </Grid>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.filters}
        actions={
          <Flex gap={3} width="full">
            <Button variant="outline" flex={1} disabled={!isFiltered} onClick={onClear}>
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
