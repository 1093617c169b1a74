import type { ClaimAction } from '../../../../../../shared/desk/steps/claimActions'
import { stepOfTalent, type TalentStep } from '../../../../../../shared/desk/steps/nextSteps'
import { desk } from '../../copy'
import { claimActions } from './claimActions'

type Given = Parameters<typeof claimActions>[0]

/** The action that a step is, by its id in `claimActions`. Replacing somebody begins with adding talents. */
const ACTION_OF: Record<TalentStep, ClaimAction | null> = {
  'answer challenge': 'confirm',
  replace: null,
  'ask again': 'ask',
  settle: 'other',
  confirm: 'confirm',
  'place option': 'option',
  ask: 'ask',
  remind: 'ask',
}

/** What can be done with a talent: its next step, and all the rest. */
export function rowActions(given: Given) {
  const all = claimActions(given)
  const step = stepOfTalent(given.job, given.claim)
  // Who said yes and stands behind another option challenges it.
  const wanted = step === null ? 'challenge' : ACTION_OF[step]
  const found = all.find(({ id }) => id === wanted) ?? all[0]
  return {
    all,
    next: found && step === 'settle' ? { ...found, label: desk.job.settle } : found,
    rest: all.filter((each) => each !== found),
  }
}
