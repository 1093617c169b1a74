import { Box, chakra, Flex } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Redirect } from 'wouter'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { nextStep, type OnboardingData } from '../../../../shared/profile'
import { Button } from '../../design/Button'
import { DataNotice } from '../../design/DataNotice'
import { LeaveGuard } from '../../design/LeaveGuard'
import { LoadingText } from '../../design/LoadingText'
import { ProgressBar } from '../../design/ProgressBar'
import { SubmitButton } from '../../design/SubmitButton'
import { dismissFailures } from '../../lib/dismissFailures'
import { draftOf } from '../../lib/draft'
import { notifyFailure } from '../../lib/notify'
import { changed } from '../../lib/overtaking'
import { account } from '../../words/account'
import { AboutStep } from './AboutStep'
import { BasicStep } from './BasicStep'
import { OnboardingFrame } from './OnboardingFrame'
import { PhysicalStep } from './PhysicalStep'
import { SocialStep } from './SocialStep'
import { FIELDS, LAST, missingText, problemsOf, type Step, type Typed, typedFrom } from './steps'
import { usePortfolioUploads } from './usePortfolioUploads'
import { useSaveStep } from './useSaveStep'

// The three steps before do without it, and leave the time to fetch it.
const fetchPortfolioStep = () => import('./PortfolioStep')
const PortfolioStep = lazy(fetchPortfolioStep)

type Props = { data: OnboardingData }

/** The steps themselves: one form for all five, so that going back and forth loses nothing that was typed. */
export function Wizard({ data }: Props) {
  const words = account.onboarding
  const next = nextStep(data.profile.steps)
  const [step, setStep] = useState<Step>(next ?? LAST)
  const [isSubmitted, setSubmitted] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(typedFrom(data.profile))
  const draft = useMemo(
    () => draftOf(`onboardingDraft.${data.profile.modelId}`, known.current),
    [data.profile.modelId],
  )
  const form = useForm<Typed>({ defaultValues: draft.read(), shouldFocusError: false })
  const uploads = usePortfolioUploads()

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values, name }) {
          const field = Object.keys(known.current).find((each) => each === name) as keyof Typed | undefined
          if (!field) return
          draft.keep({ [field]: values[field] })
          setSubmitted(false)
        },
      }),
    [form.subscribe, draft],
  )

  useEffect(() => void fetchPortfolioStep().catch(() => {}), [])

  const goTo = (to: Step) => {
    setStep(to)
    form.clearErrors()
    scrollTo(0, 0)
    // The new step's heading stands in the page after this turn.
    setTimeout(() => heading.current?.focus({ preventScroll: true }))
  }
  const saving = useSaveStep(form, {
    base: known,
    onSaved(saved, since) {
      draft.drop(FIELDS[saved])
      // What was typed meanwhile is not saved yet: one stays with it.
      if (Object.keys(since).length > 0) draft.keep(since)
      else if (saved < LAST) goTo((saved + 1) as Step)
    },
    onIncomplete: goTo,
    onComplete: () => setSubmitted(true),
  })

  const send = () => {
    form.clearErrors()
    const typed = form.getValues()
    const problems = problemsOf(step, typed)
    for (const { name, message } of problems) form.setError(name, { message })
    const [first] = problems
    if (!first) return saving.save(step, typed)
    form.setFocus(first.name)
    const missing = missingText(problems)
    if (missing) notifyFailure(messages.missing.title, missing)
  }

  // All five may have been saved in another window: what was typed here is not left behind for that.
  const isOver =
    isSubmitted || (next === null && Object.keys(changed(known.current, form.getValues())).length === 0)
  // Files that are still on their way would end with the page.
  if (isOver && !uploads.isUploading) return <Redirect to={paths.dashboard} replace />
  const isLast = step === LAST
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
            {words.stepOf(step)}
          </chakra.p>
          <ProgressBar label={words.progress} share={step / LAST} />
          <chakra.h2 ref={heading} tabIndex={-1} data-landing textStyle="heading" mt={6} mb={8}>
            {words.steps[step - 1]}
          </chakra.h2>
          <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={6}>
            {step === 1 ? <BasicStep /> : null}
            {step === 2 ? <PhysicalStep /> : null}
            {step === 3 ? <SocialStep /> : null}
            {step === 4 ? (
              <Suspense fallback={<LoadingText>{words.loading}</LoadingText>}>
                <PortfolioStep items={data.portfolio} uploads={uploads} />
              </Suspense>
            ) : null}
            {step === 5 ? <AboutStep /> : null}
            <DataNotice words={words.privacy} />
          </Box>
          <Flex justify="space-between" wrap="wrap" gap={3} mt={10}>
            <Button
              look="outline"
              size="large"
              disabled={step === 1 || saving.isSaving}
              onClick={() => goTo((step - 1) as Step)}
            >
              {words.back}
            </Button>
            <SubmitButton
              size="large"
              minW="9rem"
              busy={saving.isSaving || waitsForFiles}
              busyWords={waitsForFiles ? words.uploading : isLast ? words.submitting : words.saving}
            >
              {isLast ? words.submit : words.next}
            </SubmitButton>
          </Flex>
        </chakra.form>
      </FormProvider>
      <LeaveGuard isDirty={uploads.isUploading} because="sending" />
    </OnboardingFrame>
  )
}
