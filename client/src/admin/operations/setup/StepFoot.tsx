import { Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { SETUP_STEPS, type SetupStep } from '../../../../../shared/operations/setup'
import { paths } from '../../../../../shared/paths'
import { Button, type ButtonProps } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { UnsavedChangesDialog } from '../../../design/feedback/UnsavedChangesGuard'
import { clearBlockers, navigationBlocker } from '../../../lib/forms/unsavedChanges'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { setupWizard as copy } from './copy'

/** Leads to the step after this one, and from the last to the dashboard. */
export function useGoOn(step: SetupStep) {
  const { admin } = trpc.useUtils()
  const [, navigate] = useLocation()
  const pass = trpc.admin.setup.passStep.useMutation()
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1]
  async function goOn({ isPutOff }: { isPutOff: boolean }) {
    try {
      const passed = await pass.mutateAsync({ step, isPutOff })
      // A saved section has asked for it before the step was passed.
      await admin.setup.read.cancel()
      admin.setup.read.setData(undefined, passed)
    } catch {
      tellFailed(copy.passFailed)
      return
    }
    clearBlockers()
    navigate(next ? adminPaths.setupStep(next) : paths.admin)
    if (!next) notifySuccess(copy.finished, copy.finishedMore)
  }
  return { goOn, isLast: next === undefined, isPassing: pass.isPending }
}

/** The buttons below a step, with the way back to the one before. */
export function StepFoot({ step, children }: { step: SetupStep; children: ReactNode }) {
  const before = SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1]
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="flex-end"
      gap={3}
      mt="auto"
      py={4}
      position="sticky"
      bottom="var(--bottom-bar, 0px)"
      zIndex="raised"
      bg="bg"
      borderTop="1px solid"
      borderColor="hairline"
    >
      {before ? (
        <LinkButton href={adminPaths.setupStep(before)} variant="quiet" px={0} mr="auto">
          {copy.back}
        </LinkButton>
      ) : null}
      {children}
    </Flex>
  )
}

/** A button that goes on without saving, and asks first where something was typed. */
export function GoOnButton({ goOn, ...button }: ButtonProps & { goOn: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => (navigationBlocker() ? setAsking(true) : void goOn())} {...button} />
      <UnsavedChangesDialog
        open={isAsking}
        onLeave={() => {
          setAsking(false)
          void goOn()
        }}
        onStay={() => setAsking(false)}
      />
    </>
  )
}
