import { Box, chakra } from '@chakra-ui/react'
import { EDITED_SECTIONS } from '../../../../shared/agencySettings'
import { paths } from '../../../../shared/paths'
import { adminSettings as words } from '../../copy/adminSettings'
import { TextLink } from '../../design/actions/TextLink'
import { Page } from '../../design/layout/Page'
import { trpc } from '../../lib/trpc'
import { OnlySuperadmin } from '../team/OnlySuperadmin'

/** The sections of what the agency says of itself. */
export default function SettingsPage() {
  const me = trpc.admin.me.useQuery()
  if (me.data && me.data.role !== 'superadmin') return <OnlySuperadmin title={words.title} />
  return (
    <Page title={words.title} variant="work" lead={words.lead}>
      <Box as="ul" role="list" maxW="52rem" borderTop="1px solid" borderColor="fg">
        {EDITED_SECTIONS.map((section) => {
          const { title, about } = words.sections[section]
          return (
            <chakra.li key={section} py={4} borderBottom="1px solid" borderColor="hairline">
              <TextLink href={paths.adminSettingsSection(section)} fontWeight="semibold" fontSize="1.125rem">
                {title}
              </TextLink>
              <chakra.p color="fgQuiet" mt={1}>
                {about}
              </chakra.p>
            </chakra.li>
          )
        })}
      </Box>
    </Page>
  )
}
