import { Flex, Grid } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../design/actions/Button'
import { adminSettings } from '../copy'

const copy = adminSettings.list

type Props = {
  entry: string
  at: number
  count: number
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  children: ReactNode
}

/** One entry of a list, with the buttons that move and remove it. */
export const ListEntry = ({ entry, at, count, onMove, onRemove, children }: Props) => (
  <Grid
    as="li"
    gap={3}
    alignItems="end"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
    pb={3}
    borderBottom="1px solid"
    borderColor="hairline"
  >
    <Grid
      gap={3}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(auto-fit, minmax(12rem, 1fr))` }}
    >
      {children}
    </Grid>
    <Flex gap={1}>
      <Button
        variant="quiet"
        size="icon"
        data-move="up"
        aria-label={copy.up(entry, at + 1)}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        data-move="down"
        aria-label={copy.down(entry, at + 1)}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden />
      </Button>
      <Button variant="quiet" size="icon" aria-label={copy.remove(entry, at + 1)} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </Flex>
  </Grid>
)
