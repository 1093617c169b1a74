import { chakra, Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../design/actions/IconButton'
import { useKeys } from '../../../lib/useKeys'
import { admin } from '../../copy'

export type WalkThrough = { at: number; of: number; go: (by: 1 | -1) => void }

/** The way from the open record to its neighbours in the list; undefined when it is no longer in the list. */
export function walkThrough<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  open: Row,
  onOpen: (row: Row) => void,
): WalkThrough | undefined {
  const at = rows?.findIndex(({ id }) => id === open.id) ?? -1
  if (!rows || at < 0 || rows.length < 2) return undefined
  return {
    at,
    of: rows.length,
    go(by) {
      const next = rows[at + by]
      if (next) onOpen(next)
    },
  }
}

/** Previous and next at the top of a record's dialog, also by `k` and `j`. */
export function Walk({ at, of, go }: WalkThrough) {
  const copy = admin.lists.walk
  useKeys({ j: () => go(1), k: () => go(-1) }, { inDialog: true })
  return (
    <Flex align="center" justify="space-between" mb={2}>
      <IconButton aria-label={copy.previous} disabled={at === 0} onClick={() => go(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </IconButton>
      <chakra.p textStyle="data" color="fgQuiet" aria-live="polite">
        {copy.position(at + 1, of)}
      </chakra.p>
      <IconButton aria-label={copy.next} disabled={at === of - 1} onClick={() => go(1)}>
        <ChevronRight size={20} aria-hidden />
      </IconButton>
    </Flex>
  )
}
