import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ImportRun } from '../../../../../shared/roster/imports/rosterImportFields'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { ProgressBar } from '../../../design/feedback/ProgressBar'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { PageSection } from '../../lists/records/PageSection'
import { rosterImport } from './copy'

const copy = rosterImport.running
type Props = { run: ImportRun; onChanged: () => void }

/** How far an import, or its being taken back, has come. */
export function RunningPart({ run, onChanged }: Props) {
  const [isAsked, setAsked] = useState(false)
  const cancel = trpc.admin.rosterImport.cancel.useMutation({
    onSettled() {
      setAsked(false)
      onChanged()
    },
    onError: sayFailed(copy.stopFailed),
  })
  const isBack = run.state === 'taking-back'
  const { waiting = 0, made = 0, ...others } = run.counts
  const all = Object.values(others).reduce((sum, count) => sum + count, waiting + made)
  const done = all - (isBack ? made : waiting)
  return (
    <PageSection title={isBack ? copy.takingBack : copy.title}>
      <Box maxW="40rem">
        <ProgressBar label={copy.label} share={all === 0 ? 1 : done / all} />
        <chakra.p mt={3} mb={6} fontVariantNumeric="tabular-nums" role="status">
          {copy.of(done, all)}
        </chakra.p>
        {isBack ? null : (
          <Button variant="outline" onClick={() => setAsked(true)}>
            {copy.stop}
          </Button>
        )}
      </Box>
      <Confirm
        open={isAsked}
        title={copy.stopTitle}
        question={copy.stopQuestion}
        confirmWords={copy.stop}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutateAsync({ id: run.id }).catch(() => {})}
        onClose={() => setAsked(false)}
      />
    </PageSection>
  )
}
