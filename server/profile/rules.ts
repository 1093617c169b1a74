import type { StepsDone } from '../../shared/profile'

type Steps = {
  step1At?: string | null
  step2At?: string | null
  step3At?: string | null
  step4At?: string | null
  step5At?: string | null
}

/** Which steps were saved, from the moments at which they were. */
export const stepsDone = ({ step1At, step2At, step3At, step4At, step5At }: Steps): StepsDone => [
  Boolean(step1At),
  Boolean(step2At),
  Boolean(step3At),
  Boolean(step4At),
  Boolean(step5At),
]

/** Only the figure that is asked of this gender: bust of women, chest of men, whichever came of everybody else. */
export function fittingBustAndChest<Facts extends { bust?: unknown; chest?: unknown }>(
  gender: string | null,
  facts: Facts,
): Facts {
  const { bust, chest, ...others } = facts
  return {
    ...others,
    ...(gender !== 'male' && bust !== undefined && { bust }),
    ...(gender !== 'female' && chest !== undefined && { chest }),
  } as Facts
}
