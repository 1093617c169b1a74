import { Flex } from '@chakra-ui/react'
import { paths } from '../../../../shared/paths'
import { talentJobs } from '../../copy/talentJobs'
import { TextLink } from '../../design/actions/TextLink'
import { AreaLogo } from '../../design/layout/AreaLogo'
import { talent } from '../copy'
import { Logout } from './Logout'

type Props = { at: 'dashboard' | 'jobs' | 'money'; hasHeading: boolean }

/** The header of the talent's pages, with the way to the other one. `hasHeading`: its title is the page's heading. */
export function Header({ at, hasHeading }: Props) {
  const isDashboard = at === 'dashboard'
  return (
    <Flex
      as="header"
      data-theme="dark"
      // Sticky, so that toasts appear over it instead of over the content. A phone has no room for that.
      position={{ md: 'sticky' }}
      top={0}
      zIndex="sticky"
      align="center"
      justify="space-between"
      wrap="wrap"
      gap={3}
      px="gutter"
      py={2}
      minH={16}
      // Parts it from a page that is dark as well.
      boxShadow="inset 0 -1px 0 {colors.hairline}"
    >
      <AreaLogo title={talent.title} isHeading={hasHeading} />
      <Flex align="center" wrap="wrap" columnGap={5}>
        <TextLink href={isDashboard ? paths.talentJobs : paths.dashboard} py={3}>
          {isDashboard ? talentJobs.link : talentJobs.toDashboard}
        </TextLink>
        {at === 'money' ? null : (
          <TextLink href={paths.talentMoney} py={3}>
            {talentJobs.toMoney}
          </TextLink>
        )}
        <Logout />
      </Flex>
    </Flex>
  )
}
