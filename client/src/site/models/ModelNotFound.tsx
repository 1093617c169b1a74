import { Flex } from '@chakra-ui/react'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/Button'
import { LinkButton } from '../../design/LinkButton'
import { Page } from '../../design/Page'
import { parts } from '../../words/parts'
import { roster } from '../../words/roster'

/** Nobody of that name, or no answer; only the second can be helped by asking again. */
export function ModelNotFound({ onRetry }: { onRetry: (() => void) | undefined }) {
  const words = roster.profile
  return (
    <Page
      title={messages.model.notFound}
      lead={onRetry ? words.loadFailedMore : words.notFoundMore}
      // The foot of the page stays below, where it was while the profile was waited for.
      minH="100svh"
    >
      <Flex gap={3} wrap="wrap">
        <LinkButton href={paths.models} look="primary" size="large">
          {words.toModels}
        </LinkButton>
        {onRetry ? (
          <Button look="outline" size="large" onClick={onRetry}>
            {parts.retry}
          </Button>
        ) : null}
      </Flex>
    </Page>
  )
}
