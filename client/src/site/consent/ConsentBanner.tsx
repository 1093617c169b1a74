import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/actions/Button'
import { TextLink } from '../../design/actions/TextLink'
import type { Choice } from './choice'
import { consent as copy } from './copy'

/** The question at the bottom of the window. It does not block the page, and both answers look alike. */
export function ConsentBanner({ onChoose }: { onChoose: (choice: Choice) => void }) {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => standsAtTheFoot(banner.current), [])
  return (
    <Box
      as="section"
      ref={banner}
      aria-label={copy.label}
      position="fixed"
      zIndex="sheet"
      insetInline={0}
      bottom={0}
      bg="surface"
      color="fg"
      borderTop="1px solid"
      borderColor="fg"
      maxH="80dvh"
      overflowY="auto"
    >
      <Grid
        px="gutter"
        py={{ base: 4, md: 5 }}
        maxW="page"
        mx="auto"
        gap={{ base: 4, md: 10 }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
        alignItems="center"
      >
        <Box>
          <chakra.h2 textStyle="subheading" mb={1}>
            {copy.title}
          </chakra.h2>
          <chakra.p textStyle="small" maxW="70ch">
            {copy.text} <TextLink href={paths.cookies}>{copy.more}</TextLink>
          </chakra.p>
        </Box>
        <Flex gap={3}>
          <Button variant="outline" flex="1 1 8rem" onClick={() => onChoose('refused')}>
            {copy.refuse}
          </Button>
          <Button variant="outline" flex="1 1 8rem" onClick={() => onChoose('accepted')}>
            {copy.accept}
          </Button>
        </Flex>
      </Grid>
    </Box>
  )
}

/** Publishes the banner's height, so that toasts appear above its buttons. */
function standsAtTheFoot(element: HTMLElement | null) {
  if (element === null) return
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() => style.setProperty('--foot', `${element.offsetHeight}px`))
  watcher.observe(element)
  return () => {
    watcher.disconnect()
    style.removeProperty('--foot')
  }
}
