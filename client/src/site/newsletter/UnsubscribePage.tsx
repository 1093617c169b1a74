import { useParams } from 'wouter'
import { paths } from '../../../../shared/paths'
import { parts } from '../../copy/parts'
import { LinkButton } from '../../design/actions/LinkButton'
import { Banner } from '../../design/feedback/Banner'
import { ScriptForm } from '../../design/form/ScriptForm'
import { SubmitButton } from '../../design/form/SubmitButton'
import { WriteToAgency } from '../../design/form/WriteToAgency'
import { Page } from '../../design/layout/Page'
import { parseApiError } from '../../lib/apiError'
import { markNavigation } from '../../lib/navigation/routeFocus'
import { trpc } from '../../lib/trpc'
import { newsletter } from './copy'

/** The page behind a newsletter's unsubscribe link. Opening it changes nothing; the button does. */
export default function UnsubscribePage() {
  const { token = '' } = useParams<{ token: string }>()
  const copy = newsletter.leave
  const leaving = trpc.site.newsletter.unsubscribe.useMutation({
    networkMode: 'always',
    onSuccess: markNavigation,
  })
  if (leaving.isSuccess)
    return (
      <Page key="left" title={copy.done} lead={copy.doneLead}>
        <LinkButton href={paths.home} variant="outline">
          {copy.home}
        </LinkButton>
      </Page>
    )
  const { status } = parseApiError(leaving.error)
  return (
    <Page title={copy.title} lead={copy.lead}>
      <ScriptForm
        display="grid"
        gap={5}
        justifyItems="start"
        maxW="measure"
        onSubmit={(event) => {
          event.preventDefault()
          leaving.mutate({ token })
        }}
      >
        {leaving.isError && !leaving.isPending ? (
          <Banner key={leaving.submittedAt} tone="error">
            {status === 400 ? (
              <>
                {copy.unknown} <WriteToAgency />.
              </>
            ) : status === 0 ? (
              parts.noResponse
            ) : (
              copy.failed
            )}
          </Banner>
        ) : null}
        <SubmitButton busy={leaving.isPending} busyWords={copy.working} size="large">
          {copy.button}
        </SubmitButton>
      </ScriptForm>
    </Page>
  )
}
