import { Grid } from '@chakra-ui/react'
import { useParams } from 'wouter'
import { paths } from '../../../../shared/paths'
import { newsletter } from '../../copy/newsletter'
import { parts } from '../../copy/parts'
import { Button } from '../../design/actions/Button'
import { LinkButton } from '../../design/actions/LinkButton'
import { Banner } from '../../design/feedback/Banner'
import { NeedsScripts } from '../../design/form/NeedsScripts'
import { WriteToAgency } from '../../design/form/WriteToAgency'
import { Page } from '../../design/layout/Page'
import { parseApiError } from '../../lib/apiError'
import { markNavigation } from '../../lib/routeFocus'
import { trpc } from '../../lib/trpc'

/** The page behind a newsletter's unsubscribe link. Opening it changes nothing; the button does. */
export default function UnsubscribePage() {
  const { token = '' } = useParams<{ token: string }>()
  const words = newsletter.leave
  const leaving = trpc.site.newsletter.unsubscribe.useMutation({
    networkMode: 'always',
    onSuccess: markNavigation,
  })
  if (leaving.isSuccess)
    return (
      <Page key="left" title={words.done} lead={words.doneLead}>
        <LinkButton href={paths.home} variant="outline">
          {words.home}
        </LinkButton>
      </Page>
    )
  const { status } = parseApiError(leaving.error)
  return (
    <Page title={words.title} lead={words.lead}>
      <Grid gap={5} justifyItems="start" maxW="measure">
        <NeedsScripts />
        {leaving.isError && !leaving.isPending ? (
          <Banner key={leaving.submittedAt} tone="error">
            {status === 400 ? (
              <>
                {words.unknown} <WriteToAgency />.
              </>
            ) : status === 0 ? (
              parts.noResponse
            ) : (
              words.failed
            )}
          </Banner>
        ) : null}
        <Button
          variant="primary"
          size="large"
          disabled={leaving.isPending}
          onClick={() => leaving.mutate({ token })}
        >
          {leaving.isPending ? words.working : words.button}
        </Button>
      </Grid>
    </Page>
  )
}
