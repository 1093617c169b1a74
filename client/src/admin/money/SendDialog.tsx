import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Dialog } from '../../design/feedback/Dialog'
import { failedBecause, Problem } from '../../design/feedback/Problem'
import { trpc } from '../../lib/trpc'
import { HandOver } from '../forms/HandOver'
import { sending as copy } from './copy'

/** Makes a link of a paper and hands its text over: WhatsApp first, then mail, then to copy. */
export default function SendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const utils = trpc.useUtils()
  const make = trpc.desk.money.text.useMutation({
    onSuccess: () => void utils.desk.money.get.invalidate({ id }),
  })
  const { mutate } = make
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!hasAsked.current) mutate({ id })
    hasAsked.current = true
  }, [id, mutate])
  return (
    <Dialog open title={copy.title} onClose={onClose}>
      <Problem>{failedBecause(copy.failed, make.error)}</Problem>
      {make.data ? (
        <>
          <HandOver {...make.data} />
          <chakra.p color="fgQuiet">{copy.once}</chakra.p>
        </>
      ) : make.error ? null : (
        <chakra.p role="status">{copy.loading}</chakra.p>
      )}
    </Dialog>
  )
}
