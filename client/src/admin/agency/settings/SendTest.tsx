import { Box, chakra } from '@chakra-ui/react'
import type { Notice } from '../../../../../shared/agency/agencySettings'
import { Button } from '../../../design/actions/Button'
import { Banner } from '../../../design/feedback/Banner'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { adminSettings } from './copy'

const copy = adminSettings.test

/** Sends a test to those who get a notice by the saved settings, and shows what the mail server answered for each. */
export function SendTest({ notice, label, isDirty }: { notice: Notice; label: string; isDirty: boolean }) {
  const test = trpc.admin.settings.sendTest.useMutation({
    onError: sayFailed(copy.failed),
  })
  return (
    <Box mt={2}>
      <Button
        variant="quiet"
        px={0}
        size="small"
        aria-label={copy.sendOf(label)}
        disabled={isDirty || test.isPending}
        aria-busy={test.isPending || undefined}
        onClick={() => test.mutate({ notice })}
      >
        {test.isPending ? copy.sending : copy.send}
      </Button>
      {test.data?.map(({ to, isSent, answer }) => (
        <Banner key={`${to} ${test.submittedAt}`} tone={isSent ? 'success' : 'error'} mt={2}>
          {isSent ? copy.sent(to) : copy.notSent(to)}
          <chakra.span display="block" mt={1} textStyle="data" overflowWrap="anywhere" whiteSpace="pre-wrap">
            {answer}
          </chakra.span>
        </Banner>
      ))}
    </Box>
  )
}
