import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { CheckField } from '../../design/form/CheckField'
import { bulk } from './copy'
import type { MarkedRow, Marks } from './useMarks'

type Props = { row: Pick<MarkedRow, 'id' | 'title'>; marks: Pick<Marks, 'isMarked' | 'toggle'> }

/** The tick that marks a row, as large as a finger. */
export function MarkBox({ row: { id, title }, marks }: Props) {
  return (
    <chakra.span data-box flex="none" width="touch" pt={1} _print={{ display: 'none' }}>
      <CheckField
        label={<VisuallyHidden>{bulk.mark(title)}</VisuallyHidden>}
        data-mark
        checked={marks.isMarked(id)}
        onChange={() => marks.toggle(id)}
      />
    </chakra.span>
  )
}
