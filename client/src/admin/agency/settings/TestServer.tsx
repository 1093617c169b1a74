import { Box, chakra } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import type { MailServer } from '../../../../../shared/agency/serverSettings'
import { Button } from '../../../design/actions/Button'
import { Banner } from '../../../design/feedback/Banner'
import { applyFieldErrors, parseApiError } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { adminSettings } from './copy'
import type { Draft } from './sectionDraft'

const copy = adminSettings.test

/** Sends the superadmin a test by the mail server in the form, before it is saved, and shows the answer. */
export function TestServer({ form }: { form: UseFormReturn<Draft, unknown, Draft> }) {
  const test = trpc.admin.settings.testMailServer.useMutation({
    onError(error) {
      applyFieldErrors(form, error)
      const { message, issues } = parseApiError(error)
      tellFailed((issues.length === 0 && message) || copy.failed)
    },
  })
  const send = form.handleSubmit((draft) => test.mutate(draft as MailServer))
  return (
    <Box>
      <Button
        variant="outline"
        disabled={test.isPending}
        aria-busy={test.isPending || undefined}
        onClick={() => void send()}
      >
        {test.isPending ? copy.sending : copy.toMe}
      </Button>
      <chakra.p textStyle="small" color="fgQuiet" mt={1.5}>
        {copy.toMeHelp}
      </chakra.p>
      {test.data ? (
        <Banner key={test.submittedAt} tone={test.data.isSent ? 'success' : 'error'} mt={3}>
          {test.data.isSent ? copy.sent(test.data.to) : copy.notSent(test.data.to)}
          <chakra.span display="block" mt={1} textStyle="data" overflowWrap="anywhere" whiteSpace="pre-wrap">
            {test.data.answer}
          </chakra.span>
        </Banner>
      ) : null}
    </Box>
  )
}
