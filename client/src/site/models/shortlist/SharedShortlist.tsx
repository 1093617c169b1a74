import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { messages } from '../../../../../shared/messages'
import { paths } from '../../../../../shared/paths'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { ErrorState } from '../../../design/feedback/ErrorState'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { RosterGrid } from '../RosterGrid'
import { requestAddress, sharedAddress } from './addresses'
import { bar as copy } from './bar.copy'
import { useShortlist } from './store'

/** The faces of a shortlist that somebody sent, `/models?ids=…`. */
export function SharedShortlist({ keys }: { keys: string[] }) {
  const own = useShortlist()
  const [isKept, setKept] = useState(false)
  const { data: models, isError } = trpc.site.models.shortlist.useQuery({ keys })
  const left = models ? keys.length - models.length : 0
  const isNobody = models?.length === 0
  if (isError)
    return (
      <Page title={copy.title}>
        <ErrorState address={sharedAddress(keys)} onRetry={() => location.reload()}>
          {messages.models.failed}
        </ErrorState>
      </Page>
    )
  return (
    <Page title={copy.title} lead={copy.lead} pt={{ base: 8, md: 14 }}>
      {left > 0 ? <chakra.p mb={4}>{copy.left(left)}</chakra.p> : null}
      <Flex align="center" wrap="wrap" columnGap={4} rowGap={2} mb={5}>
        {isNobody ? null : (
          <>
            <LinkButton
              variant="primary"
              href={requestAddress(models?.map(({ id, slug }) => slug || id) ?? keys)}
            >
              {copy.request}
            </LinkButton>
            <Button
              data-needs-scripts
              variant="outline"
              disabled={isKept}
              onClick={() => {
                own.replace(models ?? [])
                setKept(true)
              }}
            >
              {isKept ? copy.kept : copy.keep}
            </Button>
          </>
        )}
        <LinkButton href={paths.models} variant={isNobody ? 'primary' : 'quiet'}>
          {copy.all}
        </LinkButton>
      </Flex>
      {isNobody ? null : <RosterGrid models={models} page={1} isStale={false} shortlist={own} />}
    </Page>
  )
}
