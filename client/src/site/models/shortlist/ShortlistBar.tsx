import { Box, chakra, Flex } from '@chakra-ui/react'
import { SHORTLIST_MAX } from '../../../../../shared/pages/listAddress'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { requestAddress } from './addresses'
import { bar as copy } from './bar.copy'
import { SendShortlist } from './SendShortlist'
import type { Shortlist } from './store'

type Props = {
  shortlist: Shortlist
  /** At the foot of the screen; without it where it stands in the page. */
  isAtFoot?: boolean
}

const atFoot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'sticky',
  mx: '-gutter',
  px: 'gutter',
  pb: 'calc(0.5rem + env(safe-area-inset-bottom))',
} as const

/** How many a visitor has marked, and the way to the form that asks for all of them. */
export default function ShortlistBar({ shortlist: { keys, isFull, clear }, isAtFoot = false }: Props) {
  if (keys.length === 0) return null
  return (
    <Box role="region" aria-label={copy.title} data-theme="dark" p={3} py={2} {...(isAtFoot ? atFoot : {})}>
      <Flex align="center" justify="space-between" columnGap={2} rowGap={1} wrap="wrap">
        <chakra.p role="status" textStyle="data" flex="1 1 8rem">
          {isFull ? copy.full(SHORTLIST_MAX) : copy.count(keys.length)}
        </chakra.p>
        <Button variant="quiet" px={2} onClick={clear}>
          {copy.clear}
        </Button>
        <SendShortlist keys={keys} />
        <LinkButton href={requestAddress(keys)} variant="primary">
          {copy.request}
        </LinkButton>
      </Flex>
    </Box>
  )
}
