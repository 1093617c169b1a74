import { useState } from 'react'
import { nearMoment } from '../../../../../shared/desk/dayWords'
import type { DeskToday } from '../../../../../shared/desk/desk'
import { lateDialog } from '../../forms/lateDialog'
import { ItemRow } from '../items/ItemRow'
import { messages as copy } from './copy'

const MessageDialog = lateDialog(() => import('./MessageDialog'))

type Line = DeskToday['messages'][number]

/** The row of a talent who wrote, and the dialog that it opens: it stays open when a colleague answers meanwhile. */
export function useMessages() {
  const [opened, setOpened] = useState<Line | null>(null)
  return {
    row: (line: Line) => (
      <ItemRow
        key={line.modelId}
        face={line}
        title={`${line.name}: “${line.text}”`}
        more={line.count > 1 ? copy.more(line.count - 1) : undefined}
        aside={nearMoment(line.at, new Date())}
        onOpen={() => setOpened(line)}
      />
    ),
    dialog: opened ? <MessageDialog line={opened} onClose={() => setOpened(null)} /> : null,
  }
}
