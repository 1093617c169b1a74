import { chakra, Grid } from '@chakra-ui/react'
import { useParams } from 'wouter'
import { agency } from '../../../../shared/agency'
import { paths } from '../../../../shared/paths'
import { Banner } from '../../design/Banner'
import { Button } from '../../design/Button'
import { LinkButton } from '../../design/LinkButton'
import { Page } from '../../design/Page'
import { departed } from '../../lib/arrival'
import { refusalOf } from '../../lib/refusal'
import { trpc } from '../../lib/trpc'
import { newsletter } from '../../words/newsletter'

/** Where the link in a newsletter mail leads: opening it changes nothing, the button does. */
export default function UnsubscribePage() {
  const { token = '' } = useParams<{ token: string }>()
  const words = newsletter.leave
  const { contact } = agency
  const leaving = trpc.site.newsletter.unsubscribe.useMutation({ networkMode: 'always', onSuccess: departed })
  if (leaving.isSuccess)
    return (
      <Page key="left" title={words.done} lead={words.doneLead}>
        <LinkButton href={paths.home} look="outline">
          {words.home}
        </LinkButton>
      </Page>
    )
  const isUnknown = leaving.isError && refusalOf(leaving.error).status === 400
  return (
    <Page title={words.title} lead={words.lead}>
      <Grid gap={5} justifyItems="start" maxW="measure">
        {leaving.isError && !leaving.isPending ? (
          <Banner key={leaving.submittedAt} tone="error">
            {isUnknown ? (
              <>
                {words.unknown}{' '}
                <chakra.a href={`mailto:${contact.email}`} textDecoration="underline">
                  {contact.email}
                </chakra.a>
              </>
            ) : (
              words.failed
            )}
          </Banner>
        ) : null}
        <Button
          look="primary"
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
