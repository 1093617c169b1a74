import { chakra, Flex } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { MailState } from '../../../../../shared/system'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { Banner } from '../../../design/feedback/Banner'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { PageSection } from '../../lists/records/PageSection'
import { system } from './copy'
import { Fact, Facts } from './Facts'
import { Reason } from './Reason'

const copy = system.mail
type Props = { mail: MailState; isFailing: boolean }

/** The mail queue, the reasons for failures, and a superadmin's actions. */
export function MailPart({ mail, isFailing }: Props) {
  const { admin } = trpc.useUtils()
  const renew = () => admin.system.invalidate()
  const test = trpc.admin.system.sendTestMail.useMutation({
    onError: sayFailed(copy.testFailed),
    onSettled: renew,
  })
  const retry = trpc.admin.system.retryAllMails.useMutation({
    onSuccess: ({ count }) => notifySuccess(copy.retried(count)),
    onError: sayFailed(copy.retryFailed),
    onSettled: renew,
  })
  return (
    <PageSection id="email" title={copy.title}>
      <Facts>
        <Fact name={copy.delivery}>{copy.how[mail.delivery]}</Fact>
        <Fact name={copy.waiting}>{mail.waiting.toLocaleString('en-IN')}</Fact>
        {mail.oldestWaitingAt ? (
          <Fact name={copy.oldest}>
            <DateTimeCell at={mail.oldestWaitingAt} />
          </Fact>
        ) : null}
        <Fact name={copy.failed}>{mail.failed.toLocaleString('en-IN')}</Fact>
        {mail.failingSince ? (
          <Fact name={copy.failingSince} alarm={isFailing ? copy.failing : undefined}>
            <DateTimeCell at={mail.failingSince} />
          </Fact>
        ) : null}
        {mail.reasons.map(({ reason, count }) => (
          <Fact key={reason} name={`${copy.reasons} (${copy.times(count)})`}>
            <Reason>{reason}</Reason>
          </Fact>
        ))}
      </Facts>
      <Flex gap={3} wrap="wrap" align="center" mt={4}>
        <Button
          variant="outline"
          size="small"
          disabled={test.isPending}
          aria-busy={test.isPending || undefined}
          onClick={() => test.mutate()}
        >
          {test.isPending ? copy.testing : copy.test}
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={retry.isPending || mail.failed === 0}
          aria-busy={retry.isPending || undefined}
          onClick={() => retry.mutate()}
        >
          {retry.isPending ? copy.retrying : copy.retry}
        </Button>
        {isFailing || mail.delivery === 'files' ? (
          <TextLink href={adminPaths.settingsSection('mailServer')}>{copy.toServer}</TextLink>
        ) : null}
      </Flex>
      {test.data ? (
        <Banner key={test.submittedAt} tone={test.data.isSent ? 'success' : 'error'} mt={4}>
          {test.data.isSent ? copy.sent(test.data.to) : copy.notSent(test.data.to)}
          {test.data.isSent ? (
            <chakra.span
              display="block"
              mt={1}
              textStyle="data"
              overflowWrap="anywhere"
              whiteSpace="pre-wrap"
            >
              {test.data.answer}
            </chakra.span>
          ) : (
            <chakra.div mt={1}>
              <Reason>{test.data.answer}</Reason>
            </chakra.div>
          )}
        </Banner>
      ) : null}
    </PageSection>
  )
}
