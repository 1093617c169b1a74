import { Flex } from '@chakra-ui/react'
import { useLocation } from 'wouter'
import { messages } from '../../../../../shared/messages'
import { paths } from '../../../../../shared/paths'
import { parts } from '../../../copy/parts'
import { AddressButton } from '../../../design/actions/AddressButton'
import { LinkButton } from '../../../design/actions/LinkButton'
import { Page } from '../../../design/layout/Page'
import { roster } from '../copy'
import { OnTheRosterNow } from '../OnTheRosterNow'

/** The model does not exist, or the server did not answer. Only the second can be retried. */
export function ModelNotFound({ onRetry }: { onRetry: (() => void) | undefined }) {
  const copy = roster.profile
  const [address] = useLocation()
  return (
    <Page
      title={messages.model.notFound}
      lead={onRetry ? copy.loadFailedMore : copy.notFoundMore}
      // Keeps the footer where it was during loading.
      minH="100svh"
    >
      <Flex gap={3} wrap="wrap">
        <LinkButton href={paths.models} variant="primary" size="large">
          {copy.toModels}
        </LinkButton>
        {onRetry ? (
          <AddressButton variant="outline" size="large" address={address} onPress={onRetry}>
            {parts.retry}
          </AddressButton>
        ) : null}
      </Flex>
      {onRetry ? null : <OnTheRosterNow />}
    </Page>
  )
}
