import { chakra } from '@chakra-ui/react'
import type { ImportRowState, ImportRunLine } from '../../../../../shared/roster/imports/rosterImportFields'
import { rosterImport as copy } from './copy'

const ORDER: readonly ImportRowState[] = ['made', 'waiting', 'same', 'refused', 'kept', 'taken-back']

/** How many rows came to what: `28 added · 2 with problems`. */
export const RowCounts = ({ counts }: Pick<ImportRunLine, 'counts'>) => (
  <chakra.span fontVariantNumeric="tabular-nums">
    {ORDER.flatMap((state) => {
      const count = counts[state]
      return count ? [copy.rowStates[state](count)] : []
    }).join(' · ')}
  </chakra.span>
)
