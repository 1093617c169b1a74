import type { ImportState } from '../../../../shared/rosterImportFields'
import { rosterImport as words } from '../../copy/rosterImport'
import { Badge, type Tone } from '../../design/feedback/Badge'

const TONES: Record<ImportState, Tone> = {
  draft: 'plain',
  running: 'blue',
  done: 'green',
  cancelled: 'yellow',
  'taking-back': 'blue',
  'taken-back': 'grey',
}

export const ImportStateBadge = ({ state }: { state: ImportState }) => (
  <Badge tone={TONES[state]}>{words.states[state]}</Badge>
)
