import { chakra, Flex } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { SETUP_STEPS, type Setup, type SetupStep } from '../../../../../shared/operations/setup'
import { TextLink } from '../../../design/actions/TextLink'
import { setupWizard as copy } from './copy'

/** All steps, those that were saved with a tick and those that were put off with these words; each leads to itself. */
export function StepList({ step, setup: { nextStep, putOff } }: { step: SetupStep; setup: Setup }) {
  const passed = nextStep === null ? SETUP_STEPS.length : SETUP_STEPS.indexOf(nextStep)
  return (
    <chakra.nav aria-label={copy.all} borderTop={{ base: '1px solid', lg: 'none' }} borderColor="hairline">
      <chakra.ol role="list">
        {SETUP_STEPS.map((each, at) => (
          <Flex as="li" key={each} align="center" gap={3} minH={11}>
            <chakra.span textStyle="data" color="fgQuiet" width={4} flex="none">
              {at < passed && !putOff.includes(each) ? (
                <Check size={16} role="img" aria-label={copy.isDone} />
              ) : (
                at + 1
              )}
            </chakra.span>
            <TextLink
              href={adminPaths.setupStep(each)}
              aria-current={each === step ? 'step' : undefined}
              fontWeight={each === step ? 'semibold' : undefined}
              py={2}
            >
              {copy.steps[each].title}
            </TextLink>
            {putOff.includes(each) ? (
              <chakra.span textStyle="small" color="fgQuiet">
                {copy.isPutOff}
              </chakra.span>
            ) : null}
          </Flex>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}
