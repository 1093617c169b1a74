import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { RestoreState } from '../../../../../shared/operations/restores'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { TextField } from '../../../design/form/TextField'
import { isCancelled, parseApiError } from '../../../lib/apiError'
import { notifyFailure } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { DateTimeCell } from '../../lists/cells/DateTimeCell'
import { PageSection } from '../../lists/records/PageSection'
import { Fact, Facts } from '../system/Facts'
import { restoring as copy } from './copy'
import { AnotherBackup } from './Refused'

type Ready = Extract<RestoreState, { step: 'ready' }>
type Props = { backup: Ready; onChange: () => void }

/** What the backup is, what becomes of the site, and the code that opens its passwords. */
export function ReadyBackup({ backup: { madeAt, files, closed, takesCode }, onChange }: Props) {
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const accept = trpc.admin.backups.acceptRestore.useMutation({
    onSuccess: onChange,
    onError(error) {
      setAsking(false)
      if (isCancelled(error)) return
      const { status, message } = parseApiError(error)
      if (status === 400) setCodeError(message ?? copy.failedToAccept)
      else notifyFailure(copy.failedToAccept, message || undefined)
    },
  })
  return (
    <PageSection title={files === null ? copy.replicaTitle : copy.readyTitle}>
      <Box maxW="measure">
        <Facts>
          <Fact name={files === null ? copy.asOf : copy.made}>
            <DateTimeCell at={madeAt} />
          </Fact>
          {files === null ? null : <Fact name={copy.files}>{files.toLocaleString('en-IN')}</Fact>}
        </Facts>
        <chakra.p mt={4}>{files === null ? copy.aboutReplica : copy.about}</chakra.p>
        {files === null ? <chakra.p mt={4}>{copy.picturesStay}</chakra.p> : null}
        {closed.length > 0 ? (
          <>
            <chakra.p mt={4}>{copy.closed}</chakra.p>
            <chakra.ul mt={1} pl={5} listStyleType="disc" textStyle="small">
              {closed.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </chakra.ul>
          </>
        ) : null}
        {takesCode ? (
          <Box mt={5} maxW="28rem">
            <TextField
              label={copy.code}
              help={copy.codeHelp}
              error={codeError}
              value={code}
              autoComplete="off"
              onChange={(event) => {
                setCode(event.currentTarget.value)
                setCodeError(undefined)
              }}
            />
          </Box>
        ) : null}
      </Box>
      <Flex gap={3} wrap="wrap" align="end">
        <Button mt={5} onClick={() => setAsking(true)}>
          {files === null ? copy.replicaAccept : copy.submit}
        </Button>
        <AnotherBackup onChange={onChange} />
      </Flex>
      <Confirm
        open={isAsking}
        title={copy.confirm}
        question={copy.question}
        confirmWords={copy.confirmSubmit}
        busyWords={copy.busy}
        busy={accept.isPending}
        onConfirm={() => accept.mutate({ code })}
        onClose={() => setAsking(false)}
      />
    </PageSection>
  )
}
