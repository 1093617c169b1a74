import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { SetupStep } from '../../../../../shared/operations/setup'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { RecordForm } from '../../forms/RecordForm'
import { setupWizard as copy } from './copy'
import { GoOnButton, StepFoot, useGoOn } from './StepFoot'
import { type StepPart, StepParts } from './stepParts'

/** A step whose parts are saved by one button, which then leads to the next. */
export function StepForm({ step, children }: { step: SetupStep; children: ReactNode }) {
  const parts = useRef<StepPart[]>([])
  const [waits, setWaits] = useState(0)
  const { goOn, isPassing } = useGoOn(step)
  const latest = useRef(goOn)
  latest.current = goOn
  const shared = useMemo(
    () => ({
      addPart(part: StepPart) {
        parts.current.push(part)
        return () => {
          parts.current = parts.current.filter((each) => each !== part)
        }
      },
      wait() {
        setWaits((before) => before + 1)
        return () => setWaits((before) => before - 1)
      },
      goOn: () => void latest.current({ isPutOff: false }),
    }),
    [],
  )
  const [isSaving, setSaving] = useState(false)
  const isBusy = isSaving || isPassing

  async function saveAndGoOn() {
    setSaving(true)
    try {
      let isRight = true
      // The last first, because each focuses its first mistake.
      for (const { check } of parts.current.toReversed()) isRight = (await check()) && isRight
      if (!isRight) return
      for (const { save } of parts.current) if (!(await save())) return
      await goOn({ isPutOff: false })
    } finally {
      setSaving(false)
    }
  }

  return (
    // As high as the screen, so that the buttons at its lower edge do not move when the fields have loaded.
    <RecordForm onSend={saveAndGoOn} display="flex" flexDirection="column" minH="calc(100dvh - 15rem)">
      <StepParts.Provider value={shared}>{children}</StepParts.Provider>
      <StepFoot step={step}>
        <GoOnButton variant="outline" disabled={isBusy} goOn={() => goOn({ isPutOff: true })}>
          {copy.later}
        </GoOnButton>
        <SubmitButton busy={isBusy} busyWords={copy.saving} disabled={waits > 0}>
          {copy.save}
        </SubmitButton>
      </StepFoot>
    </RecordForm>
  )
}
