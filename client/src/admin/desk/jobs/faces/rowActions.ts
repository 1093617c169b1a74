import { whatsAppLink } from '../../../../../../shared/agency'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { stepOfTalent, type TalentStep } from '../../../../../../shared/desk/steps/nextSteps'
import { desk } from '../../copy'
import { type ClaimAction, claimActions } from './claimActions'

type Given = Parameters<typeof claimActions>[0] & {
  /** the job is worked on: nothing is decided about the talents of another */
  isOpen: boolean
}

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

/** Opens a chat with a talent; WhatsApp needs a number with its country code. */
const chatWith = ({ chat }: Pick<ClaimView, 'chat'>) =>
  chat?.startsWith('+')
    ? [
        {
          id: 'whatsApp',
          key: 'w',
          label: desk.job.whatsApp,
          act: () => void window.open(whatsAppLink(chat), '_blank', 'noopener'),
        },
      ]
    : []

/**
 * What can be done with a talent: its next step, and the rest of its menu, a chat first. `all` is both, `decisions` all
 * but the chat, which is what is left once the job is over.
 */
export function rowActions(given: Given) {
  const decisions = given.isOpen ? claimActions(given) : []
  const step = stepOfTalent(given.job, given.claim)
  // Who said yes and stands behind another option challenges it.
  const wanted = step === null ? 'challenge' : ACTION_OF[step]
  const found = decisions.find(({ id }) => id === wanted) ?? decisions[0]
  const rest = [...chatWith(given.claim), ...decisions.filter((each) => each !== found)]
  return {
    decisions,
    all: found ? [found, ...rest] : rest,
    next: found && step === 'settle' ? { ...found, label: desk.job.settle } : found,
    rest,
  }
}
