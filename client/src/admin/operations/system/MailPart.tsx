import { chakra, Flex } from '@chakra-ui/react'
import type { MailState } from '../../../../../shared/system'
import { Button } from '../../../design/actions/Button'
import { Banner } from '../../../design/feedback/Banner'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { PageSection } from '../../lists/records/PageSection'
import { system } from './copy'
import { Fact, Facts } from './Facts'

const words = system.mail
type Props = { mail: MailState; isFailing: boolean }

/** The mail queue, the reasons for failures, and a superadmin's actions. */
export function MailPart({ mail, isFailing }: Props) {
  const { admin } = trpc.useUtils()
  const renew = () => admin.system.invalidate()
  const test = trpc.admin.system.sendTestMail.useMutation({
    onError: sayFailed(words.testFailed),
    onSettled: renew,
  })
  const retry = trpc.admin.system.retryAllMails.useMutation({
    onSuccess: ({ count }) => notifySuccess(words.retried(count)),
    onError: sayFailed(words.retryFailed),
    onSettled: renew,
  })
  return (
    <PageSection title={words.title}>
      <Facts>
        <Fact name={words.delivery}>{words.how[mail.delivery]}</Fact>
        <Fact name={words.waiting}>{mail.waiting.toLocaleString('en-IN')}</Fact>
        {mail.oldestWaitingAt ? (
          <Fact name={words.oldest}>
            <DateTimeCell at={mail.oldestWaitingAt} />
          </Fact>
        ) : null}
        <Fact name={words.failed}>{mail.failed.toLocaleString('en-IN')}</Fact>
        {mail.failingSince ? (
          <Fact name={words.failingSince} alarm={isFailing ? words.failing : undefined}>
            <DateTimeCell at={mail.failingSince} />
          </Fact>
        ) : null}
        {mail.reasons.map(({ reason, count }) => (
          <Fact key={reason} name={`${words.reasons} (${words.times(count)})`}>
            {reason}
          </Fact>
        ))}
      </Facts>
      <Flex gap={3} wrap="wrap" mt={4}>
        <Button
          variant="outline"
          size="small"
          disabled={test.isPending}
          aria-busy={test.isPending || undefined}
          onClick={() => test.mutate()}
        >
          {test.isPending ? words.testing : words.test}
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={retry.isPending || mail.failed === 0}
          aria-busy={retry.isPending || undefined}
          onClick={() => retry.mutate()}
        >
          {retry.isPending ? words.retrying : words.retry}
        </Button>
      </Flex>
      {test.data ? (
        <Banner key={test.submittedAt} tone={test.data.isSent ? 'success' : 'error'} mt={4}>
          {test.data.isSent ? words.sent(test.data.to) : words.notSent(test.data.to)}
          <chakra.span display="block" mt={1} textStyle="data" overflowWrap="anywhere" whiteSpace="pre-wrap">
            {test.data.answer}
          </chakra.span>
        </Banner>
      ) : null}
    </PageSection>
  )
}
