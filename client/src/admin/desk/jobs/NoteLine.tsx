import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ActivityView } from '../../../../../shared/desk/jobs/jobs'
import { Button } from '../../../design/actions/Button'
import { Confirm } from '../../../design/feedback/Confirm'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellReason } from '../../forms/tellFailed'
import { useIsBooker } from '../../shell/useIsBooker'
import { desk } from '../copy'

const copy = desk.job

/** The words of an entry, which an admin can delete, or that they were deleted and by whom. */
export function NoteLine({ line: { number, note, deleted } }: { line: ActivityView }) {
  const utils = trpc.useUtils()
  const isAdmin = !useIsBooker()
  const [isAsking, setAsking] = useState(false)
  const settled = () => {
    setAsking(false)
    void utils.desk.jobs.get.invalidate()
  }
  const blank = trpc.admin.notes.blank.useMutation({
    onSuccess() {
      settled()
      notifySuccess(copy.blanked)
    },
    onError(error) {
      settled()
      tellReason(error)
    },
  })
  if (note === null) return deleted ? <chakra.p color="fgQuiet">{deleted}</chakra.p> : null
  return (
    <>
      <chakra.p dir="auto" whiteSpace="pre-wrap">
        {note}
      </chakra.p>
      {isAdmin ? (
        <Button variant="quiet" size="small" px={0} minH="touch" onClick={() => setAsking(true)}>
          {copy.blankNote}
        </Button>
      ) : null}
      <Confirm
        open={isAsking}
        title={copy.blankTitle}
        question={copy.blankMore}
        confirmWords={copy.blankNote}
        busy={blank.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => blank.mutateAsync({ number })}
      />
    </>
  )
}
