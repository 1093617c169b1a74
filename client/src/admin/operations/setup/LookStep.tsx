import { chakra, Flex } from '@chakra-ui/react'
import { paths } from '../../../../../shared/paths'
import { Button } from '../../../design/actions/Button'
import { ExternalLink } from '../../../design/actions/ExternalLink'
import { notifySuccess } from '../../../lib/notify'
import { adminSettings } from '../../agency/settings/copy'
import { setupWizard } from './copy'
import { SectionPart } from './SectionPart'
import { StepForm } from './StepForm'

const copy = setupWizard.look

/** Logo, colour and icon, with a preview of what is chosen; the saved home page opens in a tab of its own. */
export const LookStep = () => (
  <StepForm step="look">
    <SectionPart section="look" only={['logo', 'accent', 'icon']} hasPreview>
      {({ isDirty, isBusy, save }) => (
        <Flex wrap="wrap" align="center" gap={4} mt={6}>
          <Button
            variant="outline"
            size="small"
            disabled={!isDirty || isBusy}
            onClick={async () => {
              if (await save()) notifySuccess(adminSettings.saved, adminSettings.savedMore)
            }}
          >
            {copy.save}
          </Button>
          <span>
            <ExternalLink href={paths.home}>{copy.see}</ExternalLink>{' '}
            <chakra.span textStyle="small" color="fgQuiet">
              {copy.seeMore}
            </chakra.span>
          </span>
        </Flex>
      )}
    </SectionPart>
  </StepForm>
)
