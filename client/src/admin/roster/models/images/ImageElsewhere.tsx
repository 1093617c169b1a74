import { Box, chakra, Flex } from '@chakra-ui/react'
import type { PortfolioItem } from '../../../../../../shared/roster/portfolio'
import { Button } from '../../../../design/actions/Button'
import { ExternalLink } from '../../../../design/actions/ExternalLink'
import { NoPicture } from '../../../../design/media/NoPicture'
import { adminModels } from '../copy'

const copy = adminModels.images

type Props = {
  item: Pick<PortfolioItem, 'download' | 'externalUrl'>
  alt: string
  isBusy: boolean
  onRetry: () => void
}

/**
 * A picture without a stored copy: being downloaded, failed, or only a link. Named but not shown, because pages load
 * nothing from other sites (P5).
 */
export function ImageElsewhere({ item: { download, externalUrl }, alt, isBusy, onRetry }: Props) {
  const address = download?.address ?? externalUrl ?? ''
  return (
    <Box position="relative">
      <NoPicture alt={alt} ratio="3 / 4" />
      <Flex
        position="absolute"
        inset={0}
        direction="column"
        align="center"
        justify="center"
        textAlign="center"
        gap={2}
        p={{ base: 2, md: 4 }}
        // Below the number and the delete button.
        pt="2.75rem"
      >
        <chakra.p textStyle="small" color="fgQuiet" bg="surface" px={2}>
          {explanation(download)}
        </chakra.p>
        {download?.status === 'failed' ? (
          <Button
            variant="outline"
            bg="surface"
            disabled={isBusy}
            aria-label={copy.download.retryOf(alt)}
            onClick={onRetry}
          >
            {copy.download.retry}
          </Button>
        ) : null}
        <ExternalLink href={address} textStyle="small" bg="surface" px={2} overflowWrap="anywhere">
          {URL.canParse(address) ? new URL(address).host : copy.open}
        </ExternalLink>
      </Flex>
    </Box>
  )
}

function explanation(download: PortfolioItem['download']): string {
  if (!download) return copy.elsewhere
  if (download.status !== 'failed') return copy.download.waiting
  return copy.download.failures[download.failure ?? 'unreachable']
}
