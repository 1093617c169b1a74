import { Box, chakra } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { legalTextAt } from '../../../../../shared/agency/legalPaths'
import { site } from '../../../copy/site'
import { ExternalLink } from '../../../design/actions/ExternalLink'
import { TextLink } from '../../../design/actions/TextLink'
import { PageSection } from '../../lists/records/PageSection'
import { setupWizard } from './copy'
import { SectionPart } from './SectionPart'
import { StepForm } from './StepForm'

const copy = setupWizard.legal

/** What the legal pages need to know, and the pages as they are published. */
export const LegalStep = ({ isDone }: { isDone: boolean }) => (
  <StepForm step="legal">
    <SectionPart section="legal" />
    {isDone ? null : (
      <chakra.p mb={6} maxW="measure" color="fgQuiet">
        {copy.unlisted}
      </chakra.p>
    )}
    <PageSection title={copy.published}>
      <Box as="ul" role="list">
        {site.footer.legal.map((page) => (
          <chakra.li
            key={page.to}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap={4}
            py={2}
            borderTop="1px solid"
            borderColor="hairline"
          >
            <ExternalLink href={page.to}>{page.words}</ExternalLink>
            <TextLink
              href={adminPaths.settingsSection(legalTextAt(page.to) ?? 'legal')}
              aria-label={copy.ownOf(page.words)}
            >
              {copy.own}
            </TextLink>
          </chakra.li>
        ))}
      </Box>
    </PageSection>
  </StepForm>
)
