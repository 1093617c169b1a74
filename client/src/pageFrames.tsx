import { Box, Flex } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { Logo } from './design/layout/Logo'
import type { PageFrame } from './design/layout/lazyPage'
import type { AudienceRoute } from './lib/navigation/routes'
import { SiteFrame } from './site/layout/SiteFrame'

type Props = { isDark?: boolean; children: ReactNode }

/** The logo on its dark header, and the colour of the page below it. */
const Waiting = ({ isDark = false, children }: Props) => (
  <Box data-theme={isDark ? 'dark' : undefined}>
    <Flex as="header" data-theme="dark" align="center" minH={16} px="gutter">
      <Logo />
    </Flex>
    {children}
  </Box>
)

let TalentFrame: ComponentType<{ children: ReactNode }> = SiteFrame

/** Loaded with every page of a talent, so that it is there when the next one does not come. */
export async function loadTalentFrame() {
  TalentFrame = (await import('./talent/frame/TalentFrame')).default
}

/**
 * What is around a page that brings its own frame, until its code is there. If it does not come, the frame of the page
 * before stays: mostly the site's.
 */
export const pageFrames: Record<AudienceRoute['audience'], PageFrame | undefined> = {
  site: undefined,
  account: ({ isLost, ...rest }) => (isLost ? <SiteFrame {...rest} /> : <Waiting isDark {...rest} />),
  talent: ({ isLost, ...rest }) => (isLost ? <TalentFrame {...rest} /> : <Waiting {...rest} />),
  admin: ({ isLost, ...rest }) => (isLost ? <SiteFrame {...rest} /> : <Waiting {...rest} />),
}
