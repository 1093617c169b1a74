import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { whatsAppLink } from '../../../../../shared/agency'
import type { SheetRecipient } from '../../../../../shared/desk/callSheets/sheetViews'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { LoadingText } from '../../../design/feedback/LoadingText'
import { Problem } from '../../../design/feedback/Problem'
import { TextArea } from '../../../design/form/TextArea'
import { trpc } from '../../../lib/trpc'
import { sending as copy } from './copy'
import type { SheetPeople } from './useSheet'

type Props = { links: string[]; recipients: SheetRecipient[]; people: SheetPeople; onClose: () => void }

/** Walks the recipients: each press opens WhatsApp with the text of one, and the next one stands ready. */
export function SendAllDialog({ links, recipients, people, onClose }: Props) {
  const [at, setAt] = useState(0)
  const linkId = links[at]
  const name = recipients.find((each) => each.linkId === linkId)?.name ?? ''
  return (
    <Dialog open title={copy.title} onClose={onClose}>
      {linkId ? (
        <Grid gap={4}>
          <chakra.p textStyle="data">{copy.nextOf(at + 1, links.length)}</chakra.p>
          <One
            key={linkId}
            linkId={linkId}
            name={name}
            onOpened={() => {
              people.noteSent.mutate({ linkId })
              setAt(at + 1)
            }}
            onSkip={() => setAt(at + 1)}
          />
          <chakra.p textStyle="small" color="fgQuiet">
            {copy.out}
          </chakra.p>
        </Grid>
      ) : (
        <Grid gap={4}>
          <p role="status">{copy.done}</p>
          <Button variant="outline" justifySelf="start" onClick={onClose}>
            {copy.close}
          </Button>
        </Grid>
      )}
    </Dialog>
  )
}

type OneProps = { linkId: string; name: string; onOpened: () => void; onSkip: () => void }

function One({ linkId, name, onOpened, onSkip }: OneProps) {
  const { mutate, data, isError } = trpc.desk.callSheets.text.useMutation()
  const [typed, type] = useState<string | null>(null)
  useEffect(() => mutate({ linkId }), [linkId, mutate])
  const text = typed ?? data?.text ?? ''
  const open = () => {
    window.open(whatsAppLink(data?.phone ?? null, text), '_blank', 'noopener')
    onOpened()
  }
  if (isError) return <Problem>{copy.failed}</Problem>
  if (!data) return <LoadingText>{copy.loading}</LoadingText>
  return (
    <>
      <TextArea label={copy.text} rows={6} value={text} onChange={(event) => type(event.target.value)} />
      <Flex gap={3} wrap="wrap">
        <Button variant="primary" autoFocus onClick={open}>
          {copy.open(name)}
        </Button>
        <Button variant="outline" onClick={onSkip}>
          {copy.skip}
        </Button>
      </Flex>
    </>
  )
}
