import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../design/actions/Button'
import { Dialog } from '../../design/feedback/Dialog'
import { failedBecause, Problem } from '../../design/feedback/Problem'
import { trpc } from '../../lib/trpc'
import { HandOver } from '../forms/HandOver'
import { tellRefused } from '../forms/tellFailed'
import { sending as copy } from './copy'

type Props = {
  id: string
  /** the paper is late */
  isReminder?: boolean
  onClose: () => void
}
/** Makes a link of a paper and hands its text over: WhatsApp first, then mail, then to copy. */
export default function SendDialog({ id, isReminder = false, onClose }: Props) {
  const utils = trpc.useUtils()
  const make = trpc.desk.money.text.useMutation({
    onSuccess: () => void utils.desk.money.get.invalidate({ id }),
  })
  const note = trpc.desk.money.noteHanded.useMutation({
    onSuccess(paper) {
      utils.desk.money.get.setData({ id }, paper)
      void utils.desk.money.list.invalidate()
      void utils.desk.money.toRemind.invalidate()
      // The desk, left for the paper, shows it as soon as it is opened again.
      void utils.desk.money.overdue.invalidate(undefined, { refetchType: 'all' })
    },
    onError: (error) => tellRefused(error, copy.notNoted),
  })
  const { mutate } = make
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!hasAsked.current) mutate({ id })
    hasAsked.current = true
  }, [id, mutate])
  return (
    <Dialog open title={isReminder ? copy.reminder : copy.title} onClose={onClose}>
      <Problem>{failedBecause(copy.failed, make.error)}</Problem>
      {make.data ? (
        <>
          <HandOver {...make.data} onHanded={() => note.mutate({ linkId: make.data.linkId, went: true })} />
          <chakra.p role="status" minH="touch">
            {note.data && note.variables.went ? (
              <>
                {copy.noted}{' '}
                <Button
                  variant="quiet"
                  disabled={note.isPending}
                  onClick={() => note.mutate({ linkId: make.data.linkId, went: false })}
                >
                  {copy.didNotGo}
                </Button>
              </>
            ) : note.data ? (
              copy.takenBack
            ) : null}
          </chakra.p>
          <chakra.p color="fgQuiet">{copy.once}</chakra.p>
        </>
      ) : make.error ? null : (
        <chakra.p role="status">{copy.loading}</chakra.p>
      )}
    </Dialog>
  )
}
