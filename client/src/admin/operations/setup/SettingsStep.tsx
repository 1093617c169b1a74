import type { ComponentType } from 'react'
import { AgencyStep } from './AgencyStep'
import { LegalStep } from './LegalStep'
import { LookStep } from './LookStep'
import { MailStep } from './MailStep'

const STEPS: Record<'agency' | 'look' | 'mail' | 'legal', ComponentType<{ isDone: boolean }>> = {
  agency: AgencyStep,
  look: LookStep,
  mail: MailStep,
  legal: LegalStep,
}

type Props = {
  step: keyof typeof STEPS
  /** Whether the agency has what the step asks for. */
  isDone: boolean
}

/** The steps made of fields of the settings. */
export default function SettingsStep({ step, isDone }: Props) {
  const Step = STEPS[step]
  return <Step isDone={isDone} />
}
