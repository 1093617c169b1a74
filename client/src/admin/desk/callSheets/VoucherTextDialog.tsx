import { Flex, Grid } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { whatsAppLink } from '../../../../../shared/agency'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { LoadingText } from '../../../design/feedback/LoadingText'
import { TextArea } from '../../../design/form/TextArea'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { hours as words } from './hoursCopy'

type Props = { job: string; dateId: string; onClose: () => void }

/** The text with the link of the client's contact, to be sent by WhatsApp or copied. */
export function VoucherTextDialog({ job, dateId, onClose }: Props) {
  const { mutate, data, isError } = trpc.desk.hours.text.useMutation()
  const [typed, type] = useState<string | null>(null)
  useEffect(() => mutate({ job, dateId }), [job, dateId, mutate])
  const text = typed ?? data?.text ?? ''
  const open = () => {
    const chat = whatsAppLink(data?.phone?.startsWith('+') ? data.phone : null, text)
    window.open(chat, '_blank', 'noopener')
    onClose()
  }
  return (
    <Dialog open title={words.textTitle} onClose={onClose}>
      {isError ? <p role="alert">{words.textFailed}</p> : null}
      {data ? (
        <Grid gap={4}>
          <TextArea
            label={words.theText}
            rows={4}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
          <Flex gap={3} wrap="wrap">
            <Button variant="primary" onClick={open}>
              {words.openChat}
            </Button>
            <Button
              variant="outline"
              onClick={() => void navigator.clipboard.writeText(text).then(() => notifySuccess(words.copied))}
            >
              {words.copy}
            </Button>
          </Flex>
        </Grid>
      ) : isError ? null : (
        <LoadingText>{words.writing}</LoadingText>
      )}
    </Dialog>
  )
}
