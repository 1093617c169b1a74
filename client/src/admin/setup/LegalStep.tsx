import { Box, chakra } from '@chakra-ui/react'
import { pageFacts } from '../../../../shared/pages'
import { paths } from '../../../../shared/paths'
import { setupWizard } from '../../copy/setupWizard'
import { ExternalLink } from '../../design/actions/ExternalLink'
import { PageSection } from '../lists/PageSection'
import { SectionPart } from './SectionPart'
import { StepForm } from './StepForm'

const words = setupWizard.legal
const PAGES = ['terms', 'privacy', 'cookies'] as const

/** What the legal pages need to know, and the pages as they are published. */
export const LegalStep = ({ isDone }: { isDone: boolean }) => (
  <StepForm step="legal">
    <SectionPart section="legal" />
    {isDone ? null : (
      <chakra.p mb={6} maxW="measure" color="fgQuiet">
        {words.unlisted}
      </chakra.p>
    )}
    <PageSection title={words.published}>
      <Box as="ul" role="list">
        {PAGES.map((name) => (
          <chakra.li key={name} py={2} borderTop="1px solid" borderColor="hairline">
            <ExternalLink href={paths[name]}>{pageFacts[name]?.title}</ExternalLink>
          </chakra.li>
        ))}
      </Box>
    </PageSection>
  </StepForm>
)
