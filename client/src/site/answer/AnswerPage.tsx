import { chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'wouter'
import { agency, bookingsEmail, phoneLink } from '../../../../shared/agency'
import type { LinkAnswered } from '../../../../shared/desk/talentJobs'
import { paths } from '../../../../shared/paths'
import { talentJobs } from '../../copy/talentJobs'
import { TextLink, underlined } from '../../design/actions/TextLink'
import { AnswerButtons } from '../../design/answers/AnswerButtons'
import { type AnswerAct, AnswerDialog } from '../../design/answers/AnswerDialog'
import { JobFacts } from '../../design/answers/JobFacts'
import { ErrorState } from '../../design/feedback/ErrorState'
import { LoadingText } from '../../design/feedback/LoadingText'
import { NeedsScripts } from '../../design/form/NeedsScripts'
import { Page } from '../../design/layout/Page'
import { parseApiError } from '../../lib/apiError'
import { markNavigation } from '../../lib/navigation/routeFocus'
import { trpc } from '../../lib/trpc'
import { useHydrated } from '../../lib/useHydrated'

const copy = talentJobs.answerPage
/** As tall as the screen, so that the footer does not move when the question has come. */
const TALL = { minH: '100dvh' } as const

/** The page behind an answer link of a talent without an account. Opening it changes nothing; one press answers. */
export default function AnswerPage() {
  const { token = '' } = useParams<{ token: string }>()
  const [act, setAct] = useState<AnswerAct | null>(null)
  const utils = trpc.useUtils()
  // In the browser only: the server puts nothing behind a link into its pages.
  const asked = trpc.site.answers.get.useQuery({ token }, { enabled: useHydrated(), gcTime: 0, staleTime: 0 })
  const giving = trpc.site.answers.give.useMutation({
    networkMode: 'always',
    onSuccess: markNavigation,
    onError: () => utils.site.answers.get.invalidate(),
  })
  if (giving.isSuccess) return <Answered {...giving.data} />
  const { data, error, refetch } = asked
  if (error && parseApiError(error).status === 404 && act === null) return <Closed />
  if (error && !data)
    return (
      <Page {...TALL} title={copy.title}>
        <ErrorState onRetry={() => refetch()}>
          {parseApiError(error).status === 429 ? error.message : copy.failed}
        </ErrorState>
      </Page>
    )
  if (!data)
    return (
      <Page {...TALL} title={copy.title}>
        <NeedsScripts email={bookingsEmail()} />
        <LoadingText>{copy.loading}</LoadingText>
      </Page>
    )
  if ('answer' in data) return <Answered {...data} />
  const { name, job } = data
  const isOver = error !== null && parseApiError(error).status === 404
  return (
    <Page {...TALL} title={copy.title} lead={copy.lead(name)}>
      <Grid gap={5} maxW="measure">
        <chakra.h2 dir="auto" textStyle="heading" overflowWrap="anywhere">
          {job.title}
        </chakra.h2>
        <JobFacts job={job} />
        <AnswerButtons job={job} isAlone onAct={setAct} />
        {agency.contact.phone ? (
          <chakra.p color="fgQuiet">
            {copy.ask}{' '}
            <chakra.a {...underlined} href={phoneLink(agency.contact.phone)}>
              {agency.contact.phone}
            </chakra.a>
          </chakra.p>
        ) : null}
      </Grid>
      {act !== null && act !== 'back' ? (
        <AnswerDialog
          job={isOver ? { ...job, mayAnswer: false } : job}
          act={act}
          isBusy={giving.isPending}
          error={giving.error}
          onSend={({ words: typed, ...given }) =>
            giving.mutate({ ...given, token, answer: act, words: typed })
          }
          onClose={() => {
            giving.reset()
            setAct(null)
          }}
        />
      ) : null}
    </Page>
  )
}

const Answered = ({ answer }: LinkAnswered) => (
  <Page key="answered" {...TALL} title={talentJobs.done[answer]} lead={copy.answered[answer]}>
    <Contact />
  </Page>
)

/** The same for a link that was guessed and one that has ended. */
const Closed = () => (
  <Page key="closed" {...TALL} title={copy.closed} lead={copy.closedLead}>
    <Contact />
  </Page>
)

function Contact() {
  const { phone } = agency.contact
  const email = bookingsEmail()
  if (!email && !phone)
    return (
      <TextLink href={paths.contact} py={2}>
        {copy.write}
      </TextLink>
    )
  const links = [
    [email, `mailto:${email}`],
    [phone, phoneLink(phone)],
  ]
  return (
    <Grid gap={2} justifyItems="start">
      {links.map(([text, href]) =>
        text ? (
          <chakra.a key={href} href={href} textDecoration="underline" py={2} overflowWrap="anywhere">
            {text}
          </chakra.a>
        ) : null,
      )}
    </Grid>
  )
}
