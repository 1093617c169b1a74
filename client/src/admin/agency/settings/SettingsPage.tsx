import { Box, chakra } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { EDITED_SECTIONS } from '../../../../../shared/agency/agencySettings'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { Page } from '../../../design/layout/Page'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { OnlySuperadmin } from '../../access/team/OnlySuperadmin'
import { sayFailed } from '../../forms/tellFailed'
import { setup as setupWords } from '../../shell/setup.copy'
import { adminSettings as copy } from './copy'

/** The sections of what the agency says of itself. */
export default function SettingsPage() {
  const me = trpc.admin.me.useQuery()
  if (me.data && me.data.role !== 'superadmin') return <OnlySuperadmin title={copy.title} />
  return (
    <Page title={copy.title} variant="work" lead={copy.lead}>
      <Box as="ul" role="list" maxW="52rem" borderTop="1px solid" borderColor="fg">
        {EDITED_SECTIONS.map((section) => {
          const { title, about } = copy.sections[section]
          return (
            <chakra.li key={section} py={4} borderBottom="1px solid" borderColor="hairline">
              <TextLink href={adminPaths.settingsSection(section)} fontWeight="semibold" fontSize="1.125rem">
                {title}
              </TextLink>
              <chakra.p color="fgQuiet" mt={1}>
                {about}
              </chakra.p>
            </chakra.li>
          )
        })}
      </Box>
      <BringBackSetup />
    </Page>
  )
}

/** For an agency that has put away the list of what is left to do. */
function BringBackSetup() {
  const { admin } = trpc.useUtils()
  const setup = trpc.admin.setup.read.useQuery()
  const bringBack = trpc.admin.setup.setVisibility.useMutation({
    onSuccess(next) {
      admin.setup.read.setData(undefined, next)
      notifySuccess(setupWords.isBack)
    },
    onError: sayFailed(setupWords.failed),
  })
  if (!setup.data?.isPutAway) return null
  return (
    <Button
      variant="outline"
      mt={6}
      disabled={bringBack.isPending}
      onClick={() => bringBack.mutate({ isPutAway: false })}
    >
      {setupWords.bringBack}
    </Button>
  )
}
