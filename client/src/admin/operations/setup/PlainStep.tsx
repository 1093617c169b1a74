import type { ReactNode } from 'react'
import type { SetupStep } from '../../../../../shared/operations/setup'
import { setupWizard as copy } from './copy'
import { GoOnButton, StepFoot, useGoOn } from './StepFoot'

type Props = {
  step: SetupStep
  /** Whether what the step asks for is there, so that one goes on rather than puts it off. */
  isDone?: boolean
  children: ReactNode
}

/** A step with nothing of its own to save. */
export function PlainStep({ step, isDone = false, children }: Props) {
  const { goOn, isLast, isPassing } = useGoOn(step)
  return (
    <>
      {children}
      <StepFoot step={step}>
        <GoOnButton
          variant={isDone || isLast ? 'primary' : 'outline'}
          disabled={isPassing}
          goOn={() => goOn({ isPutOff: !isDone && !isLast })}
        >
          {isLast ? copy.finish : isDone ? copy.next : copy.later}
        </GoOnButton>
      </StepFoot>
    </>
  )
}
