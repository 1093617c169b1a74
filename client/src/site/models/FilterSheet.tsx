import { Box, Flex, Grid } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { filtersSet } from '../../../../shared/pages/listAddress'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { useHydrated } from '../../lib/useHydrated'
import { roster } from './copy'
import { FilterFields } from './FilterFields'
import { PlainFilters } from './PlainFilters'
import type { RosterFilterProps } from './RosterFilters'

/** A phone's filters: a button that opens them in a dialog. */
export function FilterSheet({ filters, onChange, total, isFiltered, onClear }: RosterFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const copy = roster.list
  const sheet = useRef<HTMLDivElement>(null)
  // Selects apply at once. The city is debounced, so apply it before its field unmounts.
  const close = () => {
    const city = sheet.current?.querySelector('input')?.value.trim() ?? ''
    if (city !== filters.city) onChange({ city })
    setOpen(false)
  }
  const open = () => setOpen(true)
  return (
    <Box display={{ base: 'contents', md: 'none' }}>
      {isHydrated ? (
        <Button variant="outline" px={3} onClick={open}>
          <SlidersHorizontal aria-hidden />
          {copy.filtersOn(filtersSet(filters))}
        </Button>
      ) : (
        <PlainFilters filters={filters} onChange={onChange} onTakenOver={open} />
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title={copy.filters}
        actions={
          <Flex gap={3} width="full">
            <Button variant="outline" flex={1} disabled={!isFiltered} onClick={onClear}>
              {copy.clear}
            </Button>
            <Button flex={2} onClick={close}>
              {copy.show(total ?? 0)}
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
