import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Redirect } from 'wouter'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { nextStep, type OnboardingData } from '../../../../shared/roster/profile'
import { Button } from '../../design/actions/Button'
import { EditConflictPanel } from '../../design/feedback/EditConflictPanel'
import { LatePart } from '../../design/feedback/LatePart'
import { ProgressBar } from '../../design/feedback/ProgressBar'
import { UnsavedChangesGuard } from '../../design/feedback/UnsavedChangesGuard'
import { PrivacyNotice } from '../../design/form/PrivacyNotice'
import { SubmitButton } from '../../design/form/SubmitButton'
import { dismissFailures } from '../../lib/dismissFailures'
import { dismissOlder, notifyFailure } from '../../lib/notify'
import { account } from '../copy'
import { OnboardingFrame } from './OnboardingFrame'
import { StepFields } from './StepFields'
import { FIELDS, LAST, labelOf, missingText, problemsOf, SECTION_OF, type Step } from './steps'
import { useBackStep } from './useBackStep'
import { usePortfolioUploads } from './usePortfolioUploads'
import { useSaveStep } from './useSaveStep'
import { useWizardForm } from './useWizardForm'

// Loaded apart, because the first three steps do not need it.
const fetchPortfolioStep = () => import('./PortfolioStep')

type Props = { data: OnboardingData }

/** One form for all five steps, so that going back and forth keeps what was typed. */
export function Wizard({ data }: Props) {
  const copy = account.onboarding
  const next = nextStep(data.profile.steps)
  const [opened] = useState<Step>(next ?? LAST)
  const [step, setStep] = useState(opened)
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, draft, isSubmitted, setSubmitted } = useWizardForm(data.profile)
  const uploads = usePortfolioUploads()

  useEffect(() => void fetchPortfolioStep().catch(() => {}), [])

  const goTo = (to: Step) => {
    dismissOlder()
    setStep(to)
    form.clearErrors()
    scrollTo(0, 0)
    // The heading of the new step exists only after the next render.
    setTimeout(() => heading.current?.focus({ preventScroll: true }))
  }
  const goBack = () => goTo((step - 1) as Step)
  const saving = useSaveStep(form, data.profile, {
    onSaved(saved, since) {
      draft.drop(FIELDS[saved])
      // Edits made during the save are not saved yet, so the step stays open.
      if (Object.keys(since).length > 0) draft.keep(since)
      else if (saved < LAST) goTo((saved + 1) as Step)
    },
    onIncomplete: goTo,
    onComplete: () => setSubmitted(true),
  })

  const takeTheirs: typeof saving.edit.takeTheirs = (conflict) => {
    saving.edit.takeTheirs(conflict)
    draft.drop(FIELDS[step])
  }

  const send = () => {
    form.clearErrors()
    const problems = problemsOf(step, form.getValues())
    for (const { name, message } of problems) form.setError(name, { message })
    const [first] = problems
    if (!first) return saving.save(step)
    form.setFocus(first.name)
    const missing = missingText(problems)
    if (missing) notifyFailure(messages.missing.title, missing)
  }

  // Another window may have saved all five steps. Unsaved edits keep this one open.
  const isOver = isSubmitted || (next === null && !saving.edit.isTyped())
  useBackStep(step > opened && !isOver, () => {
    if (!saving.isSaving) goBack()
  })
  // Leaving the page would abort running uploads.
  if (isOver && !uploads.isUploading) return <Redirect to={paths.dashboard} replace />
  const waitsForFiles = uploads.isUploading && (step === 4 || isOver)
  return (
    <OnboardingFrame step={step} done={data.profile.steps}>
      <FormProvider {...form}>
        <chakra.form
          noValidate
          onInput={dismissFailures}
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <chakra.p textStyle="label" color="fgQuiet" mb={2}>
            {copy.stepOf(step)}
          </chakra.p>
          <ProgressBar label={copy.progress} share={step / LAST} />
          <chakra.h2 ref={heading} tabIndex={-1} data-landing textStyle="heading" mt={6} mb={8}>
            {copy.steps[step - 1]}
          </chakra.h2>
          <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={6}>
            {step === 4 ? (
              <LatePart load={fetchPortfolioStep} loading={copy.loading}>
                {(PortfolioStep) => <PortfolioStep items={data.portfolio} uploads={uploads} />}
              </LatePart>
            ) : (
              <StepFields step={step} />
            )}
            <PrivacyNotice words={copy.privacy} />
          </Box>
          {step !== 4 && saving.edit.conflict?.section === SECTION_OF[step] ? (
            <EditConflictPanel edit={{ ...saving.edit, takeTheirs }} labelOf={labelOf} onSave={send} />
          ) : null}
          <StepButtons step={step} isSaving={saving.isSaving} waitsForFiles={waitsForFiles} onBack={goBack} />
        </chakra.form>
      </FormProvider>
      <UnsavedChangesGuard isDirty={uploads.isUploading} because="sending" />
    </OnboardingFrame>
  )
}

type ButtonsProps = { step: Step; isSaving: boolean; waitsForFiles: boolean; onBack: () => void }

function StepButtons({ step, isSaving, waitsForFiles, onBack }: ButtonsProps) {
  const copy = account.onboarding
  const isLast = step === LAST
  return (
    <Flex justify="space-between" wrap="wrap" gap={3} mt={10}>
      <Button variant="outline" size="large" disabled={step === 1 || isSaving} onClick={onBack}>
        {copy.back}
      </Button>
      <SubmitButton
        size="large"
        minW="9rem"
        busy={isSaving || waitsForFiles}
        busyWords={waitsForFiles ? copy.uploading : isLast ? copy.submitting : copy.saving}
      >
        {isLast ? copy.submit : copy.next}
      </SubmitButton>
    </Flex>
  )
}
