import { useEffect } from 'react'
import { Dialog } from '../../../design/feedback/Dialog'
import { LoadingText } from '../../../design/feedback/LoadingText'
import { Problem } from '../../../design/feedback/Problem'
import { trpc } from '../../../lib/trpc'
import { HandOver } from '../../forms/HandOver'
import { hours as copy } from './hoursCopy'

type Props = { job: string; dateId: string; onClose: () => void }

/** The text with the link of the client's contact, to be sent by WhatsApp or copied. */
export function VoucherTextDialog({ job, dateId, onClose }: Props) {
  const { mutate, data, isError } = trpc.desk.hours.text.useMutation()
  useEffect(() => mutate({ job, dateId }), [job, dateId, mutate])
  return (
    <Dialog open title={copy.textTitle} onClose={onClose}>
      <Problem>{isError ? copy.textFailed : null}</Problem>
      {data ? (
        <HandOver text={data.text} phone={data.phone} />
      ) : isError ? null : (
        <LoadingText>{copy.writing}</LoadingText>
      )}
    </Dialog>
  )
}
