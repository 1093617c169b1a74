import type { ImportState } from '../../../../../shared/roster/imports/rosterImportFields'
import { Badge, type Tone } from '../../../design/feedback/Badge'
import { rosterImport as copy } from './copy'

const TONES: Record<ImportState, Tone> = {
  draft: 'plain',
  running: 'blue',
  done: 'green',
  cancelled: 'yellow',
  'taking-back': 'blue',
  'taken-back': 'grey',
}

export const ImportStateBadge = ({ state }: { state: ImportState }) => (
  <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
)
