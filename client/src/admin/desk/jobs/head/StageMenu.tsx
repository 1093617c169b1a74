import { MoreAction, MoreActions } from '../faces/MoreActions'
import type { Stages } from '../useStages'
import { head } from './copy'

/** The steps of a job that are not the next one. */
export function StageMenu({ steps }: { steps: Stages['steps'] }) {
  if (steps.length === 0) return null
  return (
    <MoreActions label={head.stage} shown={head.stage}>
      {steps.map(({ stage, label, go }) => (
        <MoreAction key={stage} onClick={go}>
          {label}
        </MoreAction>
      ))}
    </MoreActions>
  )
}
